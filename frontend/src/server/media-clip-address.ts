import { findClipKind } from '../http/clip-type.table.ts'

/** A clip, or what is said in it, that the CMS may be asked for. */
export interface ClipAddress {
  /** In its one spelling, on this site as on the CMS. */
  path: string
  /** By its ending; what the CMS says of it is not believed. */
  type: string
}

const CLIP = /^\/media((?:\/[\w.%~-]{1,160}){1,5})\.[a-z0-9]{3,4}$/
/** Once decoded: no hidden file, nothing that parts a path, nothing that is not seen. */
const SAFE_SEGMENT = /^(?!\.)[^/\\?#\p{C}]+$/u

/**
 * Reads the address of a video, of a recording, of captions or of chapters: `/media/{…}/{name}.{mp4|webm|mp3|m4a|ogg|vtt|json}`. Null for every other, also
 * for another spelling of one: no address but these ever reaches the CMS.
 */
export function parseClipAddress(path: string): ClipAddress | null {
  const [, segments = ''] = CLIP.exec(path) ?? []
  const type = findClipKind(path)?.type
  if (type === undefined || !segments.slice(1).split('/').every(isWellSpelled)) return null
  return { path, type }
}

function isWellSpelled(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment)
    return SAFE_SEGMENT.test(decoded) && encodeURIComponent(decoded) === segment
  } catch {
    return false
  }
}
