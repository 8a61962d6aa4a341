import type { FileImport } from './folder-graph.ts'
import { roleOf } from './read-sources.ts'

/** What each part of the repository may import beside itself; parts that are not named may import anything. */
const FRIENDS: Readonly<Record<string, { production: readonly string[]; test: readonly string[] }>> = {
  frontend: { production: ['packages'], test: ['packages', 'infra'] },
  api: { production: ['packages'], test: ['packages', 'infra'] },
  worker: { production: ['packages'], test: ['packages', 'infra'] },
  packages: { production: [], test: [] },
}

/** Imports of a part of the repository by another that may not: a program by another, or by a package; tests are judged too. */
export function findStrangers(imports: readonly FileImport[]): FileImport[] {
  return imports.filter(({ from, to }) => {
    const [importer, imported] = [partOf(from), partOf(to)]
    const friends = FRIENDS[importer]?.[roleOf(from) === 'test' ? 'test' : 'production']
    return friends !== undefined && importer !== imported && !friends.includes(imported)
  })
}

/** The folder at the top that a file lies in. */
function partOf(path: string): string {
  return path.split('/')[0] ?? ''
}
