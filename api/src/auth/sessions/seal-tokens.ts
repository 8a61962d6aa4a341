import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const sealedSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** What is kept of the provider's tokens. */
export type KeptTokens = z.infer<typeof sealedSchema>

/** The key with which tokens are sealed, made from the setting SESSION_SECRET. */
export function deriveTokenKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'liberta: tokens of sessions', 32))
}

/** Encrypts tokens for one session (AES-256-GCM): in another session's row they cannot be opened. */
export function sealTokens(tokens: KeptTokens, sessionHash: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(sessionHash))
  const { accessToken, refreshToken } = tokens
  const body = Buffer.concat([cipher.update(JSON.stringify({ accessToken, refreshToken })), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The tokens; null where they were sealed with another key, for another session, or were changed. */
export function openTokens(sealed: string | null, sessionHash: string, key: Buffer): KeptTokens | null {
  if (sealed === null) return null
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(sessionHash)).setAuthTag(tag)
    const body = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return sealedSchema.parse(JSON.parse(body.toString()))
  } catch {
    return null
  }
}
