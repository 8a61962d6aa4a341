import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import {
  buildEventListId,
  buildMultimediaListId,
  buildObituaryListId,
  buildStoryListId,
  parseEventListId,
  parseLiveId,
  parseMultimediaListId,
  parseStoryListId,
} from '@liberta/contracts/read-models/list-id'
import type { EventListKey, MultimediaListKey, StoryListKey } from '@liberta/contracts/read-models/list-id'
import { lastValidRuleOf, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { locateBySlug } from './find-tag.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { LossRefusedError } from '../../naxos/naxos-error.ts'

/** A CMS that was found to deny everything is believed no absence for this long, and not asked for witnesses. */
const DENIES_FOR_MS = 5000
/** So many others are asked for: some of them may have been withdrawn a moment ago. */
const WITNESSES = 3
/** What every Naxos has; asked for where no list is stored that names others. */
const ALWAYS_THERE = '/siteconfigs'

interface WitnessParts {
  store: Pick<ReadModelStore, 'read'>
  naxos: Pick<NaxosClient, 'get'>
  signal: AbortSignal
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * Tells a withdrawal from an outage: a CMS whose database was emptied or is being restored says 404 or 410 of everything. Where
 * something warm is said to be gone, others of its kind that stored lists hold are asked for; if all of those are gone as well,
 * none is believed to be.
 */
export class AbsenceWitnesses {
  private readonly parts: WitnessParts
  private readonly now: () => number
  private deniesUntil = -Infinity

  constructor(parts: WitnessParts) {
    this.parts = parts
    this.now = parts.now ?? (() => performance.now())
  }

  /**
   * Ends well where an absence may be believed: of a thing whose others are there, and of what is no thing of the CMS, as a page
   * past the end of a list. Rejects with a LossRefusedError where everything is denied, and with the NaxosError of a witness that
   * could not be asked for.
   */
  async confirm(reference: ReadModelReference): Promise<void> {
    const subject = subjectOf(reference)
    if (subject === null) return
    if (this.now() < this.deniesUntil) throw refuse(reference)
    for (const path of await this.findWitnesses(subject)) {
      const result = await this.parts.naxos.get(path, { signal: this.parts.signal })
      if (result.state === 'present' || result.state === 'notModified') return
    }
    this.deniesUntil = this.now() + DENIES_FOR_MS
    throw refuse(reference)
  }

  private async findWitnesses(subject: Subject): Promise<string[]> {
    const paths = (await this.listKind(subject.kind)).filter((path) => path !== subject.path)
    const count = Math.min(WITNESSES, paths.length)
    const spread = Array.from(
      { length: count },
      (_, place) => paths[Math.floor((place * paths.length) / count)] ?? ALWAYS_THERE,
    )
    return spread.length > 0 ? spread : [ALWAYS_THERE]
  }

  /** The calls for things of a kind, as a stored list names them. */
  private async listKind(kind: Subject['kind']): Promise<string[]> {
    switch (kind) {
      case 'story':
        return (await this.read('storyList', LATEST))?.stories.map(({ id }) => `/story/${id}`) ?? []
      case 'event':
        return (await this.read('eventList', UPCOMING))?.events.map(({ id }) => `/event/${id}`) ?? []
      case 'multimedia':
        return (await this.read('multimediaList', NEWEST))?.items.map(({ id }) => `/multimedia/${id}`) ?? []
      case 'obituary':
        return (await this.read('obituaryList', RECENT))?.obituaries.map(({ id }) => `/obituary/${id}`) ?? []
      case 'page':
      case 'tag':
      case 'journalist':
        return (await this.read(`${kind}s`, 'all'))?.map(({ slug }) => locateBySlug(kind, slug)) ?? []
    }
  }

  private async read<Name extends ReadModelName>(model: Name, id: string) {
    const held = await this.parts.store.read<Name>({ model, id })
    return held?.state === 'present' ? held.body : null
  }
}

const LATEST = buildStoryListId({ type: 'latest', page: 1 })
const UPCOMING = buildEventListId({ type: 'upcoming', page: 1 })
const NEWEST = buildMultimediaListId({ type: 'all', page: 1 })
const RECENT = buildObituaryListId({ ...ALL_OBITUARIES, page: 1 })

/** What is gone where a model is said to be missing, and the call for it. */
interface Subject {
  kind: 'story' | 'event' | 'multimedia' | 'obituary' | 'page' | 'tag' | 'journalist'
  path: string
}

/** The thing itself, or the tag or journalist that a list is about; null for what is no thing of the CMS. */
function subjectOf({ model, id }: ReadModelReference): Subject | null {
  if (lastValidRuleOf(model).absence !== 'witnessed') return null
  switch (model) {
    case 'story':
    case 'event':
    case 'multimedia':
    case 'obituary':
      return { kind: model, path: `/${model}/${id}` }
    case 'liveEntries':
    case 'liveEntry':
      return { kind: 'story', path: `/story/${parseLiveId(id)?.story}` }
    case 'page':
      return { kind: 'page', path: locateBySlug('page', id) }
    case 'storyList':
      return subjectOfList(parseStoryListId(id))
    case 'multimediaList':
      return subjectOfList(parseMultimediaListId(id))
    case 'eventList':
      return subjectOfList(parseEventListId(id))
    default:
      return null
  }
}

function subjectOfList(key: StoryListKey | MultimediaListKey | EventListKey | null): Subject | null {
  if (key?.type !== 'tag' && key?.type !== 'journalist') return null
  return { kind: key.type, path: locateBySlug(key.type, key.slug) }
}

function refuse(reference: ReadModelReference): LossRefusedError {
  return new LossRefusedError('absent', `${nameReadModel(reference)} is said to be gone, as everything else is`)
}
