/* bluff-chart-scale.c: which values stand along a chart.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-scale.h"

#include <math.h>

static double
next_step (double step)
{
  double power = pow (10, floor (log10 (step) + 1e-9));
  double first = round (step / power);

  return first < 2 ? 2 * power : first < 5 ? 5 * power : 10 * power;
}

BluffChartScale
bluff_chart_scale_fit (double low, double high, gboolean from_zero, guint most_steps)
{
  BluffChartScale self = { .step = 1 };

  most_steps = MAX (most_steps, 1);
  if (from_zero)
    low = MIN (low, 0);
  for (;; self.step = next_step (self.step))
    {
      self.least = floor (low / self.step) * self.step;
      self.most = ceil (high / self.step) * self.step;
      /* Where all values are the same there is something to stand on, too. */
      if (self.most <= self.least)
        self.most = self.least + self.step;
      self.n_steps = (guint) round ((self.most - self.least) / self.step);
      if (self.n_steps <= most_steps)
        return self;
    }
}

double
bluff_chart_scale_get (const BluffChartScale *self, guint step)
{
  return self->least + step * self->step;
}
