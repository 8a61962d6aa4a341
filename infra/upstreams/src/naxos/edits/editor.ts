import { randomUUID } from 'node:crypto'
import { createAncestry } from '../archive/story-keys.ts'
import type { StoryFacts } from '../archive/story-facts.types.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { Newsroom } from '../newsroom.ts'
import type { SendWebhook } from '../webhook/send-webhook.ts'
import type { WebhookMessage } from '../webhook/webhook.schema.ts'
import type { Edit } from './edit.schema.ts'
import type { EditJournal } from './edit-journal.ts'

export interface Editor {
  /** Takes an act in, puts it on disk and tells the receiver of the webhook. Resolves when it is on disk. */
  act(edit: Edit): Promise<void>
  /** Takes in what is in the journal already; nobody is told. */
  replay(edits: readonly Edit[]): void
  /** Tells that a story of the archive has come out. */
  announce(id: number): void
}

export interface EditorParts {
  newsroom: Newsroom
  journal: EditJournal
  send: SendWebhook
}

type Event = WebhookMessage['event']

const STORY_EVENTS: Partial<Record<Edit['type'], Event>> = {
  publish: 'story.published',
  update: 'story.updated',
  withdraw: 'story.withdrawn',
  live: 'story.updated',
  entry: 'story.updated',
  dropEntry: 'story.updated',
}

function slugsOf(rows: readonly { id: number; slug: string }[], ids: readonly number[]): string[] {
  return rows.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)
}

/** The entries of a live story that an act concerns, where it concerns nothing else of it. */
function entriesOf(edit: Edit): WebhookMessage['entries'] {
  const isEntry = edit.type === 'entry' || edit.type === 'dropEntry'
  return isEntry ? [{ id: edit.entry, withdrawn: edit.type === 'dropEntry' }] : undefined
}

/** The one place through which everything changes. */
export function createEditor({ newsroom, journal, send }: EditorParts): Editor {
  const { store, frontDesk, liveDesk, pages, search, desk } = newsroom
  const ancestry = createAncestry(desk.sections)

  let latest = 0

  const apply = (edit: Edit): void => {
    store.apply(edit)
    frontDesk.apply(edit)
    liveDesk.apply(edit)
    pages.apply(edit)
    if (edit.type === 'withdraw') search.remove(edit.id)
    else if (edit.type === 'publish' || edit.type === 'update') search.put(edit.id)
  }

  const tell = (
    event: Event,
    subject: WebhookMessage['subject'],
    states: readonly StoryFacts[],
    at: number,
    entries?: WebhookMessage['entries'],
  ): void => {
    const sections = states.flatMap((facts) => facts.sections.flatMap((id) => ancestry(id)))
    void send({
      id: randomUUID(),
      event,
      subject,
      sections: [...new Set(sections)],
      tags: slugsOf(
        desk.tags,
        states.flatMap(({ tags }) => tags),
      ),
      journalists: slugsOf(
        desk.journalists,
        states.flatMap(({ journalists }) => journalists),
      ),
      ...(entries && { entries }),
      updated_at: writeRomeTime(at),
    })
  }

  return {
    async act(order) {
      // Two edits never share a millisecond, so that `updated_at` tells them apart.
      latest = Math.max(order.at, latest + 1)
      const edit: Edit = { ...order, at: latest }
      const event = STORY_EVENTS[edit.type]
      const before = 'id' in edit ? store.find(edit.id, edit.at) : null
      apply(edit)
      await journal.append(edit)
      if (event && 'id' in edit) {
        const after = store.find(edit.id, edit.at)
        const states = [before, after].flatMap((story) => (story ? [story.facts] : []))
        tell(event, { type: 'story', id: edit.id }, states, edit.at, entriesOf(edit))
      } else if (edit.type === 'page') tell('content.changed', { type: 'page', id: null, slug: edit.slug }, [], edit.at)
      else if (edit.type === 'front') tell('front.changed', { type: 'front', id: null }, [], edit.at)
      else tell('configuration.changed', { type: 'site', id: null }, [], edit.at)
    },
    replay(edits) {
      for (const edit of edits) {
        apply(edit)
        latest = Math.max(latest, edit.at)
      }
    },
    announce(id) {
      const story = store.findOpen(id, newsroom.now())
      if (!story) return
      search.put(id)
      tell('story.published', { type: 'story', id }, [story.facts], story.facts.publishedAt)
    },
  }
}
