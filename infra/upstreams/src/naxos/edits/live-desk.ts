import type { z } from 'zod'
import type { liveStateSchema } from '@liberta/contracts/live-blog/live-blog.schema'
import type { LiveFigureRow } from '../../content/schemas/live.schema.ts'
import type { Edit } from './edit.schema.ts'
import type { EntryFields } from './live-edit.schema.ts'

export interface DeskEntry {
  id: number
  /** Ms since the epoch. */
  time: number
  /** Tells one version of it from another. */
  changedAt: number
  fields: EntryFields
}

/** A story that is a live blog. */
export interface DeskBlog {
  state: z.infer<typeof liveStateSchema>
  resumesAt: number | null
  endedAt: number | null
  contactAt: number | null
  figure: LiveFigureRow | null
  /** Oldest first. */
  entries: DeskEntry[]
  withdrawn: Set<number>
}

/** The live blogs as editors last left them. */
export class LiveDesk {
  private readonly blogs = new Map<number, DeskBlog>()

  /** The live blog that a story is; null where it is none. */
  find(story: number): DeskBlog | null {
    return this.blogs.get(story) ?? null
  }

  /** The number that the next entry of a story will have. */
  freeEntry(story: number): number {
    const blog = this.find(story)
    return 1 + Math.max(0, ...(blog?.entries.map(({ id }) => id) ?? []), ...(blog?.withdrawn ?? []))
  }

  /** Takes an act on a live blog in; any other has no effect. */
  apply(edit: Edit): void {
    if (edit.type === 'live') this.set(edit)
    if (edit.type === 'withdraw') this.blogs.delete(edit.id)
    const blog = 'id' in edit ? this.find(edit.id) : null
    if (blog === null) return
    if (edit.type === 'entry') put(blog, edit)
    if (edit.type === 'dropEntry') {
      blog.entries = blog.entries.filter(({ id }) => id !== edit.entry)
      blog.withdrawn.add(edit.entry)
    }
  }

  private set({ id, at, state, resumesAt, contactAt, figure }: Extract<Edit, { type: 'live' }>): void {
    const blog: DeskBlog = this.find(id) ?? {
      state: 'live',
      resumesAt: null,
      endedAt: null,
      contactAt: null,
      figure: null,
      entries: [],
      withdrawn: new Set(),
    }
    this.blogs.set(id, blog)
    if (state !== undefined) {
      blog.state = state
      blog.resumesAt = null
      blog.endedAt = state === 'ended' ? at : null
    }
    if (resumesAt !== undefined) blog.resumesAt = resumesAt
    if (contactAt !== undefined) blog.contactAt = contactAt
    if (figure !== undefined) blog.figure = figure
  }
}

function put(blog: DeskBlog, { entry: id, time, at, fields, figure }: Extract<Edit, { type: 'entry' }>): void {
  // One entry stands over all others: the one that was pinned last.
  if (fields.pinned) for (const other of blog.entries) other.fields = { ...other.fields, pinned: false }
  const others = blog.entries.filter((entry) => entry.id !== id)
  const entries = [...others, { id, time, changedAt: at, fields }]
  blog.entries = entries.toSorted((one, other) => one.time - other.time || one.id - other.id)
  if (figure && blog.figure) blog.figure = { ...blog.figure, ...figure }
}
