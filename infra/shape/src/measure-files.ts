import { findApiPaths, findQueues, findSqlCalls } from './find-calls.ts'
import { findUndocumented } from './find-undocumented.ts'
import { findOldLogLines, findOldNames } from './find-words.ts'
import type { ParsedSource } from './parse-source.ts'
import { isUnder } from './folder-graph.ts'
import type { Finding, Project } from './read-project.ts'

/** What is no code of the product: the stand-ins, and samples of what pages show. */
const ASIDE = ['infra/upstreams', 'frontend/src/samples']
/** Clients of servers that are not ours: the sign-in provider's paths begin as the API's do, and are the provider's to name. */
const OTHER_SERVERS = ['api/src/auth/provider']
/** The programs that make up the product; what brings them up or measures them calls them from outside. */
const PRODUCT = ['frontend/src', 'api/src', 'worker/src', 'packages']

/** Files of more lines than `most`. */
export function measureLongFiles({ production }: Project, most: number): Finding {
  return listFiles(production, (lines) => lines > most)
}

/** Files of at most so many lines, each perhaps a part of its neighbour. */
export function measureShortFiles({ production }: Project, most: number): Finding {
  return listFiles(production, (lines) => lines <= most)
}

/** Lines of code, without comments and blank lines; the stand-ins and samples aside. */
export function measureCodeLines({ production }: Project): Finding {
  const counted = production.filter(({ path }) => !ASIDE.some((folder) => isUnder(folder, path)))
  return { value: counted.reduce((sum, source) => sum + countCodeLines(source), 0), places: [] }
}

/** Exported functions and classes, and public methods of such classes, that have no docstring. */
export function measureUndocumented({ production }: Project): Finding {
  return collect(production, (source) => findUndocumented(source).map((name) => `${source.path} ${name}`))
}

/** Places that spell a path of the API outside of the contracts, which say it; paths of another's server are no paths of the API. */
export function measureApiPaths({ production }: Project): Finding {
  const ours = production.filter(({ path }) => !OTHER_SERVERS.some((folder) => isUnder(folder, path)))
  return collect(ofProduct(ours, 'packages/contracts'), findApiPaths)
}

/** Places that run SQL outside of the package that holds it. */
export function measureSqlCalls({ production }: Project): Finding {
  return collect(ofProduct(production, 'packages/database'), findSqlCalls)
}

/** Places of the programs that make a queue of their own. */
export function measureQueues({ production }: Project): Finding {
  return collect(ofProduct(production, 'packages'), findQueues)
}

/** Names that still have an old word; the places say which word in which file, and how often. */
export function measureOldNames({ production }: Project): Finding {
  const uses = ofProduct(production).flatMap(findOldNames)
  return {
    value: uses.reduce((sum, { times }) => sum + times, 0),
    places: uses.map(({ word, path, times }) => `${path} «${word.old}» → ${word.better}: ${times}`),
  }
}

/** Lines of the log that still have an old phrase. */
export function measureOldLogLines({ production }: Project): Finding {
  return collect(ofProduct(production), findOldLogLines)
}

function listFiles(sources: readonly ParsedSource[], isSought: (lines: number) => boolean): Finding {
  return collect(sources, ({ path, text }) => {
    const lines = countLines(text)
    return isSought(lines) ? [`${path} ${lines}`] : []
  })
}

function ofProduct(sources: readonly ParsedSource[], but?: string): ParsedSource[] {
  return sources.filter(({ path }) => PRODUCT.some((root) => isUnder(root, path)) && !(but && isUnder(but, path)))
}

function collect(sources: readonly ParsedSource[], find: (source: ParsedSource) => string[]): Finding {
  const places = sources.flatMap(find)
  return { value: places.length, places }
}

/** Lines of a file as an editor numbers them. */
export function countLines(text: string): number {
  const lines = text.split('\n').length
  return text.endsWith('\n') ? lines - 1 : lines
}

/** Lines that hold more than comments and white space. */
export function countCodeLines({ text, comments }: Pick<ParsedSource, 'text' | 'comments'>): number {
  let code = ''
  let end = 0
  for (const comment of comments) {
    // The lines that a comment runs over stay lines, of nothing.
    code += text.slice(end, comment.start) + text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, '')
    end = comment.end
  }
  code += text.slice(end)
  return code.split('\n').filter((line) => line.trim() !== '').length
}
