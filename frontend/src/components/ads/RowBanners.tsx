import { chooseBanners } from '@liberta/contracts/banners/choose-banners'
import { useContext } from 'react'
import { AdSectionContext } from './AdSlot.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { BannersContext } from '../../page-definition/frame-context.ts'
import { placeBanners } from './place-banners.ts'

interface RowBannersProps {
  after: number
  of: number
  /** Rows of the page that end with an advertisement of their own. */
  closed?: readonly number[] | undefined
}

/** The editor's banners that stand after row `after` of the `of` rows of a page (requirements 3.42, `position`). */
export function RowBanners({ after, of: rows, closed }: RowBannersProps) {
  const banners = useContext(BannersContext)
  const section = useContext(AdSectionContext)
  if (banners === null || section === null) return null
  const { configuration, groups, tagMap } = banners
  const chosen = chooseBanners(configuration, groups, tagMap).filter(({ multimedia }) => isShown(multimedia))
  const here = placeBanners(chosen, rows, closed).get(after) ?? []
  return here.map((banner, index) => <BannerSlot key={`${banner.multimedia.id} ${index}`} banner={banner} />)
}

/** What has nothing to say and nothing to show takes no place. */
function isShown({ title, picture }: { title: string | null; picture: object | null }): boolean {
  return title !== null || picture !== null
}
