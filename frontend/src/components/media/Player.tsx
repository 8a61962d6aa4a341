import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { PICTURE_WIDTHS } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { coverOf, PlayLink } from './PlayLink.tsx'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { describeClipLength } from '@liberta/italian/write-number'
import { MediaElement } from './MediaElement.tsx'
import css from './player.module.css'
import { CLIP, EPISODE, EPISODE_STATE, mark } from '../../browser/support/selectors.ts'

const POSTER_WIDTH = 960

/** What a player has to know of a video. */
type Video = Pick<Multimedia, 'title' | 'picture' | 'sourceURL' | 'captions' | 'seconds'>

/** A video behind its picture; where there is nothing to play, the picture and a sentence. */
export function VideoPlayer({ item }: { item: Video }) {
  const { title, picture, sourceURL, captions, seconds } = item
  if (sourceURL === null) return <Unplayable picture={picture} sentence="Questo video non si può ancora vedere qui." />
  return (
    <div {...mark(CLIP, seconds ?? '')}>
      <MediaElement
        className={css.video}
        src={sourceURL}
        name={title}
        captions={captions}
        poster={picture === null ? undefined : posterOf(picture)}
      />
    </div>
  )
}

/** A recording under its picture: played by the brick, in the bar at the foot. */
export function AudioPlayer({
  item,
}: {
  item: Pick<Multimedia, 'id' | 'title' | 'picture' | 'sourceURL' | 'seconds'>
}) {
  const { id, title, picture, sourceURL, seconds } = item
  if (sourceURL === null)
    return <Unplayable picture={picture} sentence="Questo audio non si può ancora ascoltare qui." />
  return (
    <>
      <Still picture={picture} />
      <p className={css.audio} {...mark(EPISODE)}>
        <PlayLink
          recording={{ id: `m${id}`, title, series: 'Libertà', seconds, source: sourceURL, cover: coverOf(picture) }}
        />
        <span {...mark(EPISODE_STATE)}>{seconds === null ? '' : describeClipLength(seconds)}</span>
      </p>
    </>
  )
}

/** The picture that a player shows before it plays. */
export function posterOf(picture: Picture): string {
  const width = PICTURE_WIDTHS.findLast((known) => known <= Math.min(POSTER_WIDTH, picture.width)) ?? PICTURE_WIDTHS[0]
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
