import type { CatalogueFolder } from './catalogue.schema.ts'
import { PROGRAMMES } from './programmes.table.ts'
import { SHORT_VIDEOS } from './short-videos.table.ts'

interface Row {
  id: number
  slug: string
  name: string
  description: string
  below?: readonly Row[]
}

const rows: readonly Row[] = [
  {
    id: 201,
    slug: 'teleliberta',
    name: 'Telelibertà',
    description: 'Le notizie e i programmi della televisione di Piacenza, canale 76, anche da rivedere.',
    below: PROGRAMMES.map((programme) => ({
      id: programme.folder,
      slug: programme.slug,
      name: programme.title,
      description: programme.description,
    })),
  },
  {
    id: 202,
    slug: 'video',
    name: 'Video',
    description: 'I filmati della redazione, girati sul posto.',
    below: [
      {
        id: 231,
        slug: 'video-cronaca',
        name: 'Video di cronaca',
        description: 'Dalle strade della città e della provincia.',
      },
      {
        id: 232,
        slug: 'video-sport',
        name: 'Video di sport',
        description: 'Interviste, sintesi e immagini dai campi.',
      },
      { id: 233, slug: 'video-cultura', name: 'Video di cultura', description: 'Mostre, teatri, libri e musica.' },
      {
        id: 234,
        slug: 'video-territorio',
        name: 'Video dal territorio',
        description: 'Le valli, la Bassa e il Po visti da vicino.',
      },
      {
        id: SHORT_VIDEOS,
        slug: 'video-brevi',
        name: 'Video brevi',
        description: 'Un minuto, un posto, una cosa sola: da guardare in fila.',
      },
    ],
  },
  {
    id: 203,
    slug: 'foto',
    name: 'Foto',
    description: 'Le gallerie fotografiche di Libertà.',
    below: [
      {
        id: 241,
        slug: 'foto-del-giorno',
        name: 'Foto del giorno',
        description: 'Un’immagine al giorno, scelta dalla redazione.',
      },
      {
        id: 242,
        slug: 'foto-eventi',
        name: 'Foto di eventi',
        description: 'Feste, sagre e concerti, persona per persona.',
      },
      {
        id: 243,
        slug: 'foto-sport',
        name: 'Foto di sport',
        description: 'Le partite del fine settimana scatto per scatto.',
      },
      {
        id: 244,
        slug: 'foto-lettori',
        name: 'Foto dei lettori',
        description: 'Quello che ci mandate voi, firmato da voi.',
      },
    ],
  },
  { id: 204, slug: 'audio', name: 'Audio', description: 'Interviste e racconti da ascoltare.' },
]

const referTo = ({ id, slug, name }: Row) => ({ id, slug, name })

function lay(row: Row, above?: CatalogueFolder): CatalogueFolder[] {
  const folder: CatalogueFolder = {
    ...referTo(row),
    URL: `/multimedia/folder/${row.slug}`,
    ids: above ? `${above.ids}.${row.id}` : String(row.id),
    parent: above?.id ?? null,
    subfolders: (row.below ?? []).map(referTo),
    description: row.description,
  }
  return [folder, ...(row.below ?? []).flatMap((child) => lay(child, folder))]
}

/** All folders of the multimedia tree, every parent before its children. */
export const FOLDERS: readonly CatalogueFolder[] = rows.flatMap((row) => lay(row))
