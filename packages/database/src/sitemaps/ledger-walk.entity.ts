import { defineEntity, p } from '@mikro-orm/core'

/** How far the ledger has been filled from the CMS's lists of one kind; a walk goes on where it was left. */
export const LedgerWalkSchema = defineEntity({
  name: 'LedgerWalk',
  tableName: 'ledger_walks',
  properties: {
    kind: p.text().primary(),
    /** The year whose list is read, where the CMS's lists span no more; 0 where they have no such bound. */
    year: p.integer(),
    /** The page that is read next, from 1. */
    page: p.integer(),
    /** When the walk came to its end; null while it is under way. */
    finishedAt: p.datetime(3).nullable(),
    /** What the addresses were made with: where that changes, the walk begins anew. */
    madeWith: p.text(),
    /** Until when a worker has it. */
    claimedUntil: p.datetime(3),
    /** How often it was claimed: who was overtaken finds another count than its own. */
    claim: p.integer().default(0),
    /** How often its page was asked for, and did not come. */
    tries: p.integer().default(0),
    /** Up to when the pages that all workers together may read have been taken. */
    pacedAt: p.datetime(3).defaultRaw('now()'),
  },
})

/** A walk through the CMS's lists. */
export class LedgerWalk extends LedgerWalkSchema.class {}
LedgerWalkSchema.setClass(LedgerWalk)
