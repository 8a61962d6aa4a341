import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { compileRedirects, resolveRedirect } from '@liberta/addresses/redirects/compile-redirects'
import type { CompiledRedirects } from '@liberta/addresses/redirects/compile-redirects'
import type { Bench } from '../bench.types.ts'
import { describeSpread, median } from '@liberta/test-kit/summarise'
import { composeAddresses, composeRules } from './compose-addresses.ts'
import type { SampleAddress } from './compose-addresses.ts'

const RULES = 50_000
const EACH = 400
const WARM_UPS = 2
const ROUNDS = 5
const BAR_MICROSECONDS = 20

/** What the site does with every address before it knows of its content: the rules first, then the grammar. */
export const addressesBench: Bench = {
  name: 'addresses',
  summary: `matching an address against ${RULES} redirect rules and all families`,
  async run({ say }) {
    const grammar = createSpecifiedGrammar()
    const began = performance.now()
    const redirects = compileRedirects(composeRules(grammar, RULES), grammar)
    const compiledIn = performance.now() - began
    say(`  ${RULES} rules compiled in ${compiledIn.toFixed(0)} ms`)
    const addresses = shuffle(composeAddresses(grammar, EACH, RULES))
    say(`  matching ${addresses.length} addresses ${WARM_UPS} + ${ROUNDS} times …`)
    const measured = Array.from({ length: WARM_UPS + ROUNDS }, () => measureAll(redirects, addresses)).slice(WARM_UPS)
    const byKind = Map.groupBy(measured.flat(), ({ kind }) => kind)
    const kinds = [...byKind].map(
      ([kind, times]) => [kind, median(times.map(({ microseconds }) => microseconds))] as const,
    )
    const all = measured.flat().map(({ microseconds }) => microseconds)
    const [slowest, slowestMedian] = kinds.toSorted(([, one], [, other]) => other - one)[0] ?? ['none', Number.NaN]
    const details = { ...describeSpread(all), kinds: Object.fromEntries(kinds), rulesCompiledInMs: compiledIn }
    return [
      figure('match of an address', median(all), BAR_MICROSECONDS, details),
      figure(`match of the slowest kind (${slowest})`, slowestMedian, null, {}),
    ]
  },
}

interface Measured {
  kind: string
  microseconds: number
}

/** Each match by itself: the clock's own time, some tenths of a microsecond, counts against us. */
function measureAll(redirects: CompiledRedirects, addresses: readonly SampleAddress[]): Measured[] {
  return addresses.map(({ kind, path, query }) => {
    const before = process.hrtime.bigint()
    const answer = resolveRedirect(redirects, path) ?? redirects.grammar.resolve(path, query)
    const after = process.hrtime.bigint()
    if (kind === 'moved' && !('to' in answer)) throw new Error(`${path} has moved and was not found`)
    return { kind, microseconds: Number(after - before) / 1000 }
  })
}

function figure(what: string, value: number, bar: number | null, details: Readonly<Record<string, unknown>>) {
  return {
    what,
    value,
    unit: 'µs',
    bar: bar === null ? null : { type: 'most' as const, value: bar },
    reference: null,
    details,
  }
}

/** The same mixture at every run: neighbours are of different kinds, as readers' addresses are. */
function shuffle<Value>(values: readonly Value[]): Value[] {
  const step = 7919
  return values.map((_, index) => values[(index * step) % values.length] as Value)
}
