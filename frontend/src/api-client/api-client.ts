import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'

/** What the API said. `missing` and `withdrawn` are its true 404 and 410; everything else that is no body is `unavailable`. */
export type ApiAnswer<Body> =
  | { state: 'present'; body: Body; tags: string[] }
  | { state: 'missing' }
  | { state: 'withdrawn' }
  | { state: 'unavailable'; retryAfterSeconds: number }

/** Which list of stories is asked for. */
export type StoryListQuery =
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionPath: string; page: number }
  | { type: 'tag' | 'journalist'; slug: string; page: number }

/** What pages are made of; the API behind it, or a fixture in a test. */
export interface ContentSource {
  readSite(): Promise<ApiAnswer<SiteConfiguration>>
  readWeather(): Promise<ApiAnswer<Weather>>
  readFront(): Promise<ApiAnswer<Front>>
  readStory(id: number): Promise<ApiAnswer<Story>>
  readStoryList(query: StoryListQuery): Promise<ApiAnswer<StoryList>>
}

/** Seconds after which a reader may try again, where the API does not say. */
const RETRY_AFTER_SECONDS = 5
const TIME_BOX_MS = 3000

/** The address of a list in the API. */
export function buildListAddress(query: StoryListQuery): string {
  const parameters = new URLSearchParams()
  if (query.type === 'latest') parameters.set('latest', '1')
  else parameters.set(query.type, query.type === 'section' ? query.sectionPath : query.slug)
  if (query.page > 1) parameters.set('page', String(query.page))
  return `/api/naxos/story/list?${parameters}`
}

/**
 * Reads our own API, whose bodies are validated where they are made and are trusted here. Every call has a box of three
 * seconds; a call that fails in any way answers `unavailable` and never throws.
 */
export class ApiClient implements ContentSource {
  readonly #baseURL: string
  readonly #timeBoxMs: number

  constructor({ baseURL, timeBoxMs = TIME_BOX_MS }: { baseURL: string; timeBoxMs?: number }) {
    this.#baseURL = baseURL.replace(/\/$/, '')
    this.#timeBoxMs = timeBoxMs
  }

  readSite(): Promise<ApiAnswer<SiteConfiguration>> {
    return this.#read('/api/naxos/siteconfigs')
  }

  readFront(): Promise<ApiAnswer<Front>> {
    return this.#read('/api/naxos/front/home')
  }

  readStory(id: number): Promise<ApiAnswer<Story>> {
    return this.#read(`/api/naxos/story/${id}`)
  }

  readStoryList(query: StoryListQuery): Promise<ApiAnswer<StoryList>> {
    return this.#read(buildListAddress(query))
  }

  /** The one answer without a `data` around it (specification §7). */
  readWeather(): Promise<ApiAnswer<Weather>> {
    return this.#fetch('/api/weather', (json) => json as Weather)
  }

  #read<Body>(path: string): Promise<ApiAnswer<Body>> {
    return this.#fetch(path, (json) => (json as { data: Body }).data)
  }

  async #fetch<Body>(path: string, unwrap: (json: unknown) => Body | undefined): Promise<ApiAnswer<Body>> {
    try {
      const response = await fetch(this.#baseURL + path, {
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeBoxMs),
      })
      if (response.ok) {
        const body = unwrap(await response.json())
        return body === undefined ? unavailable() : { state: 'present', body, tags: tagsOf(response.headers) }
      }
      await response.body?.cancel()
      if (response.status === 404) return { state: 'missing' }
      if (response.status === 410) return { state: 'withdrawn' }
      return unavailable(Number(response.headers.get('retry-after')))
    } catch {
      return unavailable()
    }
  }
}

function unavailable(seconds = RETRY_AFTER_SECONDS): { state: 'unavailable'; retryAfterSeconds: number } {
  return { state: 'unavailable', retryAfterSeconds: seconds > 0 && seconds <= 3600 ? seconds : RETRY_AFTER_SECONDS }
}

/** The tags that the API put on its answer: what the page made of it is made of. */
function tagsOf(headers: Headers): string[] {
  return headers.get('surrogate-key')?.split(/\s+/).filter(Boolean) ?? []
}
