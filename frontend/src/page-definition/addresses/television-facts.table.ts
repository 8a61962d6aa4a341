import { TELEVISION_FOLDER } from '@liberta/addresses/site-address'

/** What is known of the paper's television beside what the CMS tells: its channel, and when its news goes out. */
export const TELEVISION = {
  name: 'Telelibertà',
  channel: 76,
  newsHours: ['13.15', '19.30'],
  /** The folder that everything of it lies in, and the programme of its news, by slug. */
  folder: TELEVISION_FOLDER,
  news: 'tg-liberta',
} as const

/** Folders that have a page of their own, by slug. */
export const SHORT_VIDEOS = { folder: 'video-brevi', longestSeconds: 90 } as const
export const GALLERIES = { folder: 'foto' } as const
