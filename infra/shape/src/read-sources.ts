import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file is there for. Only production code is measured; tests and styles are known to be left out. */
export type SourceRole = 'production' | 'test' | 'style'

/** One file of the project. */
export interface Source {
  /** From the project's root, with slashes. */
  path: string
  role: SourceRole
  text: string
}

const MEASURED = /\.(ts|tsx|mjs|js|css)$/
const TEST = /\.(test|cases|routes)\.tsx?$|\/testing\/|^(e2e|k6|packages\/test-kit)\/|^jest\.config\.js$/

/** All files of code and style that git knows, and those that it would add; sorted by path. Throws outside a repository. */
export function readSources(root: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const paths = [...new Set(listed.split('\0'))].filter((path) => MEASURED.test(path)).toSorted()
  return paths.flatMap((path) => {
    const text = readIfThere(join(root, path))
    return text === null ? [] : [{ path, role: roleOf(path), text }]
  })
}

/** What a file is there for, by its path. */
export function roleOf(path: string): SourceRole {
  if (TEST.test(path)) return 'test'
  return path.endsWith('.css') ? 'style' : 'production'
}

/** Git still lists a file that was deleted in the work tree and not yet in the index. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
