import { folderListSchema } from '@liberta/contracts/multimedia/folder.schema'
import type { Folder, FolderReference } from '@liberta/contracts/multimedia/folder.schema'
import { multimediaSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { programmeListSchema } from '@liberta/contracts/multimedia/programme.schema'
import type { Programme } from '@liberta/contracts/multimedia/programme.schema'
import { podcastListSchema } from '@liberta/contracts/podcasts/podcast.schema'
import type { Podcast } from '@liberta/contracts/podcasts/podcast.schema'
import { SAMPLE_NOW, samplePicture, slugOf } from './sample-stories.ts'

const DAY_MS = 86_400_000
/** The first id of an item. */
export const FIRST_SAMPLE_ITEM = 4000

/** Slug, name, slug of the folder above. */
const FOLDERS: readonly (readonly [string, string, string | null])[] = [
  ['teleliberta', 'Telelibertà', null],
  ['tg-liberta', 'Tg Libertà', 'teleliberta'],
  ['zona-calcio', 'Zona Calcio', 'teleliberta'],
  ['paese-mio', 'Paese mio', 'teleliberta'],
  ['video', 'Video', null],
  ['foto', 'Foto', null],
  ['foto-del-giorno', 'Foto del giorno', 'foto'],
]

const TITLES: readonly (readonly [folder: string, type: MultimediaTeaser['type'], title: string])[] = [
  ['tg-liberta', 'video', 'L’edizione delle 19.30 di venerdì'],
  ['zona-calcio', 'video', 'Verso il derby: «Ci servono tre punti e un terzino»'],
  ['foto-del-giorno', 'gallery', 'La nebbia sale dal fiume, vista dal campanile'],
  ['paese-mio', 'video', 'Bettola, la piazza grande quanto una città'],
  ['video', 'video', 'Dal ponte di barche a Isola Serafini, la notte della piena in quattro minuti'],
  ['foto', 'gallery', 'Mercato della terra, le facce e le mani di chi vende'],
  ['video', 'audio', '«Ho sentito il fiume respirare»: il racconto di un volontario'],
]

const daysAgo = (days: number) => new Date(SAMPLE_NOW.getTime() - days * DAY_MS).toISOString()

function referTo(slug: string): FolderReference {
  const index = FOLDERS.findIndex(([own]) => own === slug)
  return { id: 201 + index, slug, name: FOLDERS[index]?.[1] ?? slug }
}

/** All folders, checked against their schema. */
export function sampleFolders(): Folder[] {
  return folderListSchema.parse(
    FOLDERS.map(([slug, name, above]) => {
      const own = referTo(slug)
      const parent = above === null ? null : referTo(above).id
      return {
        ...own,
        URL: `/multimedia/folder/${slug}`,
        ids: parent === null ? String(own.id) : `${parent}.${own.id}`,
        parent,
        subfolders: FOLDERS.filter(([, , over]) => over === slug).map(([below]) => referTo(below)),
        description: `${name}: quello che la redazione ha visto e ripreso.`,
      }
    }),
  )
}

/** The teaser of item number `index`; titles come round again after the last one. */
export function sampleMultimediaTeaser(index: number, folder?: string): MultimediaTeaser {
  const [ownFolder, type, title] = TITLES[index % TITLES.length] ?? ['video', 'video', 'Filmato']
  const inner = folder ?? ownFolder
  const above = FOLDERS.find(([slug]) => slug === inner)?.[2] ?? null
  const id = FIRST_SAMPLE_ITEM + index
  return {
    id,
    slug: `${slugOf(title)}-${id}`,
    title,
    type,
    picture: index % 9 === 8 ? null : samplePicture(id, title),
    seconds: type === 'gallery' ? null : 240 + ((index * 137) % 1800),
    pictureCount: type === 'gallery' ? 9 : 0,
    publishedAt: daysAgo(index / 3),
    folders: above === null ? [referTo(inner)] : [referTo(above), referTo(inner)],
  }
}

/** A whole item, checked against its schema. */
export function sampleMultimedia(index: number): Multimedia {
  const teaser = sampleMultimediaTeaser(index)
  return multimediaSchema.parse({
    ...teaser,
    description: 'Le immagini girate dalla redazione, con le voci di chi c’era e i luoghi visti da vicino.',
    tags: [{ id: 11, slug: 'piena-del-po', name: 'Piena del Po' }],
    sourceURL: teaser.type === 'gallery' ? null : `/media/${teaser.type === 'audio' ? 'a' : 'v'}/${teaser.id}`,
    pictures: Array.from({ length: teaser.pictureCount }, (_, at) =>
      samplePicture(500 + at, `${teaser.title}, ${at + 1}`),
    ),
    watchNext: [1, 2, 3, 4].map((step) => sampleMultimediaTeaser(index + step)),
  })
}

/** The programmes of the television, with their last editions. */
export function sampleProgrammes(): Programme[] {
  const programmes = [
    ['tg-liberta', 'Tg Libertà', 'Ogni giorno alle 13.15 e alle 19.30'],
    ['zona-calcio', 'Zona Calcio', 'Il lunedì e il venerdì alle 21'],
    ['paese-mio', 'Paese mio', 'Il mercoledì alle 20.30'],
  ] as const
  return programmeListSchema.parse(
    programmes.map(([slug, title, schedule], index) => ({
      id: 301 + index,
      slug,
      title,
      schedule,
      description: 'La provincia vista da vicino, con chi ci abita.',
      picture: samplePicture(80 + index, title),
      folderSlug: slug,
      episodes: [0, 1, 2, 3].map((step) => sampleMultimediaTeaser(index + step * TITLES.length, slug)),
    })),
  )
}

/** The podcasts, with their episodes. */
export function samplePodcasts(): Podcast[] {
  const podcasts = [
    ['Fascicolo aperto', 'Casi di cronaca della provincia riletti sulle carte e con le voci di chi li seguì.'],
    ['Sulla via Emilia', 'Una storia piacentina da ascoltare nel tempo di un viaggio in auto.'],
    ['Acqua grande', 'Il Po e i suoi affluenti raccontati da chi ci vive.'],
  ] as const
  return podcastListSchema.parse(
    podcasts.map(([title, description], index) => ({
      id: 601 + index,
      slug: slugOf(title),
      title,
      description,
      author: 'Marta Valdonica',
      picture: samplePicture(70 + index, title),
      episodes: Array.from({ length: 6 }, (_, at) => ({
        id: 6000 + index * 10 + at,
        title: `Puntata ${6 - at}: la casa sull’argine`,
        seconds: 1100 + at * 97,
        publishedAt: daysAgo(at * 7 + index),
        description: at === 0 ? 'Chi ci abitava, chi l’ha venduta, chi oggi ci tiene le barche.' : null,
        audioURL: at === 5 ? null : `/media/a/${6000 + index * 10 + at}`,
        bytes: at === 5 ? null : 17_600_000,
      })),
    })),
  )
}
