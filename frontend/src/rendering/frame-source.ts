import type { Breaking, Front, FrontClip } from '@liberta/contracts/fronts/front.schema'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { linkSections } from '@liberta/addresses/link-sections'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelBody } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { ReadArguments } from '@liberta/contracts/read-models/read-routes.table'
import type { Section } from '@liberta/contracts/sections/section.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { ApiAnswer, ContentSource } from '../content/content-source.ts'
import { chooseMostRead } from '../content/choose-most-read.ts'
import type { HeardChanges } from '../content/heard-changes.ts'
import { LastGoodCopy } from '../content/last-good-copy.ts'

/** What stands around a page, as far as it is known. */
export interface FrameContent {
  site: SiteConfiguration
  weather: Weather | null
  mostRead: StoryTeaser[]
  /** The newest episodes of the podcasts. */
  episodes: FrontClip[]
  /** What the editors gave out as breaking news, whether its time is over or not. */
  breaking: Breaking | null
  /** The lead of the first page, which an error page offers. */
  instead: StoryTeaser | null
  updatedAt: Date | null
  /** The read models whose change shows on every page, by name, each with its revision. */
  madeOf: ReadonlyMap<string, string>
  /** Something of it was never had, or may not be shown as it was read last; it cannot be read now, and is left out. */
  isPartial: boolean
  /** What of it may be withdrawn, by the names of the read models: every page around which it stands is removed with it. */
  around: readonly string[]
}

export interface FrameSource {
  read(): Promise<FrameContent>
}

/** How long the frame's parts are believed without a look, and how long a page waits for one never had; milliseconds. */
const LIFETIMES = {
  site: { freshMs: 5_000, waitMs: 1_000 },
  sections: { freshMs: 5_000, waitMs: 1_000 },
  front: { freshMs: 5_000, waitMs: 1_000 },
  weather: { freshMs: 60_000, waitMs: 300 },
  mostRead: { freshMs: 60_000, waitMs: 300 },
} as const

/** What every page hangs on: the menus, and the tree by which they are linked. */
const SITE = nameReadModel({ model: 'site', id: 'main' })
const SECTIONS = nameReadModel({ model: 'sections', id: 'all' })
/** What readers read most stands around every page, and is no reason to make one anew. */
const MOST_READ = nameReadModel({ model: 'mostRead', id: 'all' })
/** Of the front the breaking news stands in every page that is made from then on; those that are there are not made anew for it. */
const FRONT = nameReadModel({ model: 'front', id: 'home' })

const NO_SITE: SiteConfiguration = { trendings: [], navsections: [], navfullsections: [] }

/** What names stories, of which one may have been withdrawn while nothing was heard; a page without its menus helps nobody. */
const NAMES_STORIES: ReadonlySet<keyof typeof LIFETIMES> = new Set(['front', 'mostRead'])

/** A body, null where the API says that there is none; its revision, undefined where nobody said one, and how often changes may have been missed before it was asked for. */
interface Revised<Body> {
  body: Body | null
  revision: string | undefined
  resets: number | undefined
}

/**
 * The frame's content as last good copies: its failure never fails a page.
 * @param heard what was announced: what shows on every page is read again as soon as it has changed, and what was withdrawn is left out;
 *   so is a part of which something was taken back, and one that names stories where that may have been while nothing was heard, until it
 *   was read anew. That goes for pages that are made from then on: a whole one from before is served in their place (`hasMore`)
 */
export function createFrameSource(
  source: ContentSource,
  grammar: AddressGrammar,
  heard?: Pick<HeardChanges, 'findNewer' | 'follow' | 'isWithdrawn' | 'resets'>,
): FrameSource {
  const findNewer = (name: string, { revision }: Revised<unknown>) =>
    (revision === undefined ? null : heard?.findNewer(name, revision)) ?? null
  const keepRevised = <Call extends keyof typeof LIFETIMES>(
    call: Call,
    name: string,
    ...parameters: ReadArguments<Call>
  ) =>
    new LastGoodCopy<Revised<ReadModelBody<Call>>>({
      load: async (there) => {
        const madeOf = new Map<string, string>()
        const resets = heard?.resets
        const answer = await source.forPage({ madeOf }).read(call, ...parameters)
        const body = bodyOf(answer)
        const isNoBetter = body === null && (answer.state === 'unavailable' || (there !== null && there.body !== null))
        return isNoBetter ? null : { body, revision: madeOf.get(name), resets }
      },
      isOutdated: (copy) => findNewer(name, copy) !== null,
      mayBeShown: (copy) =>
        !isTakenBack(findNewer(name, copy)) && (!NAMES_STORIES.has(call) || copy.resets === heard?.resets),
      ...LIFETIMES[call],
    })
  const [site, sections, front, read] = [
    keepRevised('site', SITE),
    keepRevised('sections', SECTIONS),
    keepRevised('front', FRONT),
    keepRevised('mostRead', MOST_READ),
  ]
  const link = rememberLinked(grammar)
  const weather = new LastGoodCopy({ load: async () => bodyOf(await source.read('weather')), ...LIFETIMES.weather })
  // No page is made with what names stories before that was read anew: the first one should not have to do without.
  heard?.follow(
    () => undefined,
    () => [site, sections, front, read].forEach((copy) => copy.lookAgain()),
  )
  /** What is withdrawn goes before the lists are read again that name it. */
  const isShown = (name: string) => heard?.isWithdrawn(name) !== true
  return {
    async read() {
      const [known, tree, sky] = await Promise.all([site.read(), sections.read(), weather.read()])
      const counting = read.read().then((copy) => ({ copy, isWithheld: read.isWithheld }))
      const [first, counted] = await Promise.all([front.read(), counting])
      const blocks = chooseMostRead(first?.body?.blocks ?? [], counted.copy?.body ?? null)
      return {
        site: link(known?.body ?? NO_SITE, tree?.body ?? null),
        isPartial: known === null || tree === null || first === null || counted.isWithheld,
        madeOf: listRevisions([SITE, known], [SECTIONS, tree]),
        weather: isWeather(sky) ? sky : null,
        ...partsOfFront(first?.body ? { ...first.body, blocks: [...blocks] } : null, isShown),
      }
    },
  }
}

function isTakenBack(newer: ReturnType<HeardChanges['findNewer']>): boolean {
  return newer?.state === 'withdrawn' || newer?.hard === true
}

function listRevisions(...models: [name: string, copy: Revised<unknown> | null][]): Map<string, string> {
  return new Map(
    models.flatMap(([name, copy]) => (copy?.revision === undefined ? [] : [[name, copy.revision] as const])),
  )
}

/** Links a menu once for each of it and of the tree; without a tree the CMS's own addresses stand. */
function rememberLinked(
  grammar: AddressGrammar,
): (site: SiteConfiguration, tree: Section[] | null) => SiteConfiguration {
  let last: { site: SiteConfiguration; tree: Section[] | null; linked: SiteConfiguration } | null = null
  return (site, tree) => {
    if (last?.site !== site || last.tree !== tree) {
      last = { site, tree, linked: tree === null ? site : linkSections(site, tree, grammar) }
    }
    return last.linked
  }
}

function bodyOf<Body>(answer: ApiAnswer<Body>): Body | null {
  return answer.state === 'present' ? answer.body : null
}

/** A malformed answer counts as a failure (requirements 8.19). */
function isWeather(weather: Weather | null): boolean {
  return typeof weather?.current?.temperature_2m === 'number'
}

type FrontParts = Pick<FrameContent, 'mostRead' | 'episodes' | 'breaking' | 'instead'>

function partsOfFront(
  front: Front | null,
  isShown: (name: string) => boolean,
): FrontParts & Pick<FrameContent, 'updatedAt' | 'around'> {
  const isStoryShown = ({ id }: { id: number }) => isShown(tagOf.story(id))
  const stories = front?.blocks.find((block) => block.type === 'mostRead')?.stories ?? []
  const clips = front?.blocks.find((block) => block.type === 'podcasts')?.clips ?? []
  const lead = front?.blocks.find((block) => block.type === 'opening')?.stories[0]
  const parts: FrontParts = {
    mostRead: stories.filter(isStoryShown),
    episodes: clips.filter(({ id }) => isShown(tagOf.multimedia(id))),
    breaking: front?.breaking && isStoryShown(front.breaking) ? front.breaking : null,
    instead: lead && isStoryShown(lead) ? lead : null,
  }
  return { ...parts, around: listNames(parts), updatedAt: front === null ? null : new Date(front.updatedAt) }
}

function listNames({ mostRead, episodes, breaking, instead }: FrontParts): string[] {
  const stories = [...mostRead, breaking, instead].flatMap((story) => (story === null ? [] : tagOf.story(story.id)))
  return [...new Set([...stories, ...episodes.map(({ id }) => tagOf.multimedia(id))])]
}
