import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { Fragment } from 'react'
import { RowBanners } from '../../components/ads/RowBanners.tsx'
import rowCss from '../../components/rows/row.module.css'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { layMedia } from './lay-media.ts'
import type { MediaCell } from './lay-media.ts'
import { MediaCard } from '../../components/media/MediaCard.tsx'

const PLACES: Readonly<Record<MediaCell<unknown>['span'], PicturePlaceName>> = {
  3: 'clipThree',
  4: 'clipFour',
  8: 'clip',
}

/** Items in rows; `opening` sets the first of them large. */
export function MediaRows({
  items,
  level,
  now,
  opening = false,
}: {
  items: readonly MultimediaTeaser[]
  level: 2 | 3
  now: Date
  opening?: boolean
}) {
  const rows = layMedia(items, { opening })
  return rows.map((row, index) => (
    <Fragment key={row[0]?.items[0]?.id}>
      <div className={rowCss.row}>
        {row.map(({ span, items: stacked }) => (
          <div className={rowCss.cell} data-span={span} key={stacked[0]?.id}>
            {stacked.map((item) => (
              <div className={rowCss.item} key={item.id}>
                <MediaCard
                  item={item}
                  size={span === 8 ? 'L' : 'S'}
                  place={PLACES[span]}
                  level={level}
                  now={now}
                  eager={opening && index === 0 && span === 8}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <RowBanners after={index + 1} of={rows.length} />
    </Fragment>
  ))
}
