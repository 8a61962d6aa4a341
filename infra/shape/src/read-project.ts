import { dirname } from 'node:path'
import { listImports } from './folder-graph.ts'
import type { FileImport } from './folder-graph.ts'
import { parseSource } from './parse-source.ts'
import type { ParsedSource } from './parse-source.ts'
import { readSources } from './read-sources.ts'
import type { SourceRole } from './read-sources.ts'

/** All that the figures are taken from. */
export interface Project {
  /** The code that runs in production or makes it run, parsed. */
  production: ParsedSource[]
  /** The imports of production code. */
  imports: FileImport[]
  /** The imports of tests and of what serves them. */
  testImports: FileImport[]
  /** The folders that hold production code. */
  folders: string[]
}

/** What was measured: a number, and the places that make it up. */
export interface Finding {
  value: number
  /** Lines to read, each with a path; none where no place alone makes up the number. */
  places: string[]
}

/** Reads and parses the code of the repository at `root`. Throws where a file cannot be parsed. */
export function readProject(root: string): Project {
  const sources = readSources(root)
  const ofRole = (wanted: SourceRole) => sources.filter(({ role }) => role === wanted).map(parseSource)
  const production = ofRole('production')
  return {
    production,
    imports: listImports(production),
    testImports: listImports(ofRole('test')),
    folders: [...new Set(production.map(({ path }) => dirname(path)))],
  }
}
