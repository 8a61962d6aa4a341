import { towns, zones } from '../places/towns.ts'
import { zoneSlugs, type ZoneSlug } from '../schemas/parts.schema.ts'
import { readContent } from '../read-content.ts'
import type { TagGroup } from '../schemas/site.schema.ts'
import { storyTopics } from '../stories/story-topics.table.ts'
import type { CatalogueTag } from './catalogue.schema.ts'
import { slugify } from './slugify.ts'

type Row = Pick<CatalogueTag, 'name' | 'kind' | 'topics' | 'zones'>

const { topics, institutions, teams } = readContent('site/tags')

const listed = (kind: CatalogueTag['kind'], groups: readonly TagGroup[]): Row[] =>
  groups.flatMap((group) =>
    group.names.map((named): Row => {
      const { name, zones: bound } =
        typeof named === 'string' ? { name: named, zones: [] } : { name: named.name, zones: [named.zone] }
      return { name, kind, topics: group.topics, zones: bound }
    }),
  )

const placeIn = (name: string, zone: ZoneSlug): Row => ({
  name,
  kind: 'place',
  topics: [...storyTopics],
  zones: [zone],
})

/** A comune whose name is a zone’s too stands once. */
const places: Row[] = [
  ...zoneSlugs.map((slug) => placeIn(zones[slug].name, slug)),
  ...towns.filter(({ name }) => name !== 'Piacenza').map(({ name, zone }) => placeIn(name, zone)),
]

const rows: Row[] = [
  ...listed('topic', topics),
  ...places,
  ...listed('institution', institutions),
  ...listed('team', teams),
]

/** All tags: subjects, places, institutions and teams. Ids begin at 1001. */
export const TAGS: readonly CatalogueTag[] = rows.map((row, position) => ({
  id: 1001 + position,
  slug: slugify(row.name),
  ...row,
}))

const bySlug = new Map(TAGS.map((tag) => [tag.slug, tag]))

/** Ids of the tags with these slugs. Throws a RangeError where no tag has one: it is a slip in a table. */
export function tagIds(...slugs: readonly string[]): number[] {
  return slugs.map((slug) => {
    const tag = bySlug.get(slug)
    if (!tag) throw new RangeError(`no tag has the slug ${slug}`)
    return tag.id
  })
}
