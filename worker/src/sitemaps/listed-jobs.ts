import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildFeedAddress, formatsOf } from '@liberta/addresses/feed-address'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ChangedPage, ListedPage } from '@liberta/database/sitemaps/listed-address.repository'
import { giveUpWhenLate } from '@liberta/platform/queues/create-producer'
import type { JobName, JobPayload, RenamedSaved } from '@liberta/platform/refresh/refresh-job.schema'
import type { JobsOptions, Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { LedgerBacklog } from './ledger-backlog.ts'
import { isFollowed } from './list-pages.ts'
import type { PingSettings } from './ping.handler.ts'

/** Before whatever is refreshed only because it is old: a reader may look for what has just come out. */
const PRIORITY = 1
/** About a day of tries, as PostgreSQL may be away: what is not noted is listed a week later. */
const NOTE = { attempts: 10_000, backoff: { type: 'fixed', delay: 10_000, jitter: 0.5 } } as const
/** Readers see a story first: until their pages are made anew, the ledger takes no processor from them. Milliseconds. */
const AFTER_READERS_MS = 1000
/** Who does not listen for an hour is told no more. */
const PING = { attempts: 7, backoff: { type: 'exponential', delay: 30_000, jitter: 0.5 } } as const
const KEPT: JobsOptions = {
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 7 * 24 * 3600, count: 1000 },
}
/** What was changed longer ago is no news to anybody, though the ledger may hear of it only now. */
const NEWS_MS = 24 * 3_600_000
/** Paths in one ping. */
const MOST_PATHS = 100

interface Parts {
  /** The queue of refreshes, made to add jobs. */
  queue: Queue
  grammar: AddressGrammar
  pings: PingSettings
  backlog: Pick<LedgerBacklog, 'add'>
  logger: Logger
}

/** Puts what follows of what was stored into the queue: what the ledger of sitemaps has to hear of, and what others have to. Never rejects, but where it is said. */
export class ListedJobs {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /**
   * Has the ledger take what a stored read model says, with all that is stored in that second, as soon as PostgreSQL takes it; nothing
   * where the ledger does not follow it.
   */
  async note(reference: ReadModelReference): Promise<void> {
    if (!isFollowed(reference)) return
    await this.orWarn('note-backlog', reference, async () => {
      await this.parts.backlog.add(reference)
      // Asked for each time: the backlog is worked off although somebody died between the two.
      const deduplication = { id: 'backlog', keepLastIfActive: true }
      await this.put('note-backlog', {}, { ...NOTE, delay: AFTER_READERS_MS, deduplication })
    })
  }

  /** Has the ledger take what a read model says that may not be stored, by a job of its own. Rejects where the queue does not take it. */
  async noteAlone({ model, id }: ReadModelReference): Promise<void> {
    const deduplication = { id: `listed ${nameReadModel({ model, id })}`, keepLastIfActive: true }
    await this.put('note-listed', { model, id }, { ...NOTE, deduplication })
  }

  /** Has something called as it is now by readers who saved it. */
  async renameSaved(renamed: RenamedSaved): Promise<void> {
    await this.orWarn(nameRenaming(renamed), renamed, () => this.putRenaming(renamed))
  }

  /** The same for who tries again. Rejects, within half a second, where the queue does not take it. */
  async oweRenaming(renamed: RenamedSaved): Promise<void> {
    await giveUpWhenLate(this.putRenaming(renamed))
  }

  /** Has those told who want to hear of news: search engines of the stories, the hub of the feeds that they stand in. */
  async announce(changed: readonly ChangedPage[], pages: readonly ListedPage[]): Promise<void> {
    const { indexNow, hub } = this.parts.pings
    if (indexNow === null && hub === null) return
    const known = new Map(pages.map((page) => [page.id, page]))
    const news = changed.filter(({ kind, id }) => kind === 'story' && isNews(known.get(id)))
    const paths = news.map(({ address }) => address).slice(0, MOST_PATHS)
    if (paths.length === 0) return
    if (indexNow !== null) await this.add('ping-index-now', { paths }, PING)
    if (hub === null) return
    // One each: a try again tells of the feed alone that failed, and what waits for it tells of whatever is new by then.
    for (const path of this.feedsOf(paths)) {
      const deduplication = { id: `ping ${path}`, keepLastIfActive: true }
      await this.add('ping-hub', { paths: [path] }, { ...PING, deduplication })
    }
  }

  /** The feeds of the site and of the stories' sections, in every format. */
  private feedsOf(paths: readonly string[]): string[] {
    const { grammar } = this.parts
    const sections = new Set<string>()
    for (const path of paths) {
      const address = grammar.parse(path)
      if (address?.type === 'story') sections.add(address.sectionPath)
    }
    const pages: SiteAddress[] = [
      { type: 'home' },
      ...[...sections].map((sectionPath) => ({ type: 'section' as const, sectionPath, page: 1 })),
    ]
    return pages
      .flatMap((address) =>
        formatsOf(address).map((format) => buildFeedAddress(grammar, { format, of: { type: 'page', address } })),
      )
      .slice(0, MOST_PATHS)
  }

  private putRenaming(renamed: RenamedSaved): Promise<void> {
    // What waits with an older title stands for no newer one.
    const id =
      'type' in renamed ? `withdraw ${renamed.type} ${renamed.id}` : `rename ${renamed.story} ${renamed.title ?? ''}`
    return this.put(nameRenaming(renamed), renamed, { ...NOTE, deduplication: { id, keepLastIfActive: true } })
  }

  private async add<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: JobsOptions): Promise<void> {
    await this.orWarn(name, payload, () => this.put(name, payload, options))
  }

  private async put<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: JobsOptions): Promise<void> {
    await this.parts.queue.add(name, payload, { priority: PRIORITY, ...KEPT, ...options })
  }

  private async orWarn(job: JobName, data: unknown, work: () => Promise<void>): Promise<void> {
    try {
      await giveUpWhenLate(work())
    } catch (error) {
      this.parts.logger.warn({ err: error, job, data }, 'A job of the sitemaps was not taken by the queue')
    }
  }
}

function nameRenaming(renamed: RenamedSaved): 'withdraw-saved' | 'rename-saved' {
  return 'type' in renamed ? 'withdraw-saved' : 'rename-saved'
}

/** Of a withdrawn page nothing is known but that it is gone. */
function isNews(page: ListedPage | undefined): boolean {
  return page === undefined || Date.now() - Date.parse(page.updatedAt ?? page.publishedAt) < NEWS_MS
}
