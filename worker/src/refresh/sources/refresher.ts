import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { EventCategory } from '@liberta/contracts/events/event.schema'
import type { Tag } from '@liberta/contracts/read-models/tag'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { HiddenStory } from '../../naxos/answers/anonymise-answer.ts'
import type { Drop } from '../../naxos/answers/keep-last-valid.ts'
import type { FolderIndex } from '../../naxos/mapping/folder-index.ts'
import type { StoryTierFacts } from './fresh-for.ts'
import type { SectionIndex } from '../../naxos/mapping/section-index.ts'
import type { Standing } from './refuse-loss.ts'

/** What a refresher may know and use. */
export interface RefreshContext<Name extends ReadModelName = ReadModelName> {
  /** The validator of what is stored, as a refresher gave it; null where nothing present is stored. */
  etag: string | null
  /** The body that is stored; null where none is. */
  readonly stored: ReadModelBody<Name> | null
  /** The tree of sections that stories point into. */
  sections(): Promise<SectionIndex>
  /** The tree of multimedia folders that items lie in. */
  folders(): Promise<FolderIndex>
  /** The categories of events that lists are about. */
  eventCategories(): Promise<readonly EventCategory[]>
  /** A story as the store has it, fetched where that knows nothing of it; null of one that there is not, or no longer. */
  story(id: number): Promise<Story | null>
  /** How an answer of this time (ms since the epoch, null for none) stands to what is stored. */
  standing(updatedAtMs: number | null): Standing
  /** Counts an item that was left out. */
  drop: Drop
  /** Hears of the stories of an answer whose names are hidden. */
  noteHidden: (stories: readonly HiddenStory[]) => void
  /** How this installation spells its addresses. */
  grammar: AddressGrammar
  /** Ends when the worker stops. */
  signal: AbortSignal
}

/** What of what is stored nobody may see once more, as another thing than its tags say: what was made of it is not served meanwhile either. */
interface TakingBack {
  takesBack?: boolean
}

export interface PresentModel<Name extends ReadModelName = ReadModelName> extends TakingBack {
  state: 'present'
  body: ReadModelBody<Name>
  etag: string | null
  /** Milliseconds since the epoch; null where the upstream gives no time that never goes back. */
  updatedAtMs: number | null
  tags: readonly Tag[]
  /** What of a story decides how long it stays fresh. */
  tierFacts?: StoryTierFacts
  /** Milliseconds after which it is asked for again, though its tier would wait longer: a part of it could not be brought. */
  freshForMs?: number
  /** Of when it is, in milliseconds of the epoch, where it is no news but the last thing known, taken from elsewhere: stale at once. */
  lastKnownAtMs?: number
  /** What those who run the site may want to know of it; for the log. */
  remark?: string
  /** What follows a write; its failure is logged and changes nothing. */
  afterwards?: () => Promise<void>
}

export type Refreshed<Name extends ReadModelName = ReadModelName> =
  | PresentModel<Name>
  | { state: 'notModified' }
  /** `isCertain`: by what is known here, and not by an answer of the CMS alone, which may be one of an outage. */
  | ({ state: 'missing'; isCertain?: true } & TakingBack)
  | { state: 'withdrawn' }

/** Brings one read model from its upstream; rejects with a NaxosError where the upstream gave nothing to work with. */
export type Refresher<Name extends ReadModelName> = (
  reference: ReadModelReference<Name>,
  context: RefreshContext<Name>,
) => Promise<Refreshed<Name>>

/** One refresher for every read model there is. */
export type RefresherTable = { readonly [Name in ReadModelName]: Refresher<Name> }
