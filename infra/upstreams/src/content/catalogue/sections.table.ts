import type { ZoneSlug } from '../places/zones.table.ts'
import type { CatalogueSection, CatalogueTopic } from './catalogue.schema.ts'

interface Row {
  id: number
  slug: string
  name: string
  share: number
  topics: readonly CatalogueTopic[]
  zone?: ZoneSlug
  below?: readonly Row[]
}

const rows: readonly Row[] = [
  {
    id: 1,
    slug: 'cronaca',
    name: 'Cronaca',
    share: 5,
    topics: ['cronaca'],
    below: [
      { id: 21, slug: 'piacenza-citta', name: 'Piacenza città', share: 6, topics: ['cronaca'], zone: 'piacenza' },
      { id: 22, slug: 'provincia', name: 'Provincia', share: 6, topics: ['cronaca'] },
      { id: 23, slug: 'giudiziaria', name: 'Giudiziaria', share: 3, topics: ['cronaca'] },
      { id: 24, slug: 'viabilita', name: 'Viabilità', share: 3, topics: ['cronaca', 'territorio'] },
    ],
  },
  { id: 2, slug: 'attualita', name: 'Attualità', share: 7, topics: ['attualita'] },
  { id: 3, slug: 'politica', name: 'Politica', share: 5, topics: ['politica'] },
  {
    id: 4,
    slug: 'economia',
    name: 'Economia',
    share: 4,
    topics: ['economia'],
    below: [
      { id: 25, slug: 'lavoro', name: 'Lavoro', share: 2, topics: ['lavoro'] },
      { id: 26, slug: 'agricoltura', name: 'Agricoltura', share: 2, topics: ['agricoltura'] },
    ],
  },
  { id: 5, slug: 'scuola', name: 'Scuola', share: 3, topics: ['scuola'] },
  { id: 6, slug: 'sanita', name: 'Sanità', share: 3, topics: ['sanita'] },
  { id: 7, slug: 'ambiente', name: 'Ambiente', share: 2, topics: ['ambiente'] },
  { id: 8, slug: 'meteo', name: 'Meteo', share: 1, topics: ['meteo'] },
  {
    id: 9,
    slug: 'territorio',
    name: 'Territorio',
    share: 1,
    topics: ['territorio'],
    below: [
      { id: 31, slug: 'piacenza', name: 'Piacenza', share: 1, topics: ['territorio', 'attualita'], zone: 'piacenza' },
      { id: 32, slug: 'val-tidone', name: 'Val Tidone', share: 2, topics: ['territorio'], zone: 'val-tidone' },
      { id: 33, slug: 'val-trebbia', name: 'Val Trebbia', share: 2, topics: ['territorio'], zone: 'val-trebbia' },
      { id: 34, slug: 'val-nure', name: 'Val Nure', share: 2, topics: ['territorio'], zone: 'val-nure' },
      { id: 35, slug: 'val-d-arda', name: 'Val d’Arda', share: 2, topics: ['territorio'], zone: 'val-d-arda' },
      { id: 36, slug: 'bassa', name: 'Bassa', share: 1, topics: ['territorio'], zone: 'bassa' },
      { id: 37, slug: 'lungo-il-po', name: 'Lungo il Po', share: 2, topics: ['territorio'], zone: 'lungo-il-po' },
    ],
  },
  {
    id: 10,
    slug: 'sport',
    name: 'Sport',
    share: 0,
    topics: [],
    below: [
      { id: 41, slug: 'calcio', name: 'Calcio', share: 5, topics: ['calcio'] },
      { id: 42, slug: 'volley', name: 'Volley', share: 3, topics: ['volley'] },
      { id: 43, slug: 'rugby', name: 'Rugby', share: 1.5, topics: ['rugby'] },
      { id: 44, slug: 'basket', name: 'Basket', share: 2, topics: ['basket'] },
      { id: 45, slug: 'ciclismo', name: 'Ciclismo', share: 1, topics: ['ciclismo'] },
      { id: 46, slug: 'tennis', name: 'Tennis', share: 1, topics: ['tennis'] },
      { id: 47, slug: 'dilettanti', name: 'Dilettanti', share: 3, topics: ['dilettanti'] },
    ],
  },
  {
    id: 11,
    slug: 'cultura',
    name: 'Cultura',
    share: 1.5,
    topics: ['cultura'],
    below: [
      { id: 51, slug: 'spettacoli', name: 'Spettacoli', share: 2, topics: ['spettacoli'] },
      { id: 52, slug: 'mostre', name: 'Mostre', share: 1.5, topics: ['mostre'] },
      { id: 53, slug: 'libri', name: 'Libri', share: 1, topics: ['libri'] },
      { id: 54, slug: 'storia', name: 'Storia', share: 1, topics: ['storia'] },
      { id: 55, slug: 'musica', name: 'Musica', share: 1.5, topics: ['musica'] },
      { id: 56, slug: 'cinema', name: 'Cinema', share: 1, topics: ['cinema'] },
    ],
  },
  {
    id: 12,
    slug: 'lifestyle',
    name: 'Lifestyle',
    share: 0,
    topics: [],
    below: [
      { id: 61, slug: 'food', name: 'Food', share: 2, topics: ['food'] },
      { id: 62, slug: 'casa', name: 'Casa', share: 1, topics: ['casa'] },
      { id: 63, slug: 'viaggi', name: 'Viaggi', share: 1, topics: ['viaggi'] },
      { id: 64, slug: 'salute', name: 'Salute', share: 1, topics: ['salute'] },
      { id: 65, slug: 'animali', name: 'Animali', share: 1, topics: ['animali'] },
    ],
  },
  { id: 13, slug: 'opinioni', name: 'Opinioni', share: 3, topics: ['opinioni'] },
]

const referTo = (row: Row, path: string) => ({ id: row.id, slug: row.slug, name: row.name, path })

function lay(row: Row, above?: CatalogueSection): CatalogueSection[] {
  const path = above ? `${above.path}/${row.slug}` : row.slug
  const below = row.below ?? []
  const section: CatalogueSection = {
    ...referTo(row, path),
    URL: `/news/${path}`,
    ids: above ? `${above.ids}.${row.id}` : String(row.id),
    parent: above?.id ?? null,
    subsections: below.map((child) => referTo(child, `${path}/${child.slug}`)),
    topics: [...row.topics],
    zone: row.zone ?? null,
    share: row.share,
  }
  return [section, ...below.flatMap((child) => lay(child, section))]
}

/** All sections of the paper, every parent before its children; the shares add up to 100. */
export const SECTIONS: readonly CatalogueSection[] = rows.flatMap((row) => lay(row))
