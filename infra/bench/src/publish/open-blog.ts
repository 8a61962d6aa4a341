import { setTimeout as pause } from 'node:timers/promises'
import { LIVE_EVENTS, LIVE_EVENTS_PATH } from '@liberta/contracts/live/live-event.schema'
import { openStream } from '../../../local/src/load/streams/open-stream.ts'
import { GIVE_UP_AFTER_MS } from './watched-page.ts'

const LOOK_EVERY_MS = 5

/** When the stream of an open page of a live blog told of an entry. */
export interface OpenBlog {
  /** Of `performance.now`. @throws where it does not within 10 s */
  hear(entry: number): Promise<number>
}

/** Opens the stream of a live blog as its page does; it ends with the site. @throws where it is refused */
export async function openBlog(origin: string, story: number): Promise<OpenBlog> {
  const heardAt = new Map<string, number>()
  const { status } = await openStream({
    origin,
    path: `${LIVE_EVENTS_PATH}?topics=story:${story}`,
    onEvent: ({ event, data }) => {
      if (event !== 'story') return
      const now = performance.now()
      const { blog } = LIVE_EVENTS.story.parse(JSON.parse(data))
      for (const { id } of blog?.entries ?? []) if (!heardAt.has(id)) heardAt.set(id, now)
    },
  })
  if (status !== 200) throw new Error(`The stream of story ${story}: ${status}`)
  return {
    async hear(entry) {
      const began = performance.now()
      while (performance.now() - began < GIVE_UP_AFTER_MS) {
        const at = heardAt.get(String(entry))
        if (at !== undefined) return at
        await pause(LOOK_EVERY_MS)
      }
      throw new Error(`The stream never told of entry ${entry}`)
    },
  }
}
