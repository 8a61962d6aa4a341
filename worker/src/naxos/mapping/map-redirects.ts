import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { z } from 'zod'
import { anythingField, isOwnPath, makeLink } from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const LONGEST_OLD_PATH = 1024
const LONGEST_NEW_URL = 2048
/** More rules than any site has; an answer with more is no list of rules. */
const MOST_RULES = 200_000

const naxosRulesSchema = z.object({ 301: anythingField, 302: anythingField })

/**
 * The redirect rules (requirements 3.46); null where `data` is none. A rule from what is no path of this site, or to what
 * may stand in no link, is dropped and counted.
 */
export function mapRedirects(grammar: AddressGrammar, data: unknown, drop: Drop): RedirectRules | null {
  const answer = naxosRulesSchema.safeParse(data)
  if (!answer.success) return null
  const [permanent, temporary] = [entriesOf(answer.data[301]), entriesOf(answer.data[302])]
  if (!permanent || !temporary || permanent.length + temporary.length > MOST_RULES) return null
  return { 301: mapRules(grammar, permanent, drop), 302: mapRules(grammar, temporary, drop) }
}

function entriesOf(value: unknown): [string, unknown][] | null {
  if (value === null || value === undefined) return []
  return typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null
}

function mapRules(grammar: AddressGrammar, entries: readonly [string, unknown][], drop: Drop): RedirectRules['301'] {
  const rules = entries.flatMap(([from, rule]) => {
    const newUrl = readTarget(grammar, rule)
    const isPath = from.length <= LONGEST_OLD_PATH && isOwnPath(from)
    if (!isPath || newUrl === null) drop('redirect')
    return isPath && newUrl !== null ? [[from, { newUrl }] as const] : []
  })
  return Object.fromEntries(rules)
}

function readTarget(grammar: AddressGrammar, rule: unknown): string | null {
  const isRule = typeof rule === 'object' && rule !== null && 'newUrl' in rule
  if (!isRule || typeof rule.newUrl !== 'string' || rule.newUrl.length > LONGEST_NEW_URL) return null
  return makeLink(grammar, rule.newUrl)
}
