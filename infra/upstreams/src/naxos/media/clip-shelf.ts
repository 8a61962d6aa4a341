import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { writeClipName } from '../../clips/clip-name.ts'
import { FRAME_BYTES, FRAME_SAMPLES } from '../../clips/encode-tune.ts'
import { SAMPLE_RATE } from '../../clips/compose-tune.ts'
import { TUNES } from '../../clips/tunes.table.ts'

/** What kind of clip a file is, and its media type, by its name's ending. */
export const CLIP_TYPES: Readonly<Record<string, { kind: 'audio' | 'video' | 'words'; type: string }>> = {
  '.mp3': { kind: 'audio', type: 'audio/mpeg' },
  '.m4a': { kind: 'audio', type: 'audio/mp4' },
  '.ogg': { kind: 'audio', type: 'audio/ogg' },
  '.mp4': { kind: 'video', type: 'video/mp4' },
  '.webm': { kind: 'video', type: 'video/webm' },
  '.vtt': { kind: 'words', type: 'text/vtt; charset=utf-8' },
}

/** The audio and video files of a folder; where it holds none, or none is given, addresses of what the stand-in makes itself. */
export interface ClipShelf extends ClipDesk {
  folder: string | null
  /** Files of the folder that are served. */
  names: ReadonlySet<string>
}

const ITALIAN = { language: 'it', label: 'Italiano' } as const

/** Lists a folder's clips, and the captions (`tg.vtt`) beside them. Rejects when the folder is given and cannot be read. */
export async function openClipShelf(folder: string | undefined): Promise<ClipShelf> {
  const names = folder === undefined ? [] : (await readdir(folder)).filter((name) => extname(name) in CLIP_TYPES)
  const sizes = new Map(
    await Promise.all(names.toSorted().map(async (name) => [name, await sizeOf(folder, name)] as const)),
  )
  const choose = (kind: 'audio' | 'video', number: number) => {
    const own = [...sizes.keys()].filter((name) => CLIP_TYPES[extname(name)]?.kind === kind)
    return own[number % Math.max(1, own.length)]
  }
  return {
    folder: folder ?? null,
    names: new Set(names),
    audio: (series, seconds) => {
      const name = choose('audio', series)
      if (name !== undefined) return { URL: addressOf(name), bytes: sizes.get(name) ?? 0 }
      const own = writeClipName({ kind: 'tune', tune: series % TUNES.length, seconds })
      return { URL: addressOf(own), bytes: countTuneBytes(seconds) }
    },
    video: ({ type, id, subject, seconds }) => {
      const name = choose('video', id)
      if (name === undefined) {
        const captions = [{ ...ITALIAN, URL: `/media/captions/${type}-${id}.vtt` }]
        return { URL: addressOf(writeClipName({ kind: 'film', subject, seconds })), captions }
      }
      const words = `${name.slice(0, -extname(name).length)}.vtt`
      return { URL: addressOf(name), captions: sizes.has(words) ? [{ ...ITALIAN, URL: addressOf(words) }] : [] }
    },
  }
}

/** Bytes of a tune that goes round for so many seconds. */
export function countTuneBytes(seconds: number): number {
  return Math.floor((seconds * SAMPLE_RATE) / FRAME_SAMPLES) * FRAME_BYTES
}

function addressOf(name: string): string {
  return `/media/clips/${encodeURIComponent(name)}`
}

async function sizeOf(folder = '', name: string): Promise<number> {
  return (await stat(join(folder, name))).size
}

/** Captions as docs/naxos.md tells of them. */
export interface CaptionsForm {
  language: string
  label: string
  URL: string
}

/** Where the recordings and films of the stand-in are to be had. */
export interface ClipDesk {
  /** A recording of so many seconds; the same `series` always sounds the same. */
  audio(series: number, seconds: number): { URL: string; bytes: number }
  /** A film of what a picture's keyword shows, and what is said in it. */
  video(item: { type: 'story' | 'multimedia'; id: number; subject: string; seconds: number }): {
    URL: string
    captions: CaptionsForm[]
  }
}
