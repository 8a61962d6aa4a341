import { LAYERS } from './layers.table.ts'
import {
  measureApiPaths,
  measureCodeLines,
  measureLongFiles,
  measureOldLogLines,
  measureOldNames,
  measureQueues,
  measureShortFiles,
  measureSqlCalls,
  measureUndocumented,
} from './measure-files.ts'
import { measureCycles, measureIntruders, measureStrangers, measureUnplaced, measureUpward } from './measure-folders.ts'
import type { Finding, Project } from './read-project.ts'

/** One figure of the source's shape. */
export interface Figure {
  /** How it is named on the command line. */
  key: string
  title: string
  /** What it was at the first count, on 22 November 2026. */
  first: number
  /** What it must not be above. */
  target: number
  measure: (project: Project) => Finding
}

const LONGEST_FILE_LINES = 300
/** A file that is not longer may well be a part of its neighbour. */
const SHORT_FILE_LINES = 20
/** On commit b7d23a2, as they are counted now: without the stand-in, which is no part of the product. */
const FIRST_CODE_LINES = 38_917
/** Of the folders in cycles, and of the arrows that ran up between those that had a layer then. */
const FIRST_OF_FOLDERS: Readonly<Record<string, { cycles: number; upward: number }>> = {
  'frontend/src': { cycles: 32, upward: 2 },
  'api/src': { cycles: 34, upward: 6 },
  'worker/src': { cycles: 8, upward: 6 },
  packages: { cycles: 21, upward: 0 },
}

/** Every figure, in the order in which they are read. */
export const FIGURES: readonly Figure[] = [
  ...Object.keys(LAYERS).map((root) => ({
    key: `cycles:${nameOf(root)}`,
    title: `folders in import cycles, ${nameOf(root)}`,
    first: FIRST_OF_FOLDERS[root]?.cycles ?? 0,
    target: 0,
    measure: (project: Project) => measureCycles(project, root),
  })),
  ...Object.keys(LAYERS).map((root) => ({
    key: `upward:${nameOf(root)}`,
    title: `arrows between folders that run up, ${nameOf(root)}`,
    first: FIRST_OF_FOLDERS[root]?.upward ?? 0,
    target: 0,
    measure: (project: Project) => measureUpward(project, root),
  })),
  {
    key: 'unplaced',
    title: 'folders that have no layer yet',
    first: 59,
    target: 0,
    measure: measureUnplaced,
  },
  {
    key: 'intruders',
    title: 'arrows into a folder that others alone may import',
    first: 4,
    target: 0,
    measure: measureIntruders,
  },
  {
    key: 'strangers',
    title: 'imports of another program, tests too',
    first: 0,
    target: 0,
    measure: measureStrangers,
  },
  {
    key: 'long-files',
    title: `files of more than ${LONGEST_FILE_LINES} lines`,
    first: 0,
    target: 0,
    measure: (project) => measureLongFiles(project, LONGEST_FILE_LINES),
  },
  {
    key: 'short-files',
    title: `files of at most ${SHORT_FILE_LINES} lines`,
    first: 225,
    target: 60,
    measure: (project) => measureShortFiles(project, SHORT_FILE_LINES),
  },
  {
    key: 'code-lines',
    title: 'lines of code, stand-in and samples aside',
    first: FIRST_CODE_LINES,
    target: Math.floor(FIRST_CODE_LINES * 0.88),
    measure: measureCodeLines,
  },
  {
    key: 'undocumented',
    title: 'exports without a docstring',
    first: 207,
    target: 0,
    measure: measureUndocumented,
  },
  {
    key: 'api-paths',
    title: 'API paths spelt outside the contracts',
    first: 103,
    target: 0,
    measure: measureApiPaths,
  },
  {
    key: 'sql',
    title: 'SQL run outside packages/database',
    first: 6,
    target: 0,
    measure: measureSqlCalls,
  },
  {
    key: 'queues',
    title: 'queues made in a program',
    first: 2,
    target: 0,
    measure: measureQueues,
  },
  {
    key: 'old-names',
    title: 'old words in names',
    first: 1486,
    target: 0,
    measure: measureOldNames,
  },
  {
    key: 'old-log-lines',
    title: 'old phrases in log lines',
    first: 14,
    target: 0,
    measure: measureOldLogLines,
  },
]

function nameOf(root: string): string {
  return root.replace(/\/src$/, '')
}
