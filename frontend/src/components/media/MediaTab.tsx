import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import card from '../cards/card.module.css'
import { ClipTab } from '../cards/StoryCard.tsx'
import { describeAmount } from './describe-media.ts'

/** The square tab at the foot of an item's picture: triangle and length, or how many photographs; none where unknown. */
export function MediaTab({ item }: { item: MultimediaTeaser }) {
  if (item.type !== 'gallery') return item.seconds === null ? null : <ClipTab seconds={item.seconds} />
  const amount = describeAmount(item)
  return amount === null ? null : <span className={card.tab}>{amount}</span>
}
