import { parseSync } from 'rolldown/utils'
import type { ParseResult } from 'rolldown/utils'
import type { Source } from './read-sources.ts'

/** A file of code as the parser sees it. */
export interface ParsedSource extends Source {
  program: ParseResult['program']
  comments: ParseResult['comments']
  /** What it imports from, in any way: static, dynamic, of types, given on. Each once. */
  specifiers: string[]
}

/** Parses a file of TypeScript or JavaScript. Throws where it is none. */
export function parseSource(source: Source): ParsedSource {
  const { program, comments, module, errors } = parseSync(source.path, source.text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${source.path} cannot be parsed: ${error.message}`)
  const { staticImports, staticExports, dynamicImports } = module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => readQuoted(source.text.slice(start, end))),
  ]
  return { ...source, program, comments, specifiers: [...new Set(specifiers)] }
}

/** What stands between quotes; nothing where a specifier is computed, which cannot be followed. */
function readQuoted(expression: string): string[] {
  const [, , text] = /^(['"])(.*)\1$/.exec(expression) ?? []
  return text === undefined ? [] : [text]
}
