import { useGrammar } from '../../page-definition/frame-context.ts'
import type { FrontClip } from '@liberta/contracts/fronts/front.schema'
import card from '../cards/card.module.css'
import { PublicationTime } from '../cards/PublicationTime.tsx'
import { ClipTab } from '../cards/StoryCard.tsx'
import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { describeClipLength } from '@liberta/italian/write-number'
import type { BandLink } from '../layout/band-links.ts'
import { SectionHead } from '../section-head/SectionHead.tsx'
import css from './television-band.module.css'
import { LATE, mark } from '../../browser/support/selectors.ts'

/** Telelibertà on the dark of the river: one clip large, four beside it. */
export function TelevisionBand({
  clips,
  now,
  name = 'Telelibertà',
  all: given,
  links = [],
}: {
  clips: readonly FrontClip[]
  now: Date
  name?: string
  all?: { name: string; href: string }
  links?: readonly BandLink[]
}) {
  const grammar = useGrammar()
  const [first, ...others] = clips
  const all = given ?? { name: 'Tutti i programmi', href: buildFixedAddress(grammar, 'telelibertaPrograms') }
  return (
    <section className={css.band} aria-label={name}>
      <div className={parts.width}>
        <SectionHead name={name} ruled={false} links={links} all={all} />
        <div className={css.row}>
          {first !== undefined && <ClipCard clip={first} place="clip" now={now} />}
          <div className={css.list}>
            {others.slice(0, 4).map((clip) => (
              <ClipCard key={clip.id} clip={clip} place="clipSmall" now={now} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function ClipCard({ clip, place, now }: { clip: FrontClip; place: PicturePlaceName; now: Date }) {
  return (
    <article className={place === 'clip' ? css.large : css.small}>
      <div className={`${css.photo} ${place === 'clipSmall' ? card.thumbnail : ''}`}>
        {clip.picture === null ? <NoPhoto /> : <Photo picture={clip.picture} place={place} decorative />}
        {clip.seconds !== null && <ClipTab seconds={clip.seconds} />}
      </div>
      <div>
        <p className={css.series}>{clip.series}</p>
        <h3 className={css.title}>
          <a className={card.link} href={clip.URL}>
            {keepTogether(clip.title)}
          </a>
        </h3>
        <PublicationTime story={clip} type="multimedia" now={now} />
      </div>
    </article>
  )
}

/** Podcasts: episodes in a row, each with its length. */
export function PodcastsBand({ clips }: { clips: readonly FrontClip[] }) {
  const grammar = useGrammar()
  return (
    <section className={`${css.podcasts} ${parts.width}`} {...mark(LATE)} aria-label="Podcast">
      <SectionHead name="Podcast" all={{ name: 'Tutti i podcast', href: buildFixedAddress(grammar, 'podcast') }} />
      <div className={css.episodes}>
        {clips.slice(0, 4).map((clip) => (
          <article className={css.episode} key={clip.id}>
            <div className={css.cover}>
              {clip.picture === null ? <NoPhoto /> : <Photo picture={clip.picture} place="face" decorative />}
            </div>
            <div>
              <p className={css.podcast}>{clip.series}</p>
              <h3 className={css.episodeTitle}>
                <a className={card.link} href={clip.URL}>
                  {keepTogether(clip.title)}
                </a>
              </h3>
              {clip.seconds !== null && (
                <p className={card.meta}>
                  <Icon name="headphones" className={css.icon} /> {describeClipLength(clip.seconds)}
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
