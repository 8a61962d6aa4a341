import { readContent } from '../read-content.ts'
import { broadTopics } from '../stories/story-topics.table.ts'
import type { CatalogueJournalist, CatalogueTopic } from './catalogue.schema.ts'
import { slugify } from './slugify.ts'

/** Who covers a broad subject covers all that it is made of. */
const withLeaves = (topic: CatalogueTopic): CatalogueTopic[] =>
  topic === 'cronaca' || topic === 'opinioni' ? [topic, ...broadTopics[topic]] : [topic]

/** The newsroom: invented people, with invented lives. */
export const JOURNALISTS: readonly CatalogueJournalist[] = readContent('site/journalists').map((row, position) => ({
  id: position + 1,
  slug: slugify(row.name),
  ...row,
  topics: row.topics.flatMap(withLeaves),
}))
