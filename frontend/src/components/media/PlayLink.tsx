import css from './play-link.module.css'
import { COVER, LISTEN, mark, SECONDS, SERIES, TITLE } from '../../browser/support/selectors.ts'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { PICTURE_WIDTHS } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'

/** Wide enough for the listening bar over the whole window of a phone, and for lock screens; pixels. */
const WIDEST = 480

/** Address of the square picture that stands for a recording while it plays; null where it has none. */
export function coverOf(picture: Picture | null): string | null {
  if (picture === null) return null
  const width = PICTURE_WIDTHS.findLast((known) => known <= Math.min(WIDEST, picture.width)) ?? PICTURE_WIDTHS[0]
  return buildPictureAddress({ id: picture.id, ratio: '1x1', width, format: 'webp' })
}

interface PlayLinkProps {
  recording: {
    id: string
    title: string
    series: string
    /** Null where it is not known. */
    seconds: number | null
    source: string
    /** Path of a small square picture. */
    cover: string | null
  }
}

/** Play is a brick: without script a link to the recording itself, with it a button that plays it here (browser/listening). */
export function PlayLink({ recording: { id, title, series, seconds, source, cover } }: PlayLinkProps) {
  return (
    <a
      className={css.play}
      href={source}
      {...mark(LISTEN, id)}
      {...mark(TITLE, title)}
      {...mark(SERIES, series)}
      {...(seconds !== null && mark(SECONDS, seconds))}
      {...(cover !== null && mark(COVER, cover))}
      aria-label={`Ascolta: ${title}`}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path fill="currentColor" d="M7 4.5 19.5 12 7 19.5z" />
      </svg>
    </a>
  )
}
