import type { Stamp } from '../edits/touch-book.ts'

/** What a call finds, before it is written out. */
export type Answer =
  | { status: 'not_found' }
  | { status: 'withdrawn' }
  | {
      status: 'found'
      /** When anything in the answer last changed. */
      stamp: Stamp
      /** Of a list. */
      list?: { total: number; page: number; page_size: number }
      /** Further members beside `data`. */
      extra?: Record<string, unknown>
      /** Whatever else the answer depends on, for its entity tag. */
      variant?: string
      /** Called only when the caller does not have the answer yet. */
      data: () => unknown
    }

export const NOT_FOUND: Answer = { status: 'not_found' }

/** One page of an array, pages counting from 1. */
export function pageOf<T>(items: readonly T[], page: number, pageSize: number): T[] {
  return items.slice((page - 1) * pageSize, page * pageSize)
}
