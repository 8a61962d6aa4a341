import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { at } from './find-calls.ts'
import type { ParsedSource } from './parse-source.ts'
import { isUnder } from './folder-graph.ts'
import { OLD_PHRASES, OLD_WORDS } from './words.table.ts'
import type { OldWord } from './words.table.ts'

const LOG_METHODS: ReadonlySet<string> = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace'])

/** An old word that a file still uses, and how often. */
export interface WordUse {
  word: OldWord
  path: string
  times: number
}

/** The old words that a file's identifiers still have; a name counts each time it is written. */
export function findOldNames({ path, program }: ParsedSource): WordUse[] {
  const names: string[] = []
  const take = ({ name }: { name: string }) => void names.push(name)
  new Visitor({ Identifier: take, PrivateIdentifier: take, JSXIdentifier: take }).visit(program)
  const written = names.map((name) => ({ name, parts: splitName(name) }))
  return OLD_WORDS.filter(({ within }) => isMeant(within, path)).flatMap((word) => {
    const parts = splitName(word.old)
    const isOld = (one: (typeof written)[number]) => !word.except?.includes(one.name) && hasParts(one.parts, parts)
    const times = written.filter(isOld).length
    return times > 0 ? [{ word, path, times }] : []
  })
}

/** Places where a line of the log still has an old phrase. */
export function findOldLogLines(source: ParsedSource): string[] {
  const places: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!LOG_METHODS.has(callee.property.name)) return
      const line = given.map(readText).join(' ').toLowerCase()
      const phrase = OLD_PHRASES.find(({ old }) => new RegExp(`\\b${old}\\b`).test(line))
      if (phrase !== undefined) places.push(`${at(source, start)} «${phrase.old}» → ${phrase.better}`)
    },
  }).visit(source.program)
  return places
}

function isMeant(within: OldWord['within'], path: string): boolean {
  return within === undefined || within.some((folder) => isUnder(folder, path))
}

function readText(argument: ESTree.Argument): string {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : ''
  return argument.type === 'TemplateLiteral' ? argument.quasis.map(({ value }) => value.cooked ?? '').join(' ') : ''
}

/** `planCourses` → plan, course; `COURSE_HEIGHT` → course, height. A plural is its singular. */
export function splitName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_\-$]+/)
    .map((part) => part.toLowerCase().replace(/(?<=..)(?<!s)s$/, ''))
    .filter(Boolean)
}

function hasParts(name: readonly string[], parts: readonly string[]): boolean {
  return name.some((_, index) => parts.every((part, offset) => name[index + offset] === part))
}
