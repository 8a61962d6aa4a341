import { journalistListSchema } from '@liberta/contracts/people/journalist.schema'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import type { Section } from '@liberta/contracts/sections/section.schema'
import { sectionListSchema } from '@liberta/contracts/sections/section.schema'
import { tagListSchema } from '@liberta/contracts/stories/story.schema'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { SAMPLE_AUTHORS, samplePicture, sampleSection, slugOf } from './sample-stories.ts'
import { SAMPLE_SECTIONS } from './sample-titles.table.ts'

const TAGS = 'Alluvione, Bilancio, Bobbio, Derby, Nuovo ospedale, Piena del Po, Protezione civile, Roncaglia, Ztl'
const ROLES = ['Cronista', 'Redattore sportivo', null]

/** A section with what lies below it; null where there is no such path. */
export function sampleWholeSection(path: string): Section | null {
  if (!(path in SAMPLE_SECTIONS)) return null
  const own = sampleSection(path)
  const above = path.includes('/') ? sampleSection(path.slice(0, path.lastIndexOf('/'))) : null
  const below = Object.keys(SAMPLE_SECTIONS).filter((other) => other.startsWith(`${path}/`))
  return {
    ...own,
    URL: `/news/${path}`,
    ids: above === null ? String(own.id) : `${above.id}.${own.id}`,
    parent: above?.id ?? null,
    subsections: below.map(sampleSection),
  }
}

/** All invented sections, as the contract has them. */
export function sampleSections(): Section[] {
  return sectionListSchema.parse(Object.keys(SAMPLE_SECTIONS).map(sampleWholeSection))
}

/** All tags, by name. */
export function sampleTags(): Tag[] {
  const names = TAGS.split(', ')
  return tagListSchema.parse(names.map((name, index) => ({ id: 6 + index, slug: slugOf(name), name })))
}

/** The journalists; the last one has neither a role nor a portrait. */
export function sampleJournalists(): Journalist[] {
  return journalistListSchema.parse(
    SAMPLE_AUTHORS.map((author, index) => ({
      ...author,
      role: ROLES[index % ROLES.length],
      biography: index === 2 ? null : 'Scrive di fiumi, strade e consigli comunali.',
      picture: index === 2 ? null : samplePicture(90 + index, `Ritratto di ${author.name}`),
    })),
  )
}
