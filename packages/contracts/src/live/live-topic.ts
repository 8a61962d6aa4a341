import { parseReadModelName, nameReadModel } from '../read-models/read-model-key.ts'
import { buildStoryListId, parseStoryListId } from '../read-models/list-id.ts'
import type { ReadModelReference } from '../read-models/read-model-key.ts'
import type { StoryListKey } from '../read-models/list-id.ts'

/** Most topics that one connection listens to: what the open tabs of one reader need together. */
export const MOST_LIVE_TOPICS = 16

/** Between two topics of a query; no topic holds it. */
const SEPARATOR = ','

/** The home page, as a topic. */
export const HOME_TOPIC = 'home'

/** What an open page listens to of its story. */
export function buildStoryTopic(id: number): string {
  return `story:${id}`
}

/** What an open page listens to of its list of stories, whichever of its pages it is. */
export function buildListTopic(list: StoryListKey): string {
  return buildStoryListId({ ...list, page: 1 })
    .slice(0, -'.1'.length)
    .replace('.', ':')
}

/**
 * The read model that says what is new of a topic: `home`, `latest`, `section:12`, `tag:piena-del-po`, `journalist:marta-valdonica`
 * or `story:7242`. Null for any other text.
 */
export function readLiveTopic(topic: string): ReadModelReference<'front' | 'storyList' | 'story'> | null {
  if (topic === HOME_TOPIC) return { model: 'front', id: 'home' }
  const listId = `${topic.replace(':', '.')}.1`
  const list = parseStoryListId(listId)
  if (list !== null) return buildListTopic(list) === topic ? { model: 'storyList', id: listId } : null
  const named = parseReadModelName(topic)
  return named?.model === 'story' && nameReadModel(named) === topic ? { model: 'story', id: named.id } : null
}

/** The topic of which a read model says what is new; null for one that nobody listens to. */
export function topicOfModel({ model, id }: ReadModelReference): string | null {
  if (model === 'front') return HOME_TOPIC
  if (model === 'story') return buildStoryTopic(Number(id))
  const list = model === 'storyList' ? parseStoryListId(id) : null
  return list?.page === 1 ? buildListTopic(list) : null
}

/** The topics of a query, each once, in order; null where one is none, or where they are too many. Of nothing there are none. */
export function readLiveTopics(text: string): string[] | null {
  const topics = [...new Set(text.split(SEPARATOR).filter((topic) => topic !== ''))]
  if (topics.length > MOST_LIVE_TOPICS) return null
  return topics.every((topic) => readLiveTopic(topic) !== null) ? topics : null
}
