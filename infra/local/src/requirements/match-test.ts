import type { RanTest } from './requirement.types.ts'

/** What a table fills in where a title is made for each of its rows: `%s` and its like, `$name` and what lies below it. */
const PLACE = /%[psdifjoO#$]|\$[a-zA-Z_#][\w.]*/

/** The project that a test file belongs to: one of jest.config.js, or `e2e`, which Playwright runs. */
export function projectOf(file: string): string {
  if (file.startsWith('e2e/')) return 'e2e'
  return /\.integration\.test\.tsx?$/.test(file) ? 'integration' : 'unit'
}

/** A test as a row names it: the end of its file's path, and titles that follow one another, written as in the source. */
export interface NamedTest {
  file: string
  titles: readonly RegExp[]
}

/** Whether nothing but places stands in a name, so that it is that of any test. */
export function namesAnyTest(name: string): boolean {
  const [, ...titles] = name.split(' › ')
  return titles.every((title) => !/\p{L}/u.test(title.replaceAll(new RegExp(PLACE, 'g'), '')))
}

/** Reads `file › title`, or `file › title around it › title`. */
export function readTestName(name: string): NamedTest {
  const [file = '', ...titles] = name.split(' › ')
  return { file, titles: titles.map(matchTitle) }
}

/** Every title that may be made of a template; of a title that is none, that one. */
function matchTitle(template: string): RegExp {
  const parts = template.split(new RegExp(PLACE, 'g')).map((part) => escape(part.replaceAll('%%', '%')))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

function escape(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

/** The files that end in what a row calls a file. */
export function findFiles({ file }: NamedTest, files: readonly string[]): string[] {
  return files.filter((path) => `/${path.replace(/\.tsx?$/, '')}`.endsWith(`/${file}`))
}

/** Whether the test, or a `describe` around it, is the one that is named. */
export function isNamed({ titles }: NamedTest, test: RanTest): boolean {
  return test.titles.some((_, start) => titles.every((title, index) => title.test(test.titles[start + index] ?? '')))
}
