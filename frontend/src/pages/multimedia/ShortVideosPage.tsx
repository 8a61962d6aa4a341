import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { Marker } from '../../components/brand/Nameplate.tsx'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import list from '../../components/lists/list-page.module.css'
import { Photo } from '../../components/pictures/Photo.tsx'
import { describePublication } from '@liberta/italian/publication-time'
import { keepTogether } from '@liberta/italian/break-lines'
import { nameSeries } from '../../components/media/describe-media.ts'
import { MediaElement } from '../../components/media/MediaElement.tsx'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'
import css from './short-videos-page.module.css'
import { CLIP, mark, SHORTS } from '../../browser/support/selectors.ts'

/**
 * Short videos, one screen each, pushed upwards. Nothing plays by itself, and nothing is loaded before it plays but the
 * picture of what is near.
 */
export function ShortVideosPage({ content: videos }: { content: readonly Multimedia[] }) {
  const grammar = useGrammar()
  return (
    <div className={parts.width}>
      <h1 className={css.name}>
        <Marker className={css.marker} />
        Video brevi
      </h1>
      {videos.length === 0 ? (
        <p className={list.empty}>
          I prossimi video brevi arrivano tra poco.{' '}
          <a href={buildFolderAddress(grammar, 'teleliberta')}>Vai a Telelibertà</a>
        </p>
      ) : (
        <ol className={css.player} aria-label="Video brevi" {...mark(SHORTS)}>
          {videos.map((video, index) => (
            <ShortVideo key={video.id} video={video} number={index + 1} count={videos.length} />
          ))}
        </ol>
      )}
    </div>
  )
}

const idOf = (number: number) => `video-${number}`

function ShortVideo({ video, number, count }: { video: Multimedia; number: number; count: number }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  return (
    <li className={css.slide} id={idOf(number)}>
      <article className={css.short}>
        <div className={css.stage} {...mark(CLIP, video.seconds ?? '')}>
          <ShortMedia video={video} eager={number === 1} />
        </div>
        <div className={css.words}>
          <p className={card.label}>{nameSeries(video)}</p>
          <h2 className={css.title}>
            <a href={buildMultimediaAddress(grammar, video)}>{keepTogether(video.title)}</a>
          </h2>
          <p className={card.meta}>
            <time dateTime={video.publishedAt}>{describePublication(new Date(video.publishedAt), now)}</time>
            {` · ${number} di ${count}`}
          </p>
          <p className={css.steps}>
            {number > 1 && (
              <a className={css.step} data-up="" href={`#${idOf(number - 1)}`} aria-label="Video precedente">
                <Icon name="down" />
              </a>
            )}
            {number < count && (
              <a className={css.step} href={`#${idOf(number + 1)}`}>
                Successivo <Icon name="down" />
              </a>
            )}
          </p>
        </div>
      </article>
    </li>
  )
}

/** Of no colour at all: a video without any poster is painted over with the browser's own grey. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** The picture lies under the video, since a poster of it would be loaded at once however far away it stands. */
function ShortMedia({ video: { title, picture, sourceURL, captions }, eager }: { video: Multimedia; eager: boolean }) {
  return (
    <>
      {picture !== null && (
        <div className={css.still}>
          <Photo picture={picture} place="short" eager={eager} decorative />
        </div>
      )}
      {sourceURL === null ? (
        <p className={css.sentence}>Questo video non si può ancora vedere qui.</p>
      ) : (
        <MediaElement className={css.video} src={sourceURL} name={title} captions={captions} poster={CLEAR} />
      )}
    </>
  )
}
