import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import type { TOKEN_MESS } from './sso-mess.table.ts'

const tokensSchema = z.record(z.string(), z.unknown())

/**
 * Changes what the provider, which writes its answers itself, gives for a code or a refresh token; what it refuses stays.
 * @param renewals the answers to a refresh token, known once they are given
 */
export function spoilTokens(
  response: ServerResponse,
  kinds: readonly (typeof TOKEN_MESS)[number][],
  renewals: { has(response: ServerResponse): boolean },
): void {
  if (kinds.length === 0) return
  const end = response.end.bind(response)
  const endSpoiled = (chunk?: unknown): ServerResponse => {
    if (response.statusCode !== 200) return end(chunk)
    const tokens = tokensSchema.parse(JSON.parse(String(chunk)))
    const isRenewal = renewals.has(response)
    const body = JSON.stringify(kinds.reduce((spoiled, { spoil }) => ({ ...spoil(spoiled, isRenewal) }), tokens))
    response.setHeader('content-length', Buffer.byteLength(body))
    return end(body)
  }
  response.end = endSpoiled as typeof response.end
}
