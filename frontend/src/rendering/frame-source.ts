import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { ApiAnswer, ContentSource } from '../api-client/api-client.ts'
import { LastGoodCopy } from '../api-client/last-good-copy.ts'

/** What stands around a page, as far as it is known. */
export interface FrameContent {
  site: SiteConfiguration
  weather: Weather | null
  mostRead: StoryTeaser[]
  /** The lead of the first page, which an error page offers. */
  instead: StoryTeaser | null
  updatedAt: Date | null
}

export interface FrameSource {
  read(): Promise<FrameContent>
}

/** How long the frame's parts are believed without a look, and how long a page waits for one never had; milliseconds. */
const LIFETIMES = {
  site: { freshMs: 5_000, waitMs: 1_000 },
  front: { freshMs: 5_000, waitMs: 500 },
  weather: { freshMs: 60_000, waitMs: 300 },
} as const

const NO_SITE: SiteConfiguration = { trendings: [], navsections: [], navfullsections: [] }

/** The frame's content as last good copies: its failure never fails a page. */
export function createFrameSource(source: ContentSource): FrameSource {
  const site = new LastGoodCopy({ load: async () => bodyOf(await source.readSite()), ...LIFETIMES.site })
  const front = new LastGoodCopy({ load: async () => bodyOf(await source.readFront()), ...LIFETIMES.front })
  const weather = new LastGoodCopy({ load: async () => bodyOf(await source.readWeather()), ...LIFETIMES.weather })
  return {
    async read() {
      const [known, first, sky] = await Promise.all([site.read(), front.read(), weather.read()])
      return { site: known ?? NO_SITE, weather: isWeather(sky) ? sky : null, ...partsOfFront(first) }
    },
  }
}

function bodyOf<Body>(answer: ApiAnswer<Body>): Body | null {
  return answer.state === 'present' ? answer.body : null
}

/** A malformed answer counts as a failure (specification §8). */
function isWeather(weather: Weather | null): boolean {
  return typeof weather?.current?.temperature_2m === 'number'
}

function partsOfFront(front: Front | null): Pick<FrameContent, 'mostRead' | 'instead' | 'updatedAt'> {
  const mostRead = front?.blocks.find((block) => block.type === 'mostRead')?.stories ?? []
  const instead = front?.blocks.find((block) => block.type === 'opening')?.stories[0] ?? null
  return { mostRead, instead, updatedAt: front === null ? null : new Date(front.updatedAt) }
}
