import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/**
 * A signed-in browser. The browser holds a random id in a cookie; here stand its hash, from which it cannot be made again,
 * and the provider's tokens, encrypted with a key that is not in the database.
 */
export const ReaderSessionSchema = defineEntity({
  name: 'ReaderSession',
  tableName: 'reader_sessions',
  indexes: [
    { name: 'reader_sessions_user_index', properties: ['userId'] },
    { name: 'reader_sessions_expiry_index', properties: ['expiresAt'] },
  ],
  properties: {
    /** SHA-256 of the cookie's id, in base64url. */
    idHash: p.text().primary(),
    userId: readerColumn('reader_sessions_user_foreign'),
    /** Access and refresh token, sealed; null once the provider refused to renew them. */
    sealedTokens: p.text().nullable(),
    /** When the access token ends. */
    tokenExpiresAt: p.datetime(3),
    /** Until then one process renews the tokens, and the others wait for what it gets. */
    renewingUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    renewedAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
})

/** A browser that is signed in. */
export class ReaderSession extends ReaderSessionSchema.class {}
ReaderSessionSchema.setClass(ReaderSession)
