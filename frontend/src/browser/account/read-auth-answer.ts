import type { AuthAnswer, Reader } from '@liberta/contracts/accounts/reader.schema'

const TEXTS = ['id', 'ssoId', 'email', 'name', 'surname'] as const

/**
 * What an answer of `GET /api/auth` says; null for a malformed one. It asks for what pages use, by hand: the schemas' library would
 * be a sixth of all that a browser may be sent.
 */
export function readAuthAnswer(answer: unknown): AuthAnswer | null {
  if (!isObject(answer)) return null
  const { isAuthenticated, user, tokenExpires, savedItems } = answer
  if (typeof isAuthenticated !== 'boolean') return null
  if (tokenExpires !== null && typeof tokenExpires !== 'number') return null
  if (!Array.isArray(savedItems) || !savedItems.every((key) => typeof key === 'string')) return null
  const reader = user === null ? null : readReader(user)
  if (user !== null && reader === null) return null
  return { isAuthenticated, user: reader, tokenExpires, savedItems }
}

/** A reader, as `POST /api/user/sync` answers; null for what is none. */
export function readReader(user: unknown): Reader | null {
  if (!isObject(user) || !TEXTS.every((name) => typeof user[name] === 'string')) return null
  return user as Reader
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
