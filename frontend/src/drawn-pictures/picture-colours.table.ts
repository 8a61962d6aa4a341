import { BRAND_COLOURS } from '../components/brand/draw-mark.ts'
import type { Tint } from '../components/cards/section-tint.table.ts'

/** The light theme's colours, as in styles/tokens.css, which a picture by itself cannot name: where it is shown there is no theme. */
export const PICTURE_COLOURS = {
  ...BRAND_COLOURS.light,
  carta: '#ffffff',
  fumo: '#565b5b',
  cottoPremuto: '#82270f',
} as const

/** What a section's name is written in. */
export const TINT_COLOURS: Readonly<Record<Tint, string>> = {
  ...BRAND_COLOURS.light,
  po: '#15505f',
  verderame: '#1b6a56',
  gutturnio: '#7d2150',
  grano: '#785600',
}
