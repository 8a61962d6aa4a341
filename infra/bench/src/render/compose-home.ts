import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import type { Front, FrontBlock } from '@liberta/contracts/fronts/front.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import type { NavigationItem, SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { AUTHORS, HEADLINE_BEGINNINGS, HEADLINE_ENDS, SECTIONS, STANDFIRSTS, VALLEYS } from './home-words.table.ts'

/** The instant at which the page is looked at. */
export const HOME_NOW = new Date('2026-11-21T09:42:00Z')

/** Stories that stand as cards, by block: 12 + 12 sections of 10 + 3 + 15 = 150. Lists and clips come on top. */
const CARDS = { opening: 12, section: 10, opinions: 3, valley: 3 } as const
export const STORY_CARDS =
  CARDS.opening + SECTIONS.length * CARDS.section + CARDS.opinions + (VALLEYS.length + 1) * CARDS.valley

const LISTED = { latest: 12, mostRead: 10 } as const

/** A front of 150 story cards and every kind of block, checked against its schema; the same at every call. */
export function composeHome(): Front {
  const writer = new TeaserWriter()
  const sections = SECTIONS.map(([path, name]): FrontBlock => ({
    type: 'section',
    section: refer(path, name),
    subsections: [],
    stories: writer.write(CARDS.section, path, name),
  }))
  const blocks: FrontBlock[] = [
    { type: 'opening', stories: writer.write(CARDS.opening) },
    { type: 'latest', stories: writer.write(LISTED.latest) },
    ...sections.slice(0, 1),
    { type: 'mostRead', stories: writer.write(LISTED.mostRead) },
    composeValleys(writer),
    { type: 'opinions', stories: writer.write(CARDS.opinions).map((story) => ({ ...story, kind: 'opinion' })) },
    ...sections.slice(1),
  ]
  return frontSchema.parse({ live: null, updatedAt: HOME_NOW.toISOString(), blocks })
}

/** Menus of a real size. */
export function composeSite(): SiteConfiguration {
  const items = [...SECTIONS, ...VALLEYS].map(composeItem)
  return siteConfigurationSchema.parse({
    trendings: HEADLINE_BEGINNINGS.slice(0, 9).map((name, index) => ({ name, URL: `/tag/tema-${index}` })),
    navsections: items.slice(0, 8),
    navfullsections: items.slice(0, 9).map((group) => ({ ...group, subItem: items.slice(0, 8) })),
  })
}

function composeItem([path, name]: readonly [string, string], id: number): NavigationItem {
  return { id, name, URL: `/news/${path}`, type: 'section', subItem: [] }
}

function composeValleys(writer: TeaserWriter): FrontBlock {
  const [river, ...valleys] = [['territorio/lungo-il-po', 'Lungo il Po'] as const, ...VALLEYS].map(([path, name]) => ({
    section: refer(path, name),
    stories: writer.write(CARDS.valley, path, name),
  }))
  return { type: 'valleys', river: river ?? { section: refer('territorio', 'Territorio'), stories: [] }, valleys }
}

function refer(path: string, name: string): SectionReference {
  return { id: path.length * 7 + path.charCodeAt(0), slug: path.split('/').at(-1) ?? path, name, path }
}

/** Writes one teaser after the other, no two alike. */
class TeaserWriter {
  private written = 0

  write(count: number, path = 'cronaca', name = 'Cronaca'): StoryTeaser[] {
    return Array.from({ length: count }, () => this.writeOne(path, name))
  }

  private writeOne(path: string, name: string): StoryTeaser {
    const index = this.written
    this.written += 1
    const end = HEADLINE_ENDS[index % HEADLINE_ENDS.length] ?? ''
    const beginning = HEADLINE_BEGINNINGS[index % HEADLINE_BEGINNINGS.length] ?? ''
    const at = new Date(HOME_NOW.getTime() - (3 + index * 11) * 60_000).toISOString()
    const author = AUTHORS[index % AUTHORS.length] ?? ''
    return {
      id: 107_000 - index,
      slug: `storia-di-prova-numero-${index}`,
      title: `${beginning}${end}`,
      section: refer(path, name),
      kind: 'story',
      kicker: index % 5 === 0 ? 'Il caso' : null,
      standfirst: STANDFIRSTS[index % STANDFIRSTS.length] ?? null,
      picture: index % 7 === 6 ? null : composePicture(index, beginning),
      authors: [{ id: 1 + (index % AUTHORS.length), slug: author.toLowerCase().replaceAll(' ', '-'), name: author }],
      publishedAt: at,
      updatedAt: at,
      premium: index % 9 === 0,
      isGroup: false,
      readingSeconds: 120 + (index % 6) * 45,
      videoSeconds: null,
      live: null,
      related: [],
    }
  }
}

function composePicture(index: number, alt: string): NonNullable<StoryTeaser['picture']> {
  const colour = `#${(0x5a6b5a + ((index * 2654435761) % 0x303030)).toString(16).slice(-6)}`
  return { id: `prova-${index}`, width: 2400, height: 1600, alt, caption: null, credit: 'Foto di prova', colour }
}
