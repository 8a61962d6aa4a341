import type { Random } from '../../content/random.ts'
import type { ThingType } from './thing.table.ts'

/** A thing of an answer before or after it was spoiled. */
export type Thing = Record<string, unknown>

/** One named way in which an answer can be another than expected. */
export interface MessKind {
  /** `story.title.missing`: what it is about, and what is odd about it. */
  name: string
  /** For the list of kinds. */
  what: string
  /**
   * Whether it belongs to the mix that `mess` alone draws from. What says something untrue of what exists, or takes away what
   * other answers link to, is only done where it is named.
   */
  isMixed: boolean
}

/** Mess in one thing, wherever it stands: the same thing is always spoiled in the same way. */
export interface ThingMess extends MessKind {
  type: ThingType
  /** Whether this very thing can be spoiled so. */
  fits: (thing: Thing) => boolean
  spoil: (thing: Thing, random: Random) => Thing
}

/** A whole answer before it is written out. */
export interface OpenAnswer {
  kind: string
  data: unknown
  updatedAt: string
  total: number | null
}

/** Mess in the answer of some calls, every time. */
export interface AnswerMess extends MessKind {
  fits: (answer: OpenAnswer) => boolean
  spoil: (answer: OpenAnswer, random: Random) => OpenAnswer
}

/** Mess in place of an answer: a status of its own. */
export interface StatusMess extends MessKind {
  status: number
  headers?: Readonly<Record<string, string>>
  body: unknown
}
