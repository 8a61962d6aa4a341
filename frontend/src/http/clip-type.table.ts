/** What clips, recordings and what is said in them are, by the ending of their file: as the site serves them, and as feeds name them. */
const CLIP_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json+chapters',
}

/** The type of a file, by its ending; undefined of one that is no clip. */
export function typeOfClip(ending: string): string | undefined {
  return Object.hasOwn(CLIP_TYPES, ending) ? CLIP_TYPES[ending] : undefined
}
