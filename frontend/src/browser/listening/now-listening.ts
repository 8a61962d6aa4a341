/** A recording, as the bar tells of it. */
export interface Recording {
  id: string
  /** Path of what is played. */
  source: string
  title: string
  series: string
  /** Path of a small picture. */
  cover: string | null
  /** 0 while it is not known. */
  seconds: number
  /** The one that stands after it in its row of episodes; null after the last. */
  next: Pick<Recording, 'title' | 'seconds'> | null
}

/** What is in the bar: it goes with the reader from page to page. */
export interface NowListening extends Recording {
  at: number
  playing: boolean
  speed: number
}

/** Null where there is nothing, or nothing that this site can play: no other's address, no place that is none. */
export function readNow(text: string | null): NowListening | null {
  try {
    const now = JSON.parse(text ?? 'null') as NowListening | null
    return now?.source.startsWith('/media/') && now.seconds >= 0 && now.speed > 0 && now.at >= 0 ? now : null
  } catch {
    return null
  }
}
