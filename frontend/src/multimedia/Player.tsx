import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { PICTURE_WIDTHS } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { MediaElement } from './MediaElement.tsx'
import css from './player.module.css'

const POSTER_WIDTH = 960

/** A video behind its picture; where there is nothing to play, the picture and a sentence. */
export function VideoPlayer({ item }: { item: Pick<Multimedia, 'title' | 'picture' | 'sourceURL'> }) {
  const { title, picture, sourceURL } = item
  if (sourceURL === null) return <Unplayable picture={picture} sentence="Questo video non si può ancora vedere qui." />
  return (
    <MediaElement
      kind="video"
      className={css.video}
      src={sourceURL}
      name={title}
      poster={picture === null ? undefined : posterOf(picture)}
    />
  )
}

/** A recording under its picture. */
export function AudioPlayer({ item }: { item: Pick<Multimedia, 'title' | 'picture' | 'sourceURL'> }) {
  const { title, picture, sourceURL } = item
  if (sourceURL === null)
    return <Unplayable picture={picture} sentence="Questo audio non si può ancora ascoltare qui." />
  return (
    <>
      <Still picture={picture} />
      <MediaElement kind="audio" className={css.audio} src={sourceURL} name={title} />
    </>
  )
}

/** The picture that a player shows before it plays. */
export function posterOf(picture: Picture, widest = POSTER_WIDTH): string {
  const width = PICTURE_WIDTHS.findLast((known) => known <= Math.min(widest, picture.width)) ?? PICTURE_WIDTHS[0]
  return buildPictureAddress({ id: picture.id, ratio: '16x9', width, format: 'jpg' })
}

function Still({ picture }: { picture: Picture | null }) {
  return (
    <div className={css.still}>
      {picture === null ? <NoPhoto /> : <Photo picture={picture} place="clip" eager decorative />}
    </div>
  )
}

function Unplayable({ picture, sentence }: { picture: Picture | null; sentence: string }) {
  return (
    <>
      <Still picture={picture} />
      <p className={css.sentence}>{sentence}</p>
    </>
  )
}
