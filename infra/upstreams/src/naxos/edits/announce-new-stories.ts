import type { Newsroom } from '../newsroom.ts'
import type { Editor } from './editor.ts'

const LONGEST_WAIT_MS = 60_000
/** Just after the second in which a story comes out. */
const MARGIN_MS = 50

/** Announces each story of the archive when its time comes. Returns what stops it. */
export function announceNewStories({ store, now }: Newsroom, editor: Editor): () => void {
  let newest = store.archive.newestAt(now())
  let timer: NodeJS.Timeout
  const wait = (): void => {
    const due = store.archive.nextAfter(newest) - now() + MARGIN_MS
    timer = setTimeout(look, Math.min(Math.max(due, MARGIN_MS), LONGEST_WAIT_MS))
    timer.unref()
  }
  const look = (): void => {
    const latest = store.archive.newestAt(now())
    for (let id = newest + 1; id <= latest; id += 1) editor.announce(id)
    newest = Math.max(newest, latest)
    wait()
  }
  wait()
  return () => clearTimeout(timer)
}
