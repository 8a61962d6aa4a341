/** What a browser tells of an event that a reader caused (Event Timing), as far as it is read here. */
export interface EventEntry {
  name: string
  /** The same for all events of one press; 0 of what is none, such as a pointer that moves. */
  interactionId: number
  /** When it was pressed; milliseconds since the page began. */
  startTime: number
  /** From the press to the next painting; milliseconds, in steps of 8. */
  duration: number
}

/** A task of the page's main thread that took more than 50 ms (Long Tasks). */
export interface TaskEntry {
  startTime: number
  duration: number
}

/** Below it a browser tells nothing of an event; milliseconds. */
const TOLD_FROM_MS = 16

/**
 * How long the slowest press since `from` waited for its painting, which is what INP is made of; milliseconds. A press that the browser
 * says nothing of was faster than what it tells of: that counts as the least it could have told.
 */
export function readSlowestPress(entries: readonly EventEntry[], from: number): number {
  const presses = entries.filter(({ interactionId, startTime }) => interactionId !== 0 && startTime >= from)
  return Math.max(TOLD_FROM_MS, ...presses.map(({ duration }) => duration))
}

/** A frame of more than 50 ms, and what ran in it (Long Animation Frames). */
export interface FrameEntry {
  scripts: readonly { duration: number }[]
}

/**
 * The longest run of a script, with the styles and layouts that it forced, in frames of more than 50 ms; milliseconds, 0 where none ran.
 * What else such a frame took is the browser's own reading, layout and painting of the page.
 */
export function readLongestScript(frames: readonly FrameEntry[]): number {
  return Math.max(0, ...frames.flatMap(({ scripts }) => scripts.map(({ duration }) => duration)))
}

/** The longest task that a browser told of; milliseconds, 0 where none took more than 50. */
export function readLongestTask(entries: readonly TaskEntry[]): number {
  return Math.max(0, ...entries.map(({ duration }) => duration))
}
