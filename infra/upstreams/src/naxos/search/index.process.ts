import { once } from 'node:events'
import { createStoryStore, DESK } from '../create-story-store.ts'
import { buildArchiveIndex } from './build-archive-index.ts'
import { dealsMessageSchema, indexTaskSchema } from './index-task.schema.ts'
import { createFieldReader } from './read-story-fields.ts'

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
