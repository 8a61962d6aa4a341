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
