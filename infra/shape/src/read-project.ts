import { dirname } from 'node:path'
import { listImports } from './folder-graph.ts'
import type { FileImport } from './folder-graph.ts'
import { parseSource } from './parse-source.ts'
import type { ParsedSource } from './parse-source.ts'
import { readSources } from './read-sources.ts'

/** All that the figures are taken from. */
export interface Project {
  /** The code that runs in production or makes it run, parsed. */
  production: ParsedSource[]
  /** The imports of production code. */
  imports: FileImport[]
  /** The folders that hold production code. */
  folders: string[]
}

/** Reads and parses the production code of the repository at `root`. Throws where a file cannot be parsed. */
export function readProject(root: string): Project {
  const production = readSources(root)
    .filter(({ role }) => role === 'production')
    .map(parseSource)
  return {
    production,
    imports: listImports(production),
    folders: [...new Set(production.map(({ path }) => dirname(path)))],
  }
}
