import { createStoryStore, DESK } from '../create-story-store.ts'
import { buildArchiveIndex } from './build-archive-index.ts'
import { indexTaskSchema } from './index-task.schema.ts'
import { createFieldReader } from './read-story-fields.ts'

/**
 * A process of its own, started with its task as JSON: it reads the generated archive, writes the index to disk, and
 * says `saved` each time it has grown. It ends with who started it.
 */
process.once('disconnect', () => process.exit(0))
const { seed, stories, anchor, path, content, newest } = indexTaskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const store = createStoryStore({ seed, stories, anchor })
store.archive.newestAt(anchor)

await buildArchiveIndex({
  path,
  content,
  newest,
  fieldsOf: createFieldReader({ seed, desk: DESK, store, now: Date.now }),
  onSaved: () => process.send?.('saved'),
})
process.disconnect()
