import { describe, expect, it } from '@jest/globals'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as selectors from './selectors.ts'
import * as states from './states.ts'

const SOURCE = join(import.meta.dirname, '../..')
const TABLES = new Set(['browser/support/selectors.ts', 'browser/support/states.ts'])
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: SOURCE, exclude: ['**/*.test.{ts,tsx}'] })

const behaviours = find('{browser,islands}/**/*.{ts,tsx}').filter((path) => !TABLES.has(path))
const components = find('{components,pages,islands}/**/*.tsx')

/** The lines of a file that match, without those of a comment. */
const linesWith = (path: string, pattern: RegExp) =>
  read(path)
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && pattern.test(line))
    .map((line) => `${path}: ${line.trim()}`)

/** The entries of a table by their names. */
const entriesOf = (table: object) =>
  Object.entries(table).flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
const hooks = entriesOf(selectors).filter(({ value }) => value.startsWith('data-'))
const isNamedIn = (paths: readonly string[], name: string) =>
  paths.some((path) => new RegExp(`\\b${name}\\b`).test(read(path)))

describe('what markup and behaviour share stands in selectors.ts and states.ts', () => {
  it('no behaviour spells a data attribute, or reads one by another way', () => {
    expect(behaviours.flatMap((path) => linesWith(path, /['"`[]data-[a-z]|\bdataset\b/))).toEqual([])
  })

  it('no behaviour spells a selector of an attribute, an id or a class', () => {
    expect(
      behaviours.flatMap((path) =>
        linesWith(path, /(?:querySelector(?:All)?|closest|matches)(?:<[^(]*>)?\(\s*['"`][^'"`]*[[#.]/),
      ),
    ).toEqual([])
  })

  // Firefox before 119 knows none of these properties, and would keep the value to itself.
  it('no behaviour says a role or a state by another way than its attribute', () => {
    expect(behaviours.flatMap((path) => linesWith(path, /\.(?:role|aria[A-Z]\w*)\b/))).toEqual([])
  })

  it('no component spells the attribute of a hook', () => {
    const spelled = new RegExp(`(?<![\\w-])(?:${hooks.map(({ value }) => value).join('|')})(?![\\w-])`)
    // The state of an event is its own attribute; it is no behaviour's.
    const found = components.flatMap((path) => linesWith(path, spelled))
    expect(found.filter((line) => !/^pages\/event\/EventPage.tsx: .*data-state/.test(line))).toEqual([])
  })

  it.each([...entriesOf(selectors), ...entriesOf(states)])('$name is used by a behaviour', ({ name }) => {
    expect(isNamedIn(behaviours, name)).toBe(true)
  })

  it('no two entries have one attribute', () => {
    const values = [...entriesOf(selectors), ...entriesOf(states)].map(({ value }) => value)
    expect(values).toEqual([...new Set(values)])
  })

  it.each(entriesOf(states))('$value is followed by a style sheet or by another behaviour', ({ name, value }) => {
    const readers = new RegExp(`(?:hasAttribute|getAttribute|selectorOf|querySelector)\\(${name}\\)`)
    const isStyled = find('**/*.css').some((path) => read(path).includes(`[${value}`))
    expect(isStyled || behaviours.some((path) => readers.test(read(path)))).toBe(true)
  })
})
