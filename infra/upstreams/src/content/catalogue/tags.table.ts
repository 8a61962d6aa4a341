import { towns } from '../places/towns.table.ts'
import { zones, zoneSlugs, type ZoneSlug } from '../places/zones.table.ts'
import { storyTopics } from '../stories/story-topics.table.ts'
import type { CatalogueTag, CatalogueTopic } from './catalogue.schema.ts'
import { slugify } from './slugify.ts'
import { TOPIC_TAGS } from './topic-tags.table.ts'

type Row = Pick<CatalogueTag, 'name' | 'kind' | 'topics' | 'zones'>

const bodyTopics: Readonly<Record<string, readonly CatalogueTopic[]>> = {
  'Ausl di Piacenza; Ospedale Guglielmo da Saliceto; Croce Rossa; Croce Bianca; Avis': [
    'sanita',
    'attualita',
    'salute',
  ],
  'Comune di Piacenza; Prefettura; Questura': ['politica', 'attualita', 'cronaca'],
  'Politecnico, polo di Piacenza; Università Cattolica; Conservatorio Nicolini; Liceo Gioia; Liceo Respighi; Istituto Tramello; Istituto Raineri-Marcora':
    ['scuola', 'musica'],
  'Camera di commercio; Sindacati; Piacenza Expo': ['economia', 'lavoro', 'agricoltura'],
  'Palazzo Farnese; Galleria Ricci Oddi; Galleria Alberoni; Museo Kronos; XNL; Palazzo Gotico; Museo di storia naturale; Biblioteca Passerini-Landi':
    ['cultura', 'mostre', 'storia', 'libri'],
  'Teatro Municipale; Teatro dei Filodrammatici; Teatro Gioia; Cinema Corso': ['spettacoli', 'musica', 'cinema'],
  'Diocesi di Piacenza-Bobbio; Caritas': ['attualita', 'cultura'],
}

const clubTopics: Readonly<Record<string, readonly CatalogueTopic[]>> = {
  'Piacenza calcio; Fiorenzuola calcio': ['calcio'],
  'Bobbiese; Pontenurese; Carpaneto calcio; Castellana; Gragnano calcio; Rottofreno calcio; Agazzanese; Gossolengo calcio; Vigolzone calcio; Podenzano calcio; Borgonovese; Lugagnano calcio':
    ['dilettanti', 'calcio'],
  'Volley Piacenza; Volley femminile': ['volley'],
  'Basket Piacenza; Basket Fiorenzuola; Basket femminile': ['basket'],
  'Piacenza Rugby; Rugby Lyons': ['rugby'],
}

const zoneOnly = (zone: ZoneSlug): Row => ({
  name: zones[zone].name,
  kind: 'place',
  topics: [...storyTopics],
  zones: [zone],
})

const listed = (kind: CatalogueTag['kind'], table: Readonly<Record<string, readonly CatalogueTopic[]>>): Row[] =>
  Object.entries(table).flatMap(([names, topics]) =>
    names.split('; ').map((name) => ({ name, kind, topics: [...topics], zones: [] })),
  )

/** A comune whose name is a zone’s too stands once. */
const places: Row[] = [
  ...zoneSlugs.map(zoneOnly),
  ...towns
    .filter((town) => town.name !== 'Piacenza')
    .map((town): Row => ({ name: town.name, kind: 'place', topics: [...storyTopics], zones: [town.zone] })),
]

const rows: Row[] = [
  ...TOPIC_TAGS.map((row): Row => ({ ...row, kind: 'topic' })),
  ...places,
  ...listed('institution', bodyTopics),
  ...listed('team', clubTopics),
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
