import { defineEntity, p } from '@mikro-orm/core'

/**
 * A month of the ledger that has changed, and whose sitemaps nobody has had made anew yet. Written in the statement that changes the ledger:
 * who fails afterwards leaves it to whoever comes next.
 */
export const ChangedMonthSchema = defineEntity({
  name: 'ChangedMonth',
  tableName: 'changed_months',
  properties: {
    /** As in `listed_addresses`. */
    kind: p.text().primary(),
    month: p.text().primary(),
    /** How often: one more says that it has changed again meanwhile. */
    changes: p.integer(),
  },
})

/** A month that has changed. */
export class ChangedMonth extends ChangedMonthSchema.class {}
ChangedMonthSchema.setClass(ChangedMonth)
