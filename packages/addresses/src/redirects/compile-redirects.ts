import type { AddressGrammar } from '../address-grammar.ts'
import { findLegacyRedirect } from './legacy-address.table.ts'
import type { Redirect } from './legacy-address.table.ts'
import { leadsToItself } from './leads-to-itself.ts'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { decodeOnce, LONGEST_PATH } from '../normalise-path.ts'

/** Rules made ready: one look into a map for one path, chains already followed to their end. */
export interface CompiledRedirects {
  readonly byKey: ReadonlyMap<string, Redirect>
  /** Rules that cannot stand, and why: they are left out, and the others stand without them. */
  readonly faults: readonly string[]
  /** By which the rules were read, and former addresses are led to a page. */
  readonly grammar: AddressGrammar
}

const PATH_TARGET = /^\/(?!\/)[^\s\\\p{Cc}]*$/u
/** No name stands before the host, where it could pass for one; behind the host an @ is a letter. */
const ADDRESS_TARGET = /^https?:\/\/[^\s\\\p{Cc}/?#@]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu

type Rules = Map<string, Redirect>

/** The rules as they were given, and the grammar by which their targets are spelled. */
interface Direct {
  rules: Rules
  grammar: AddressGrammar
}

/** Rules that are made ready in one turn: some milliseconds of work. */
const RULES_A_TURN = 500

/**
 * Makes rule files ready to be looked up. A chain leads to its end at once, and is permanent only where each of its steps is;
 * an end in another spelling than the site's own leads to the site's. A rule that only takes the slash off its path, or
 * changes its case, says what every path does, and is left out, as is one by which a thing would move from what may be its own address to
 * another of it (`leadsToItself`). So are, and are named: targets that are no address, all but the
 * first of those that one old path leads to, and the rules of a loop.
 */
export function compileRedirects(rules: RedirectRules, grammar: AddressGrammar): CompiledRedirects {
  const turns = compileInTurns(rules, grammar)
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}

/**
 * Does what `compileRedirects` does, and waits for `pause` between turns of some milliseconds: tens of thousands of rules take
 * a process that serves readers some tenths of a second.
 */
export async function compileRedirectsInTurns(
  rules: RedirectRules,
  grammar: AddressGrammar,
  pause: () => Promise<unknown>,
): Promise<CompiledRedirects> {
  const turns = compileInTurns(rules, grammar)
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
    await pause()
  }
}

function* compileInTurns(rules: RedirectRules, grammar: AddressGrammar): Generator<void, CompiledRedirects> {
  const faults: string[] = []
  const direct: Rules = new Map()
  for (const [index, rule] of listRules(rules).entries()) {
    readRule(rule, { rules: direct, grammar }, faults)
    if (index % RULES_A_TURN === RULES_A_TURN - 1) yield
  }
  for (;;) {
    const { byKey, loops } = yield* findEnds({ rules: direct, grammar })
    if (loops.length === 0) return { byKey, faults, grammar }
    // Without their rules, what led into a loop ends where it began.
    for (const steps of loops) {
      faults.push(`a loop: ${steps.join(' → ')}`)
      for (const key of steps.slice(steps.indexOf(steps.at(-1) ?? ''))) direct.delete(key)
    }
  }
}

/** Where each old path ends, and the steps of each loop, of which the last one is the first that came again. */
function* findEnds(direct: Direct): Generator<void, { byKey: Rules; loops: (readonly string[])[] }> {
  const loops: (readonly string[])[] = []
  const endOf = createEndFinder(direct, (steps) => loops.push(steps))
  const byKey: Rules = new Map()
  for (const [index, key] of [...direct.rules.keys()].entries()) {
    const end = endOf(key)
    const leadsBack = end !== null && leadsToItself(direct.grammar, key, keyOfTarget(end.to) ?? '')
    if (end !== null && !leadsBack) byKey.set(key, end)
    if (index % RULES_A_TURN === RULES_A_TURN - 1) yield
  }
  return { byKey, loops }
}

/** Where a path, as it stands on the wire, has moved to; null where it has not. */
export function resolveRedirect({ byKey, grammar }: CompiledRedirects, path: string): Redirect | null {
  const key = buildRedirectKey(path)
  return key === null ? null : findStep(key, byKey, grammar)
}

function findStep(key: string, rules: ReadonlyMap<string, Redirect>, grammar: AddressGrammar): Redirect | null {
  return rules.get(key) ?? findLegacyRedirect(key, rules, grammar)
}

interface Rule extends Redirect {
  from: string
}

function listRules(rules: RedirectRules): Rule[] {
  return ([301, 302] as const).flatMap((status) =>
    Object.entries(rules[status]).map(([from, { newUrl }]) => ({ status, from, to: newUrl })),
  )
}

function readRule({ status, from, to: written }: Rule, { rules: direct, grammar }: Direct, faults: string[]): void {
  const key = buildRedirectKey(from)
  const to = escapeTarget(written)
  if (key === null) faults.push(`${from} is no path`)
  else if (!isTarget(to)) faults.push(`${from} leads to ${written}, which is neither a path nor an http(s) address`)
  else if (keyOfTarget(to) === key && pathOf(to) !== from) return
  else if (leadsToItself(grammar, key, keyOfTarget(to) ?? '')) return
  else if (direct.has(key) && !isSame(direct.get(key), { status, to }))
    faults.push(`${from} leads to ${written}, and elsewhere before`)
  else direct.set(key, { status, to })
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
 * Makes the function that follows a key to where its readers end up; null where they do not leave. Every key that was passed is
 * remembered, so that a long chain is walked but once.
 */
function createEndFinder(direct: Direct, onLoop: (steps: readonly string[]) => void) {
  const ends = new Map<string, Redirect>()
  return (first: string): Redirect | null => {
    const passed = new Map<string, Redirect>()
    let end = ends.get(first) ?? null
    for (let at: Step | null = end === null ? findStepAt(first, direct) : null; at !== null;) {
      passed.set(at.key, at.redirect)
      const [to, next] = stepOn(at.redirect.to, direct)
      end = (next === null ? undefined : ends.get(next.key)) ?? { status: at.redirect.status, to }
      if (next !== null && passed.has(next.key)) onLoop([...passed.keys(), next.key])
      at = next === null || passed.has(next.key) || ends.has(next.key) ? null : next
    }
    for (const [key, { status }] of [...passed].toReversed()) {
      if (end !== null) ends.set(key, (end = { status: status === 301 ? end.status : 302, to: end.to }))
    }
    return end
  }
}

interface Step {
  key: string
  redirect: Redirect
}

function findStepAt(key: string | null, { rules, grammar }: Direct): Step | null {
  const redirect = key === null ? null : findStep(key, rules, grammar)
  return key === null || redirect === null ? null : { key, redirect }
}

/** Where a target stands in the site's own spelling, and the step that leads on from there; null where there is none. */
function stepOn(to: string, direct: Direct): [to: string, next: Step | null] {
  const next = findStepAt(keyOfTarget(to), direct)
  if (next !== null) return [to, next]
  const spelled = spellAsSite(to, direct.grammar)
  return [spelled, spelled === to ? null : findStepAt(keyOfTarget(spelled), direct)]
}

function keyOfTarget(to: string): string | null {
  return to.startsWith('/') ? buildRedirectKey(pathOf(to)) : null
}

/** A target in the one spelling of its page; as it is where it has a query, which the rule wants to be kept. */
function spellAsSite(to: string, grammar: AddressGrammar): string {
  if (!to.startsWith('/') || to.includes('?')) return to
  const path = pathOf(to)
  const resolved = grammar.resolve(path)
  return resolved.type === 'redirect' ? `${resolved.path}${to.slice(path.length)}` : to
}

function pathOf(to: string): string {
  const end = to.search(/[?#]/)
  return end === -1 ? to : to.slice(0, end)
}

/**
 * The one spelling under which a moved path is kept and looked up: decoded once, in lower case, without doubled slashes and
 * without one at the end. Null for what is no path.
 */
export function buildRedirectKey(path: string): string | null {
  if (path.length > LONGEST_PATH || !path.startsWith('/')) return null
  const decoded = decodeOnce(path)
  if (decoded === null) return null
  const single = decoded.includes('//') ? decoded.replaceAll(/\/{2,}/g, '/') : decoded
  const open = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  return open.normalize('NFC').toLowerCase()
}
