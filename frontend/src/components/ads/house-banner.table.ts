import type { ComponentType } from 'react'
import { BigAccentedLetter } from '../brand/Nameplate.tsx'
import { Street, Vineyard } from './AdDrawings.tsx'

export interface HouseBannerLook {
  /** The address, or the beginning of the addresses, that the banner leads to. */
  path: string
  /** What the reader is called to do. */
  act: string
  plane: 'nebbia' | 'gutturnio' | 'po'
  /** What is drawn beside the sentence; none where the plane alone speaks. */
  Drawing: ComponentType<{ className: string | undefined }> | null
  /** True where the drawing fills its side of the box. */
  isScene?: boolean
}

/** The paper's own banners: one sentence, one plane of colour or one drawing, one call to act; by where they lead. */
export const HOUSE_BANNERS: readonly HouseBannerLook[] = [
  { path: '/abbonamenti', act: 'Scopri l’abbonamento', plane: 'nebbia', Drawing: BigAccentedLetter },
  { path: '/newsletter', act: 'Iscriviti, è gratis', plane: 'nebbia', Drawing: null },
  { path: '/clubliberta', act: 'Entra nel club', plane: 'nebbia', Drawing: Vineyard, isScene: true },
  { path: '/podcast', act: 'Ascolta i podcast', plane: 'gutturnio', Drawing: null },
  { path: '/multimedia', act: 'Guarda i programmi', plane: 'po', Drawing: null },
  { path: '/contact-us', act: 'Scrivi alla redazione', plane: 'nebbia', Drawing: Street, isScene: true },
  { path: '/', act: 'Scopri di più', plane: 'nebbia', Drawing: BigAccentedLetter },
]

/** The look of a banner that leads to that address of this site; null for an advertiser's, and for one that leads nowhere. */
export function lookOfBanner(URL: string | null): HouseBannerLook | null {
  if (URL === null || !/^\/(?!\/)/.test(URL)) return null
  return HOUSE_BANNERS.find(({ path }) => URL.startsWith(path)) ?? null
}
