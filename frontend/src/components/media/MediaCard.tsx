import { useGrammar } from '../../page-definition/frame-context.ts'
import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import card from '../cards/card.module.css'
import { PublicationTime } from '../cards/PublicationTime.tsx'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { nameSeries, describeAmount } from './describe-media.ts'
import { buildMultimediaAddress, isTelevision } from '@liberta/addresses/site-address'
import { ClipTab } from '../cards/StoryCard.tsx'

export interface MediaCardProps {
  item: MultimediaTeaser
  /** Large opens a page; small ones turn beside their picture on a phone. */
  size: 'L' | 'S'
  place: PicturePlaceName
  /** The level of the card's heading, one below that of its band. */
  level: 2 | 3
  now: Date
  /** The picture that the page opens with. */
  eager?: boolean
}

const SIZES = { L: card.l, S: card.s } as const

/** A video, a gallery or a recording: picture 16:9 with its tab, series, title, time (docs/design.md, cards). */
export function MediaCard({ item, size, place, level, now, eager = false }: MediaCardProps) {
  const grammar = useGrammar()
  const Heading = `h${level}` as const
  return (
    <article className={`${card.card} ${SIZES[size]}`}>
      <div className={`${card.photo} ${card.film}`}>
        {item.picture === null ? <NoPhoto /> : <Photo picture={item.picture} place={place} eager={eager} decorative />}
        <MediaTab item={item} />
      </div>
      <div className={card.words}>
        <p className={card.label} data-tint={isTelevision(item) ? 'po' : 'cotto'}>
          {nameSeries(item)}
        </p>
        <Heading className={card.title}>
          <a className={card.link} href={buildMultimediaAddress(grammar, item)}>
            {keepTogether(item.title)}
          </a>
        </Heading>
        <PublicationTime story={item} type="multimedia" now={now} />
      </div>
    </article>
  )
}

/** The square tab at the foot of an item's picture: triangle and length, or how many photographs; none where unknown. */
export function MediaTab({ item }: { item: MultimediaTeaser }) {
  if (item.type !== 'gallery') {
    return item.seconds === null ? null : (
      <ClipTab seconds={item.seconds} name={item.type === 'audio' ? 'Audio' : 'Video'} />
    )
  }
  const amount = describeAmount(item)
  return amount === null ? null : <small className={card.tab}>{amount}</small>
}
