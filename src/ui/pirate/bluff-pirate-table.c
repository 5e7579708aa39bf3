#include "bluff-pirate-table.h"
struct _BluffPirateTable
{
  BluffTabletop parent_instance;
};
G_DEFINE_FINAL_TYPE (BluffPirateTable, bluff_pirate_table, BLUFF_TYPE_TABLETOP)
static void
s (BluffTabletop *t, const BluffView *v)
{
  (void) t;
  (void) v;
}
static void
o (BluffTabletop *t, const BluffLegal *v)
{
  (void) t;
  (void) v;
}
static void
p (BluffTabletop *t, const BluffTold *a, const BluffView *b, const BluffView *c)
{
  (void) a;
  (void) b;
  (void) c;
  bluff_tabletop_done (t, TRUE);
}
static void
k (BluffTabletop *t)
{
  (void) t;
}
static void
e (BluffTabletop *t, const BluffView *v, GArray *a)
{
  (void) t;
  (void) v;
  (void) a;
}
static void
bluff_pirate_table_class_init (BluffPirateTableClass *klass)
{
  BluffTabletopClass *c = BLUFF_TABLETOP_CLASS (klass);
  c->show_view = s;
  c->offer = o;
  c->present = p;
  c->skip = k;
  c->open_secrets = e;
}
static void
bluff_pirate_table_init (BluffPirateTable *self)
{
  (void) self;
}
BluffTabletop *
bluff_pirate_table_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_TABLE, NULL);
}
