/** A box in CSS pixels. */
export interface BannerSize {
  width: number
  height: number
}

/** What a banner looks like: its box from 640 px on, and on phones. */
export interface BannerDefinition {
  large: BannerSize
  small: BannerSize
}

const size = (width: number, height: number): BannerSize => ({ width, height })

/** The boxes that a banner in a list can have, by the positions of advertisements (requirements 9.8 to 9.15, sizes). */
export const BANNER_DEFINITIONS = {
  billboard: { large: size(970, 250), small: size(340, 100) },
  autopromo: { large: size(687, 200), small: size(340, 100) },
  large_rectangle: { large: size(448, 400), small: size(448, 400) },
  medium_rectangle: { large: size(300, 250), small: size(300, 250) },
  inread: { large: size(640, 160), small: size(300, 250) },
} as const satisfies Readonly<Record<string, BannerDefinition>>

export type BannerDefinitionName = keyof typeof BANNER_DEFINITIONS
