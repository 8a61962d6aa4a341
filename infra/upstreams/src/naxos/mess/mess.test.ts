import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { isDeepStrictEqual } from 'node:util'
import { READER_MESS, TOKEN_MESS } from '../../sso/sso-mess.table.ts'
import { startTestNaxos, type TestNaxos } from '../testing/start-test-naxos.ts'
import { STATUS_MESS } from './answer-mess.table.ts'
import { MESS_KINDS } from './mess-kinds.ts'
import type { MessKind } from './mess-kind.types.ts'
import { Mess } from './mess.ts'
import { PICTURE_MESS } from './picture-mess.table.ts'
import { THINGS } from './thing.table.ts'
import { WEBHOOK_MESS } from './webhook-mess.table.ts'

const LISTS = ['section', 'folder', 'event_category', 'story', 'tag', 'journalist', 'multimedia', 'event', 'obituary']
const SMALL_LISTS = ['podcast', 'programme', 'page', 'letter', 'plan', 'newsletter', 'survey']

const LATER = '2026-11-21T10:42:00.000+01:00'
const HIDDEN_NAMES = [{ name: 'Mario Rossi', instead: 'M. R.' }]
const LIVE_ENTRY = {
  id: 2,
  at: LATER,
  title: 'Riaperta la strada',
  blocks: [{ type: 'paragraph', text: 'Si passa.' }],
  author: { id: 3, slug: 'marta-valdonica', name: 'Marta Valdonica' },
  place: 'da Calendasco',
  pinned: true,
  key: 'Riapre l’arginale',
}

/** What a small archive may lack. */
const RARE = [
  { kind: 'story/list', data: [] },
  {
    kind: 'story',
    data: {
      id: 1,
      content_textual_only: 'Testo',
      teaser_note: 'Il resto per chi è abbonato',
      rating: { value: 4.5, count: 12, best: 5, worst: 1 },
      read_next: [{ id: 2 }],
      blocks: [
        { type: 'quote', text: 'Sì', by: 'Una lettrice' },
        { type: 'facts', title: 'Le tappe', items: [{ when: '2026', text: 'Apre' }] },
        { type: 'picture', picture: { id: 'scena-po-001', creator: 'Ada Negri', licence: 'https://example.org/by' } },
      ],
      corrections: [{ at: LATER, text: 'Sono dodici.' }],
      anonymise: HIDDEN_NAMES,
    },
  },
  {
    kind: 'story',
    data: {
      id: 3,
      kind: 'live',
      live: { state: 'live', resumes_at: LATER, ended_at: LATER },
      live_blog: {
        last_contact_at: LATER,
        total: 2,
        pinned: LIVE_ENTRY,
        key_moments: [{ id: 2, at: LATER, title: 'Riapre l’arginale' }],
        figure: {
          title: 'Il Po',
          value: '4,86',
          unit: 'm',
          notes: ['In calo.'],
          points: [5, 4.86],
          since: 'ieri',
          threshold: { value: 5, label: 'soglia 2' },
        },
        entries: [LIVE_ENTRY],
      },
    },
  },
  { kind: 'event', data: { id: 1, status_note: 'Rinviato a domenica' } },
  { kind: 'obituary_town/list', data: [{ slug: 'bobbio', name: 'Bobbio' }] },
  {
    kind: 'front/home',
    data: {
      live: { title: 'In diretta', URL: '/news/x/1', updated_at: '2026-11-21T10:30:00Z', anonymise: HIDDEN_NAMES },
      breaking: { id: 1, title: 'Il ponte è chiuso', URL: '/news/x/1', published_at: LATER, anonymise: HIDDEN_NAMES },
    },
  },
  { kind: 'multimedia', data: { id: 1, source_url: '/media/clips/tg.mp4' } },
  { kind: 'podcast', data: { id: 1, episodes: [{ id: 2, audio_url: '/media/clips/voce.mp3' }] } },
]

interface Row {
  id: number
  slug: string
  title: string
}
interface Answer {
  data: Row[]
  updated_at: string
  total: number
}

let naxos: TestNaxos

beforeAll(async () => {
  naxos = await startTestNaxos()
})
afterAll(() => naxos.end())
beforeEach(() => naxos.control('POST', '/switches', { reset: true }))

const order = (switches: object) => naxos.control('POST', '/switches', switches)
const ask = (path: string) => fetch(`${naxos.origin}${path}`)
const timeOf = async (answer: Response) => Date.parse(((await answer.json()) as Answer).updated_at)
const isSpoiled = (answer: Answer) => answer.data.map(({ title }) => title === null)
const read = async <T = Answer>(path: string) => (await (await ask(path)).json()) as T

describe('the mess that other newsrooms send', () => {
  it('has a kind for each field of each thing: missing, null, of a wrong type', () => {
    const names = new Set(MESS_KINDS.map(({ name }) => name))
    const fields = Object.entries(THINGS).flatMap(([type, shape]) =>
      Object.keys(shape).map((field) => `${type}.${field}`),
    )
    expect(fields.length).toBeGreaterThan(150)
    for (const field of fields)
      for (const flaw of ['missing', 'null', 'wrongType']) expect(names).toContain(`${field}.${flaw}`)
    expect(names.size).toBe(MESS_KINDS.length)
  })

  it('is a share of all things, the same at every call, and another by another seed', async () => {
    const path = '/story/list?page_size=100'
    const whole = await read(path)
    await order({ mess: 0.3, messKind: 'story.title.null' })
    const spoiled = isSpoiled(await read(path))
    expect(spoiled.filter(Boolean).length / whole.data.length).toBeCloseTo(0.3, 0)
    expect(isSpoiled(await read(path))).toEqual(spoiled)
    await order({ messSeed: 7 })
    expect(isSpoiled(await read(path))).not.toEqual(spoiled)
  })

  it('spoils a story in the same way wherever it stands', async () => {
    await order({ mess: 0.5, messKind: 'story.standfirst.markup' })
    const { data } = await read<{ data: (Row & { standfirst: string })[] }>('/story/list?page_size=30')
    for (const { id, standfirst } of data) {
      expect((await read<{ data: { standfirst: string } }>(`/story/${id}`)).data.standfirst).toBe(standfirst)
    }
    expect(data.filter(({ standfirst }) => standfirst.startsWith('<b>')).length).toBeGreaterThan(3)
  })

  it('spells slugs as it will, and answers to them as it told them', async () => {
    await order({ mess: 1, messKind: 'tag.slug.dots,section.slug.capitals' })
    const { data } = await read('/tag/list')
    const dotted = data.find(({ slug }) => slug.includes('.'))
    expect(dotted).toBeDefined()
    expect((await ask(`/tag/${dotted?.slug}`)).status).toBe(200)
    expect((await ask(`/story/list?tag=${dotted?.slug}`)).status).toBe(200)
    expect((await ask(`/tag/${dotted?.slug.replaceAll('.', '-')}`)).status).toBe(404)
    const menu = await read<{ data: { trendings: { URL: string }[]; navsections: { URL: string }[] } }>('/siteconfigs')
    expect(menu.data.trendings.map(({ URL }) => URL)).toContain('/tag/piena.del.po')
    expect(menu.data.navsections.some(({ URL }) => /^\/news\/[A-Z]/.test(URL))).toBe(true)
  })

  it('comes and goes with the time of its order, and another entity tag', async () => {
    const before = await ask('/page/list')
    const began = Date.now()
    await order({ mess: 1, messKind: 'page.standfirst.null' })
    const during = await ask('/page/list')
    await order({ reset: true })
    const after = await ask('/page/list')
    expect(await timeOf(during)).toBeGreaterThanOrEqual(began)
    expect(await timeOf(after)).toBeGreaterThanOrEqual(began)
    expect(new Set([before, during, after].map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  it.each([
    ['calm.429', 429, '60'],
    ['calm.503', 503, '120'],
    ['answer.missing', 404, null],
    ['answer.withdrawn', 410, null],
  ])('answers every call with %s where it is named', async (messKind, status, wait) => {
    await order({ mess: 1, messKind })
    const answer = await ask('/story/list')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait])
  })

  it('changes what it is about by each of its kinds', async () => {
    const paths = [
      'siteconfigs',
      'section/1',
      'front/home',
      'redirect/list',
      ...[...LISTS, ...SMALL_LISTS].map((name) => `${name}/list`),
    ]
    const told = await Promise.all(
      paths.map(async (path) => {
        const {
          data,
          updated_at: updatedAt,
          total,
        } = await read(`/${path}${path.endsWith('/list') ? '?page_size=3' : ''}`)
        return { kind: path.replace('/1', ''), data, updatedAt, total }
      }),
    )
    const answers = [
      ...RARE.map((rare) => ({ ...rare, updatedAt: '2026-11-21T10:30:00.000+01:00', total: 0 })),
      // The small ones first: each is copied whole for each kind that is looked for in it.
      ...told.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length),
    ]
    const isDone = ({ name }: MessKind) =>
      answers.some((answer) => {
        const spoiled = new Mess({ share: 1, seed: 1, kinds: name }, {}).spoil(answer, {})
        return !isDeepStrictEqual(spoiled, answer)
      })
    const others: readonly MessKind[] = [
      ...STATUS_MESS,
      ...WEBHOOK_MESS,
      ...PICTURE_MESS,
      ...TOKEN_MESS,
      ...READER_MESS,
    ]
    expect(MESS_KINDS.filter((kind) => !others.includes(kind) && !isDone(kind)).map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['picture.file.empty', (bytes: number) => expect(bytes).toBe(0)],
    ['picture.file.endless', (bytes: number) => expect(bytes).toBeGreaterThan(50_000_000)],
    ['picture.file.page', (bytes: number) => expect(bytes).toBeLessThan(200)],
  ])('sends for a picture what %s says', async (messKind, expectBytes) => {
    await order({ mess: 1, messKind, kind: 'media' })
    const answer = await ask('/media/scena-po-017/3x2-120.jpg')
    expect([answer.status, answer.headers.get('content-length') === null]).toEqual([200, messKind.endsWith('endless')])
    expectBytes((await answer.arrayBuffer()).byteLength)
  })

  it('breaks a picture off', async () => {
    await order({ mess: 1, messKind: 'picture.file.cut', kind: 'media' })
    const answer = await ask('/media/scena-po-017/3x2-120.jpg')
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  it('of the mix is answered by every call, and is no failure of the CMS', async () => {
    await order({ mess: 0.3 })
    const paths = ['siteconfigs', 'front/home', ...[...LISTS, ...SMALL_LISTS].map((name) => `${name}/list`)]
    for (const path of paths) expect([path, (await ask(`/${path}`)).status]).toEqual([path, 200])
  })

  it('refuses a kind that there is not', async () => {
    expect(await order({ mess: 1, messKind: 'story.colour' })).toMatchObject({ error: 'refused' })
  })
})

describe('a slug', () => {
  it.each([101, 160, 200, 201, 1000])(
    'of %d characters that nothing has is not found, or no parameter',
    async (length) => {
      const { status } = await ask(`/tag/${'a'.repeat(length)}`)
      expect(status).toBe(length <= 200 ? 404 : 400)
    },
  )
})
