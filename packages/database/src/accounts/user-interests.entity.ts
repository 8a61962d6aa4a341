import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** The topics and zones that a reader wants to hear of (requirements 3.14). */
export const UserInterestsSchema = defineEntity({
  name: 'UserInterests',
  tableName: 'user_interests',
  uniques: [{ name: 'user_interests_user_unique', properties: ['userId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('user_interests_user_foreign'),
    topics: p.json<string[]>(),
    zones: p.json<string[]>(),
    updatedAt: p.datetime(3),
    version: p.integer().version().default(1),
  },
})

/** The topics and zones that a reader has chosen. */
export class UserInterests extends UserInterestsSchema.class {}
UserInterestsSchema.setClass(UserInterests)
