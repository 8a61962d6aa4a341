import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { AnswerMess, OpenAnswer, StatusMess, Thing } from './mess-kind.types.ts'

const DAYS_BACK_MS = 3 * 86_400_000
/** Lists that stand alone: more of them mean no more pages. */
const LEAVES = new Set(['section/list', 'folder/list', 'event_category/list'])
const DEEP = 5

/** What other newsrooms send in whole answers. */
export const ANSWER_MESS: readonly AnswerMess[] = [
  {
    name: 'list.bad',
    what: 'null, a text, a number, an empty object and an object without a title among the items',
    isMixed: true,
    fits: isList,
    spoil: (answer) => ({ ...answer, data: [null, ...itemsOf(answer), 'x', 42, {}, { id: 1, slug: 'senza-titolo' }] }),
  },
  {
    name: 'list.twice',
    what: 'an item twice',
    isMixed: true,
    fits: (answer) => isList(answer) && itemsOf(answer).length > 0,
    spoil: (answer, random) => ({ ...answer, data: [...itemsOf(answer), random.pick(itemsOf(answer))] }),
  },
  {
    name: 'list.nullInEmpty',
    what: 'one null in a list that is empty',
    isMixed: true,
    fits: (answer) => isList(answer) && itemsOf(answer).length === 0,
    spoil: (answer) => ({ ...answer, data: [null] }),
  },
  {
    name: 'list.onlyBad',
    what: 'no item that can be shown',
    isMixed: false,
    fits: isList,
    spoil: (answer) => ({ ...answer, data: itemsOf(answer).map(() => null) }),
  },
  {
    name: 'list.empty',
    what: 'no items, and the total of before',
    isMixed: false,
    fits: isList,
    spoil: (answer) => ({ ...answer, data: [] }),
  },
  {
    name: 'list.first',
    what: 'the first item only',
    isMixed: false,
    fits: isList,
    spoil: (answer) => ({ ...answer, data: itemsOf(answer).slice(0, 1) }),
  },
  {
    name: 'section.tree.deep',
    what: `sections hung one below the other, ${DEEP} deep`,
    isMixed: true,
    fits: ({ kind }) => kind === 'section/list',
    spoil: (answer) => ({ ...answer, data: hangDeep(itemsOf(answer)) }),
  },
  {
    name: 'section.tree.broken',
    what: 'sections below one that is unknown, below themselves, in a circle, and of one address',
    isMixed: true,
    fits: ({ kind }) => kind === 'section/list',
    spoil: (answer) => ({ ...answer, data: [...itemsOf(answer), ...BROKEN_SECTIONS] }),
  },
  {
    name: 'redirect.bad',
    what: 'rules to themselves, in a circle, to two places, with a line break, to no address',
    isMixed: true,
    fits: ({ kind }) => kind === 'redirect/list',
    spoil: (answer) => ({ ...answer, data: addRules(answer.data as RuleLists) }),
  },
  {
    name: 'front.blocks.unknown',
    what: 'a block of a type that nobody has told of, and one that is null',
    isMixed: true,
    fits: ({ kind }) => kind === 'front/home',
    spoil: (answer) => {
      const front = answer.data as Thing
      const blocks = Array.isArray(front['blocks']) ? front['blocks'] : []
      return { ...answer, data: { ...front, blocks: [...blocks, { type: 'horoscope', stories: [] }, null] } }
    },
  },
  {
    name: 'answer.older',
    what: 'the time of three days before, and other titles',
    isMixed: false,
    fits: () => true,
    spoil: (answer) => ({
      ...answer,
      data: retitle(answer.data),
      updatedAt: writeRomeTime(Date.parse(answer.updatedAt) - DAYS_BACK_MS),
    }),
  },
  {
    name: 'answer.timeless',
    what: 'no `updated_at`',
    isMixed: false,
    fits: () => true,
    spoil: (answer) => ({ ...answer, updatedAt: '' }),
  },
]

/** What stands in place of an answer, for a share of the calls. */
export const STATUS_MESS: readonly StatusMess[] = [
  { name: 'answer.missing', what: '404 for what is there', isMixed: false, status: 404, body: { error: 'not_found' } },
  {
    name: 'answer.withdrawn',
    what: '410 for what is there',
    isMixed: false,
    status: 410,
    body: { error: 'withdrawn' },
  },
  { name: 'answer.longAddress', what: '414', isMixed: false, status: 414, body: { error: 'uri_too_long' } },
  calm(429, 60),
  calm(503, 120),
]

function calm(status: number, seconds: number): StatusMess {
  const headers = { 'retry-after': String(seconds) }
  const what = `${status} with Retry-After ${seconds}`
  return { name: `calm.${status}`, what, isMixed: false, status, headers, body: { error: 'calm_down' } }
}

const BROKEN_SECTIONS: readonly unknown[] = [
  { id: 990_001, slug: 'orfana', name: 'Orfana', ids: '990009.990001', parent: 990_009, subsections: [] },
  { id: 990_002, slug: 'se-stessa', name: 'Se stessa', ids: '990002', parent: 990_002, subsections: [] },
  { id: 990_003, slug: 'giro', name: 'Giro', parent: 990_004, subsections: [] },
  { id: 990_004, slug: 'giro-di-ritorno', name: 'Giro di ritorno', parent: 990_003, subsections: [] },
]

type Rules = Readonly<Record<string, unknown>>
interface RuleLists {
  301: Rules
  302: Rules
}

function addRules(rules: RuleLists): RuleLists {
  return {
    301: {
      ...rules[301],
      '/se-stesso': { newUrl: '/se-stesso' },
      '/giro-1': { newUrl: '/giro-2' },
      '/giro-2': { newUrl: '/giro-1' },
      '/due-posti': { newUrl: '/podcast' },
      '/riga': { newUrl: '/podcast\r\nSet-Cookie: a=b' },
      '/nessun-posto': { newUrl: 'javascript:alert(1)' },
      'senza-barra': { newUrl: '/podcast' },
      '/senza-regola': null,
    },
    302: { ...rules[302], '/due-posti': { newUrl: '/eventi' } },
  }
}

/** The last sections of the list that have none below them, each below the one before. */
function hangDeep(items: readonly unknown[]): unknown[] {
  const sections = items.filter(isThing)
  const parents = new Set(sections.map(({ parent }) => parent))
  const chain = sections.filter(({ id }) => !parents.has(id)).slice(-DEEP)
  const above = new Map(chain.slice(1).map((section, place) => [section['id'], chain[place]?.['id']]))
  return items.map((section) => {
    const parent = isThing(section) ? above.get(section['id']) : undefined
    if (!isThing(section)) return section
    return parent === undefined ? section : { ...section, parent, ids: [parent, section['id']].join('.') }
  })
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function retitle(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(retitle)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'title' && typeof inner === 'string' ? `Di tre giorni fa: ${inner}` : retitle(inner),
    ]),
  )
}

function isList({ data, kind }: OpenAnswer): boolean {
  return (
    Array.isArray(data) && (kind.endsWith('/list') || kind === 'search') && !(data.length === 0 && LEAVES.has(kind))
  )
}

function itemsOf({ data }: OpenAnswer): readonly unknown[] {
  return Array.isArray(data) ? data : []
}
