import { once } from 'node:events'
import { z } from 'zod'
import type { StoryDeal } from '../archive/story-archive.ts'
import { createStoryStore, DESK } from '../create-story-store.ts'
import { buildArchiveIndex } from './build-archive-index.ts'
import { createFieldReader } from './read-story-fields.ts'

/** What the process that builds the index is started with. */
const indexTaskSchema = z.object({
  seed: z.number(),
  stories: z.number(),
  anchor: z.number(),
  path: z.string(),
  content: z.string(),
  /** Number of the newest story that is out, and when that was; ms since the epoch. */
  newest: z.number(),
  now: z.number(),
})

/** What it is sent then, as that is long: what the stories were dealt, which takes seconds to deal again. */
const dealsMessageSchema = z.object({ deals: z.custom<readonly StoryDeal[]>(Array.isArray) })

export type IndexTask = z.infer<typeof indexTaskSchema>

/**
 * A process of its own, started with its task as JSON and sent what the stories were dealt: it reads the generated archive,
 * writes the index to disk, and says `saved` each time it has grown. It ends with who started it.
 */
process.once('disconnect', () => process.exit(0))
const { seed, stories, anchor, path, content, newest, now } = indexTaskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const [message] = await once(process, 'message')
const { deals } = dealsMessageSchema.parse(message)
const store = createStoryStore({ seed, stories, anchor, dealt: deals })
store.archive.planTo(now)

await buildArchiveIndex({
  path,
  content,
  newest,
  fieldsOf: createFieldReader({ seed, desk: DESK, store, now: Date.now }),
  onSaved: () => process.send?.('saved'),
})
process.disconnect()
