import { resolvePath } from '../addresses/resolve-path.ts'
import { findLegacyRedirect } from './legacy-address.table.ts'
import { buildRedirectKey } from './redirect-key.ts'
import type { RedirectRules } from './redirect-rules.schema.ts'
import type { Redirect } from './redirect.types.ts'

export type { Redirect } from './redirect.types.ts'

/** Rules made ready: one look into a map for one path, chains already followed to their end. */
export interface CompiledRedirects {
  readonly byKey: ReadonlyMap<string, Redirect>
}

/** Says every rule that cannot stand, and why; the rules in force before stay in force. */
export class RedirectRulesError extends Error {
  override readonly name = 'RedirectRulesError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const more = faults.length > TOLD ? ` (and ${faults.length - TOLD} more)` : ''
    super(`the redirect rules cannot stand: ${faults.slice(0, TOLD).join('; ')}${more}`)
    this.faults = faults
  }
}

/** Faults that one message tells. */
const TOLD = 20
const PATH_TARGET = /^\/(?!\/)[^\s\\\p{Cc}]*$/u
const ADDRESS_TARGET = /^https?:\/\/[^\s\\\p{Cc}/@][^\s\\\p{Cc}@]*$/iu

type Rules = Map<string, Redirect>

/**
 * Makes rule files ready to be looked up. A chain leads to its end at once, and is permanent only where each of its steps is;
 * an end in another spelling than the site's own leads to the site's. A rule that only takes the slash off its path, or
 * changes its case, says what every path does, and is left out.
 * @throws RedirectRulesError naming circles, targets that are no address, and old paths that lead to two places
 */
export function compileRedirects(rules: RedirectRules): CompiledRedirects {
  const faults: string[] = []
  const direct = readRules(rules, faults)
  const ends = createEndFinder(direct, (steps) => faults.push(`a circle: ${steps.join(' → ')}`))
  const found = [...direct.keys()].map((key) => [key, ends(key)] as const)
  if (faults.length > 0) throw new RedirectRulesError(faults)
  return { byKey: new Map(found.flatMap(([key, end]) => (end === null ? [] : [[key, end]]))) }
}

/** Where a path, as it stands on the wire, has moved to; null where it has not. */
export function resolveRedirect({ byKey }: CompiledRedirects, path: string): Redirect | null {
  const key = buildRedirectKey(path)
  return key === null ? null : findStep(key, byKey)
}

function findStep(key: string, rules: ReadonlyMap<string, Redirect>): Redirect | null {
  return rules.get(key) ?? findLegacyRedirect(key, rules)
}

function readRules(rules: RedirectRules, faults: string[]): Rules {
  const direct: Rules = new Map()
  for (const status of [301, 302] as const) {
    for (const [from, { newUrl }] of Object.entries(rules[status])) {
      const key = buildRedirectKey(from)
      const to = escapeTarget(newUrl)
      if (key === null) faults.push(`${from} is no path`)
      else if (!isTarget(to)) faults.push(`${from} leads to ${newUrl}, which is neither a path nor an http(s) address`)
      else if (buildRedirectKey(pathOf(to)) === key && pathOf(to) !== from) continue
      else if (direct.has(key) && !isSame(direct.get(key), { status, to })) faults.push(`${from} leads to two places`)
      else direct.set(key, { status, to })
    }
  }
  return direct
}

/** Letters beyond ASCII, escaped: a Location header takes no others. */
function escapeTarget(to: string): string {
  return to.toWellFormed().replaceAll(/[^\0-\x7f]+/g, encodeURIComponent)
}

function isTarget(to: string): boolean {
  return PATH_TARGET.test(to) || (ADDRESS_TARGET.test(to) && URL.canParse(to))
}

function isSame(one: Redirect | undefined, other: Redirect): boolean {
  return one?.status === other.status && one.to === other.to
}

/**
 * Makes the function that follows a key to where its readers end up; null where they do not leave, or go in a circle. Every
 * key that was passed is remembered, so that a long chain is walked but once.
 */
function createEndFinder(direct: Rules, onCircle: (steps: readonly string[]) => void) {
  const ends = new Map<string, Redirect | null>()
  return (first: string): Redirect | null => {
    const passed = new Map<string, Redirect>()
    let at = first
    let end: Redirect | null = null
    while (!ends.has(at)) {
      const step = findStep(at, direct)
      if (step === null) break
      passed.set(at, step)
      const to = isMoved(step.to, direct) ? step.to : spellAsSite(step.to)
      end = { ...step, to }
      const next = keyOfTarget(to)
      if (next === null) break
      if (passed.has(next)) {
        onCircle([...passed.keys(), next])
        break
      }
      at = next
    }
    end = ends.get(at) ?? end
    for (const [key, step] of [...passed].toReversed()) {
      end = end === null ? null : { status: step.status === 301 ? end.status : 302, to: end.to }
      ends.set(key, end)
    }
    return ends.get(first) ?? null
  }
}

function keyOfTarget(to: string): string | null {
  return to.startsWith('/') ? buildRedirectKey(pathOf(to)) : null
}

function isMoved(to: string, direct: Rules): boolean {
  const key = keyOfTarget(to)
  return key !== null && findStep(key, direct) !== null
}

/** A target in the one spelling of its page; as it is where it has a query, which the rule wants to be kept. */
function spellAsSite(to: string): string {
  if (!to.startsWith('/') || to.includes('?')) return to
  const path = pathOf(to)
  const resolved = resolvePath(path)
  return resolved.type === 'redirect' ? `${resolved.path}${to.slice(path.length)}` : to
}

function pathOf(to: string): string {
  return /^[^?#]*/.exec(to)?.[0] ?? to
}
