import { chooseBanners } from '@liberta/contracts/banners/choose-banners'
import { useContext } from 'react'
import { BannerSlot } from './BannerSlot.tsx'
import { BannersContext } from './page-banners.ts'

/**
 * The editor's banners that stand after row `after` of the `of` rows of a page (specification §3, `position`). What is set for a row
 * further down than the page reaches stands after the last.
 */
export function RowBanners({ after, of: rows }: { after: number; of: number }) {
  const banners = useContext(BannersContext)
  if (banners === null) return null
  const { configuration, groups, tagMap } = banners
  return chooseBanners(configuration, groups, tagMap)
    .filter(({ position }) => Math.min(Math.max(position, 1), rows) === after)
    .map((banner, index) => <BannerSlot key={`${banner.multimedia.id} ${index}`} banner={banner} />)
}
