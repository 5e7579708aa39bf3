/* bluff-fault.c: the names and rules of what is wrong with a record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-fault.h"

#define NAME_OF(NAME, nick) [BLUFF_FAULT_##NAME] = nick,

static const char *const fault_names[BLUFF_N_FAULTS] = { [BLUFF_FAULT_NONE] = "none",
                                                         BLUFF_FAULTS_FILE (NAME_OF) BLUFF_FAULTS_LINE (NAME_OF)
                                                             BLUFF_FAULTS_KEY (NAME_OF) BLUFF_FAULTS_RECORD (NAME_OF) };

const char *
bluff_fault_name (BluffFaultCause cause)
{
  g_return_val_if_fail (cause < BLUFF_N_FAULTS, NULL);

  return fault_names[cause];
}

const char *
bluff_fault_rule (const BluffFault *self)
{
  return self->cause == BLUFF_FAULT_RULES ? bluff_refusal_rule (self->refusal) : "format";
}
