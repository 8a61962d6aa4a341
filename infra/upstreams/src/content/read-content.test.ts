import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { EDITORIAL_PAGES } from './catalogue/editorial-pages.ts'
import { TAGS } from './catalogue/tags.ts'
import { CONTENT_FILES, CONTENT_FOLDERS } from './content-files.table.ts'
import { CONTENT_ROOT, parseContent, readContent, readContentOf } from './read-content.ts'
import { LIVE_SCRIPTS } from './schemas/live.schema.ts'
import { ANGLES, FAMILIES } from './schemas/stories.schema.ts'
import { leafSchema } from './schemas/parts.schema.ts'

const FILES: readonly string[] = readdirSync(CONTENT_ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('.'))
  .toSorted()

const NAMES = FILES.map((path) => path.replace(/\.json$/, ''))

/** The schema of a file: its own, or that of its folder. */
function schemaOf(name: string): z.ZodType | undefined {
  const schemas: Readonly<Record<string, z.ZodType>> = { ...CONTENT_FILES, ...CONTENT_FOLDERS }
  return schemas[name] ?? schemas[name.slice(0, name.lastIndexOf('/'))]
}

const textOf = (name: string): string => readFileSync(`${CONTENT_ROOT}${name}.json`, 'utf8')

/** Every text in a value, with the keys and places that lead to it. */
function listTexts(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, `${path}/${key}`))
}

/** Every key and place in a value. */
function listKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, each]) => listKeys(each, `${path}/${key}`))
}

const ALL_TEXTS = NAMES.flatMap((name) => listTexts(JSON.parse(textOf(name)), name))

/** Those that stand more than once, each with its places. */
function findTwins(texts: readonly { path: string; text: string }[]): string[] {
  return [...Map.groupBy(texts, ({ text }) => text)]
    .filter(([, places]) => places.length > 1)
    .map(([text, places]) => `${text}: ${places.map(({ path }) => path).join(', ')}`)
}

describe('the files of the content', () => {
  it('are JSON, and each has a schema', () => {
    expect(FILES.filter((path) => !path.endsWith('.json'))).toEqual([])
    expect(NAMES.filter((name) => !schemaOf(name))).toEqual([])
    expect(Object.keys(CONTENT_FILES).filter((name) => !NAMES.includes(name))).toEqual([])
  })

  it.each(NAMES)('%s holds what its schema says, and no key that goes unread', (name) => {
    const written: unknown = JSON.parse(textOf(name))
    const read = parseContent(name, schemaOf(name) ?? z.never(), textOf(name))
    expect(listKeys(read).toSorted()).toEqual(listKeys(written).toSorted())
  })

  it('are all asked for by name', () => {
    const asked = {
      'stories/topics': leafSchema.options,
      'stories/angles': ANGLES,
      'stories/families': FAMILIES,
      'events/families': ['stage', 'square', 'culture', 'family'],
      letters: ['city', 'province', 'life'],
      live: LIVE_SCRIPTS,
      pages: EDITORIAL_PAGES.map(({ slug }) => slug),
    } satisfies Record<keyof typeof CONTENT_FOLDERS, readonly string[]>
    const expected = Object.entries(asked).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
    expect(expected.toSorted()).toEqual(NAMES.filter((name) => !Object.hasOwn(CONTENT_FILES, name)).toSorted())
  })
})

const parseZones = (text: string) => () => parseContent('places/zones', CONTENT_FILES['places/zones'], text)

describe('a slip in a file', () => {
  const zones = JSON.parse(textOf('places/zones')) as Record<string, string>[]

  it.each([
    ['an unknown key', { nmae: 'Bassa' }, /places\/zones\.json is wrong:\s+\[5\]: Unrecognized key: "nmae"/],
    ['a straight quote', { of: "dell'Emilia" }, /\[5\]\.of: has a straight quote: write ’ or « » \(dell'Emilia\)/],
    ['a blank at the end', { name: 'Bassa ' }, /\[5\]\.name: begins or ends with a blank/],
    ['a slug that is none of the zones', { slug: 'alta' }, /\[5\]\.slug: Invalid option/],
  ])('%s is named with its file and place', (_, change, message) => {
    const changed = zones.map((zone, place) => (place === 5 ? { ...zone, ...change } : zone))
    expect(parseZones(JSON.stringify(changed))).toThrow(message)
  })

  it('text that is no JSON is named with its file', () => {
    expect(parseZones('[{ "slug": }]')).toThrow(/places\/zones\.json is no JSON/)
  })

  it('a bracket that is left open is named with its sentence', () => {
    const captions = { ...readContent('stories/captions'), ambulance: ['Il ponte [di ferro'] }
    expect(() => parseContent('stories/captions', CONTENT_FILES['stories/captions'], JSON.stringify(captions))).toThrow(
      /ambulance\[0\]: choice without end in: Il ponte \[di ferro/,
    )
  })
})

describe('the words', () => {
  it('no headline stands twice, in whatever list', () => {
    const titles = ALL_TEXTS.filter(
      ({ path }) => /\/(?:titles\/\d+|title|episodes\/\d+)$/.test(path) && !path.startsWith('pages/'),
    )
    expect(titles.length).toBeGreaterThan(1500)
    expect(findTwins(titles.map(({ path, text }) => ({ path, text: text.toLowerCase() })))).toEqual([])
  })

  it('no sentence stands in two places, but a man’s wording may be a woman’s too', () => {
    const sentences = ALL_TEXTS.filter(
      ({ path, text }) => text.length > 40 && !/\/(?:URL|slots\/\w+|woman)$/.test(path),
    )
    expect(sentences.length).toBeGreaterThan(2500)
    expect(findTwins(sentences)).toEqual([])
  })

  it('the pairs that do not fit are of angles and themes that there are', () => {
    const topics = leafSchema.options.map((leaf) => readContentOf('stories/topics', leaf))
    const themes = new Set(topics.flatMap((topic) => topic.themes.map(({ theme }) => theme)))
    const angles = new Set(ANGLES.flatMap((name) => readContentOf('stories/angles', name).map(({ angle }) => angle)))
    const pairs = Object.entries(readContent('stories/unfit-pairs'))
    expect(pairs.map(([angle]) => angle).filter((angle) => !angles.has(angle))).toEqual([])
    expect(pairs.flatMap(([, list]) => list).filter((theme) => !themes.has(theme))).toEqual([])
  })

  it('every slug and name of a tag is one that there is', () => {
    const slugs = new Set(TAGS.map(({ slug }) => slug))
    const tagged = ALL_TEXTS.filter(({ path }) =>
      /^(?:events\/families|multimedia).*\/(?:tags|episodeTags)\/\d+$/.test(path),
    )
    expect(tagged.length).toBeGreaterThan(80)
    expect(tagged.filter(({ text }) => !slugs.has(text))).toEqual([])
  })
})
