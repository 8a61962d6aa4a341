import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** One choice of a signed-in reader about cookies, on one of their devices. Never changed: the proof that consent was given. */
export const CookieChoiceSchema = defineEntity({
  name: 'CookieChoice',
  tableName: 'cookie_choices',
  indexes: [{ name: 'cookie_choices_newest_index', properties: ['userId', 'chosenAt'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('cookie_choices_user_foreign'),
    /** Which words were shown. */
    version: p.integer(),
    granted: p.json<readonly Purpose[]>(),
    chosenAt: p.datetime(3),
  },
})

/** A choice about cookies as it was made: the history is only added to. */
export class CookieChoice extends CookieChoiceSchema.class {}
CookieChoiceSchema.setClass(CookieChoice)
