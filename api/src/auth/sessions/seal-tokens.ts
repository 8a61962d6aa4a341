import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const sealedSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** What is kept of the provider's tokens. */
export type KeptTokens = z.infer<typeof sealedSchema>

/** Keys of tokens: with the first they are sealed, with any of them opened. */
export type TokenKeys = readonly [current: Buffer, ...previous: Buffer[]]

/** The keys with which tokens are sealed, made from SESSION_SECRET and, while it is being replaced, from the one before. */
export function deriveTokenKeys(current: string, previous?: string): TokenKeys {
  return [deriveKey(current), ...(previous === undefined ? [] : [deriveKey(previous)])]
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'liberta: tokens of sessions', 32))
}

/** Encrypts tokens for one session (AES-256-GCM) with the current key: in another session's row they cannot be opened. */
export function sealTokens(tokens: KeptTokens, sessionHash: string, [key]: TokenKeys): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(sessionHash))
  const { accessToken, refreshToken } = tokens
  const body = Buffer.concat([cipher.update(JSON.stringify({ accessToken, refreshToken })), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The tokens; null where they were sealed with a key that is none of these, for another session, or were changed. */
export function openTokens(sealed: string | null, sessionHash: string, keys: TokenKeys): KeptTokens | null {
  if (sealed === null) return null
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys) {
    const tokens = openWith(key, bytes, sessionHash)
    if (tokens) return tokens
  }
  return null
}

function openWith(key: Buffer, bytes: Buffer, sessionHash: string): KeptTokens | null {
  try {
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
