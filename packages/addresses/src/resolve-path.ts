import { activeGrammar } from './active-grammar.ts'
import type { ResolvedPath } from './resolved-path.types.ts'

export type { ResolvedPath } from './resolved-path.types.ts'

/**
 * What the site answers to a path as it stands on the wire and to its query, before anything is known of its content
 * (requirements 5.3 to 5.6), in the grammar in force.
 */
export function resolvePath(path: string, query?: string): ResolvedPath {
  return activeGrammar().resolve(path, query)
}
