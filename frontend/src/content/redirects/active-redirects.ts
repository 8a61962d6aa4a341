import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import {
  compileRedirects,
  compileRedirectsInTurns,
  resolveRedirect,
  buildRedirectKey,
} from '@liberta/addresses/redirects/compile-redirects'
import type { CompiledRedirects } from '@liberta/addresses/redirects/compile-redirects'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { NO_RULES } from './read-rule-files.ts'

/** Where a path leads that has moved (requirements 3.46, redirect rules). */
export interface Moved {
  status: 301 | 302
  /** An address of this site, or of another where the rule itself says so. */
  to: string
}

/** The active redirect rules. */
export interface RedirectSource {
  /** Where a path leads, as it stands on the wire; null where it has not moved. Costs one look into a map. */
  find(path: string): Moved | null
}

/** Where rules come from: files of whoever runs the site, and the CMS. Of one path the files' rule is active. */
export interface RuleOrigins {
  files: RedirectRules
  cms: RedirectRules
}

const STATUSES = [301, 302] as const

/**
 * The active rules. New ones replace them as a whole; what cannot stand among them is left out.
 * Without any rule the former site's addresses are still known by their form.
 */
export class ActiveRedirects implements RedirectSource {
  private origins: RuleOrigins = { files: NO_RULES, cms: NO_RULES }
  private readonly grammar: AddressGrammar
  private compiled: CompiledRedirects
  private last: Promise<unknown> = Promise.resolve()

  constructor(grammar: AddressGrammar) {
    this.grammar = grammar
    this.compiled = compileRedirects(NO_RULES, grammar)
  }

  /** Where a path leads by the rules of this moment; null where it has not moved. */
  find(path: string): Moved | null {
    return resolveRedirect(this.compiled, path)
  }

  /** The rules that are left out, and why: loops, targets that are no address. */
  get faults(): readonly string[] {
    return this.compiled.faults
  }

  /** How many paths have moved. */
  get count(): number {
    return this.compiled.byKey.size
  }

  /**
   * Makes rules active, in the order of the calls; false where they are those that already were. Made ready in turns:
   * readers are answered meanwhile.
   */
  replace(rules: Partial<RuleOrigins>): Promise<boolean> {
    const replaced = this.last.then(() => this.compileAnew(rules))
    this.last = replaced.catch(() => undefined)
    return replaced
  }

  private async compileAnew(rules: Partial<RuleOrigins>): Promise<boolean> {
    const origins = { ...this.origins, ...rules }
    if (isDeepStrictEqual(origins, this.origins)) return false
    this.compiled = await compileRedirectsInTurns(joinRules(origins), this.grammar, () => setImmediate())
    this.origins = origins
    return true
  }
}

/** All rules as one, so that a chain may lead through both origins, and a loop through both is found. */
function joinRules({ files, cms }: RuleOrigins): RedirectRules {
  const taken = new Set(STATUSES.flatMap((status) => Object.keys(files[status]).map(buildRedirectKey)))
  if (taken.size === 0) return cms
  const joined: RedirectRules = { 301: { ...files[301] }, 302: { ...files[302] } }
  for (const status of STATUSES) {
    for (const [from, rule] of Object.entries(cms[status])) {
      if (!taken.has(buildRedirectKey(from))) joined[status][from] = rule
    }
  }
  return joined
}
