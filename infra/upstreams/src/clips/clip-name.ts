import { SCENES_BY_KEYWORD } from '../pictures/scenes.table.ts'
import { TUNES } from './tunes.table.ts'

/** What is played: a tune or a film, and how many seconds of it. */
export type ClipName =
  | { kind: 'tune'; tune: number; seconds: number }
  | { kind: 'film'; subject: string; seconds: number }

const LONGEST_SECONDS = 2 * 3600
const TUNE = /^tune-(\d{1,2})-(\d{1,5})\.mp3$/
const FILM = /^film-([a-z-]+)-(\d{1,5})\.mp4$/

/** The file's name, which says all that is needed to make it. */
export function writeClipName(name: ClipName): string {
  return name.kind === 'tune' ? `tune-${name.tune}-${name.seconds}.mp3` : `film-${name.subject}-${name.seconds}.mp4`
}

/** Null for a name of no clip that can be made. */
export function readClipName(text: string): ClipName | null {
  const [, tune, tuneSeconds] = TUNE.exec(text) ?? []
  const [, subject, filmSeconds] = FILM.exec(text) ?? []
  const seconds = Number(tuneSeconds ?? filmSeconds)
  if (!(seconds >= 1 && seconds <= LONGEST_SECONDS)) return null
  if (tune !== undefined) return Number(tune) < TUNES.length ? { kind: 'tune', tune: Number(tune), seconds } : null
  return subject !== undefined && Object.hasOwn(SCENES_BY_KEYWORD, subject) ? { kind: 'film', subject, seconds } : null
}
