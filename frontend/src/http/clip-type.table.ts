/** What a file is, and what the CMS may give for it. */
interface ClipKind {
  /** As the site serves it, and as feeds name it; what the CMS says is not believed. */
  type: string
  /** What the CMS may call it: a page of its own in the place of a file is none. */
  from: RegExp
  mostBytes: number
}

const RECORDING = { from: /^(?:audio|video)\//, mostBytes: 4 * 1024 ** 3 }
/** What is said in a recording is text. */
const MOST_BYTES_OF_TEXT = 1024 ** 2

/** Clips, recordings and what is said in them, by the ending of their file. */
const CLIP_KINDS: Readonly<Record<string, ClipKind>> = {
  mp3: { type: 'audio/mpeg', ...RECORDING },
  m4a: { type: 'audio/mp4', ...RECORDING },
  ogg: { type: 'audio/ogg', ...RECORDING },
  mp4: { type: 'video/mp4', ...RECORDING },
  webm: { type: 'video/webm', ...RECORDING },
  vtt: { type: 'text/vtt; charset=utf-8', from: /^text\/(?:vtt|plain)\b/, mostBytes: MOST_BYTES_OF_TEXT },
  json: {
    type: 'application/json+chapters',
    from: /^(?:application\/json(?:\+chapters)?|text\/plain)\s*(?:;|$)/,
    mostBytes: MOST_BYTES_OF_TEXT,
  },
}

/** The kind of the file at an address, by its ending; undefined of one that is no clip. */
export function findClipKind(address: string): ClipKind | undefined {
  const ending = address.slice(address.lastIndexOf('.') + 1)
  return Object.hasOwn(CLIP_KINDS, ending) ? CLIP_KINDS[ending] : undefined
}
