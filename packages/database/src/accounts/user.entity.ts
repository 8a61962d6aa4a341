import { defineEntity, p } from '@mikro-orm/core'

/** A reader known from the sign-in provider (requirements 3.9, «User (stored)»). */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  uniques: [{ name: 'users_sso_id_unique', properties: ['ssoId'] }],
  properties: {
    id: p.uuid().primary(),
    /** The provider's id of the reader. */
    ssoId: p.text(),
    email: p.text(),
    name: p.text(),
    surname: p.text(),
    profilePhotoUrl: p.text().nullable(),
    /** The reader as the provider describes them, raw; never answered to a browser. */
    ssoData: p.json<Record<string, unknown>>(),
    /** Grows with every command of the reader: what was projected of an older one never replaces a newer. */
    revision: p.integer().default(0),
    version: p.integer().version().default(1),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
})

/** A reader who has signed in once and has not erased their account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User)
