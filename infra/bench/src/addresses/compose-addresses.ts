import { ADDRESS_PROBES } from '@liberta/addresses/address-grammar'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'

/** One address that is matched, and what it is one of. */
export interface SampleAddress {
  kind: string
  path: string
  query: string | undefined
}

const SECTIONS = ['cronaca', 'attualita', 'politica', 'economia', 'sport', 'cultura', 'scuola', 'ambiente']
const HOSTILE = [
  '/news/%2e%2e/etc',
  '/a%00',
  '/%E0%A4%A',
  '/wp-login.php',
  '/multimedia/x',
  '/a/b/c/d/e/f',
  '//evil.example/',
]

/** Rules in the form of the former site: a story each, by section, day and slug. One in a hundred stands in the file 302. */
export function composeRules(grammar: AddressGrammar, count: number): RedirectRules {
  const entries = Array.from({ length: count }, (_, index): [string, { newUrl: string }] => {
    const section = pick(SECTIONS, index)
    const slug = slugOf(index)
    const newUrl = grammar.build({ type: 'story', sectionPath: section, slug, id: index + 1 })
    return [formerPath(section, index, slug), { newUrl }]
  })
  return {
    301: Object.fromEntries(entries.filter((_, index) => !isTemporary(index))),
    302: Object.fromEntries(entries.filter((_, index) => isTemporary(index))),
  }
}

/** `each` addresses of every family, of moved ones, of former ones that no rule knows, of other spellings and of hostile ones. */
export function composeAddresses(grammar: AddressGrammar, each: number, rules: number): SampleAddress[] {
  const numbers = Array.from({ length: each }, (_, index) => index)
  const [fixed, families] = [
    ADDRESS_PROBES.filter(({ type }) => type === 'fixed'),
    ADDRESS_PROBES.filter(({ type }) => type !== 'fixed'),
  ]
  const pages = [
    ...numbers.map((number) => sample('fixed', vary(grammar, pick(fixed, number), number))),
    ...families.flatMap((probe) => numbers.map((number) => sample(probe.type, vary(grammar, probe, number)))),
  ]
  const others = numbers.flatMap((number): SampleAddress[] => {
    const moved = (number * 97) % rules
    const story = vary(grammar, { type: 'story', sectionPath: 'sport/calcio', slug: 'il-derby', id: 1 }, number)
    return [
      { kind: 'moved', path: formerPath(pick(SECTIONS, moved), moved, slugOf(moved)), query: undefined },
      { kind: 'former', path: formerPath('cronaca', number, `altro-${number}`), query: undefined },
      { kind: 'spelling', path: `${story.replace('/news/', '/News/')}/`, query: 'utm_source=x' },
      { kind: 'hostile', path: pick(HOSTILE, number), query: undefined },
      { kind: 'form', path: '/ricerca', query: `query=po+in+piena+${number}&zones=val-nure&utm_source=x` },
    ]
  })
  return [...pages, ...others]
}

function isTemporary(index: number): boolean {
  return index % 100 === 99
}

function sample(kind: string, address: string): SampleAddress {
  const [path = '', query] = address.split('?')
  return { kind, path, query }
}

/** The same kind of address with words and numbers of its own. */
function vary(grammar: AddressGrammar, address: SiteAddress, number: number): string {
  const varied = Object.entries(address).map(([key, value]): [string, unknown] => {
    if (key === 'id' || key === 'tagId') return [key, 1000 + number]
    if (key === 'slug' && /-\d+$/.test(String(value))) return [key, `${slugOf(number)}-${1000 + number}`]
    if (key === 'slug' || key.endsWith('Slug')) return [key, value === null ? null : slugOf(number)]
    return [key, value]
  })
  return grammar.build(Object.fromEntries(varied) as SiteAddress)
}

function slugOf(number: number): string {
  return `il-ponte-sul-trebbia-riapre-dopo-i-lavori-${number.toString(36)}n`
}

function formerPath(section: string, number: number, slug: string): string {
  return `/news/${section}/${2012 + (number % 8)}/${twoDigits(1 + (number % 12))}/${twoDigits(1 + (number % 28))}/${slug}/`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('there is nothing to pick from')
  return value
}
