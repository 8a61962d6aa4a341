/** The sizes of an advertisement, in CSS pixels: width and height. */
export type AdSize = readonly [width: number, height: number]

/** Widths of the window, in CSS pixels, from which a wider size may stand: where the place has the room for it. */
export type AdBreakpoint = 640 | 1024 | 1280 | 1440

export interface AdPosition {
  /** In narrow windows; null where the position does not stand there. */
  narrow: AdSize | null
  /** In windows of `from` and wider; null where there is but the narrow one. */
  wide: { from: AdBreakpoint; size: AdSize } | null
  /** How many the home page may have (requirements 9.19 to 9.26); 0 where it has none. */
  mostOnHome: number
}

/**
 * Where advertisements stand, and how large they are (requirements 9.7 to 9.18). The height of a slot is that of its one size at that
 * width, and is kept whatever stands in it. Out of page are those without a size: they take no room.
 */
export const AD_POSITIONS = {
  /** The shell's top slot. */
  masthead: { narrow: [375, 100], wide: { from: 1440, size: [1370, 270] }, mostOnHome: 1 },
  /** The same over pages where somebody does or looks up something. */
  wideboard: { narrow: [375, 100], wide: { from: 1440, size: [1264, 90] }, mostOnHome: 0 },
  billboard: { narrow: [340, 100], wide: { from: 1024, size: [970, 250] }, mostOnHome: 4 },
  autopromo: { narrow: [340, 100], wide: { from: 1280, size: [687, 200] }, mostOnHome: 2 },
  large_rectangle: { narrow: null, wide: { from: 1024, size: [448, 400] }, mostOnHome: 2 },
  medium_rectangle: { narrow: [300, 250], wide: null, mostOnHome: 3 },
  /** Beside what is read; a phone would be filled by it. */
  skyscraper_xl: { narrow: null, wide: { from: 1024, size: [300, 600] }, mostOnHome: 2 },
  slider_short: { narrow: null, wide: { from: 1024, size: [250, 270] }, mostOnHome: 1 },
  slider_tall: { narrow: null, wide: { from: 1024, size: [250, 450] }, mostOnHome: 2 },
  /** In a story's text. */
  inread: { narrow: [300, 250], wide: { from: 1440, size: [640, 160] }, mostOnHome: 0 },
  skin: { narrow: null, wide: null, mostOnHome: 1 },
  interstitial: { narrow: null, wide: null, mostOnHome: 1 },
} as const satisfies Record<string, AdPosition>

export type AdPositionName = keyof typeof AD_POSITIONS

/** From this width stand slots that narrow windows leave out; CSS pixels. */
const WIDE_ONLY_FROM = 1024

/** Before the id of every slot (requirements 9.6). */
const PREFIX = 'lib2025_'

/** The id of the `n`th slot of a position on a page (requirements 3.38): `lib2025_homepage_billboard_2`. */
export function buildSlotId(section: string, position: AdPositionName, n: number): string {
  return `${PREFIX}${section}_${position}_${n}`
}

/**
 * The sizes of a position by the width of the window, as a page says them to who fills it, the widest first: `1024:970x250 0:340x100`;
 * a width at which nothing stands has none (`0:`). Empty for what is out of page.
 * @param isWideOnly of a slot that narrow windows leave out, for they had one shortly before
 */
export function writeSizes(position: AdPositionName, isWideOnly = false): string {
  const { narrow, wide }: AdPosition = AD_POSITIONS[position]
  if (narrow === null && wide === null) return ''
  const sizes = [
    ...(wide === null ? [] : [writeSize(wide.from, wide.size)]),
    ...(isWideOnly && wide?.from !== WIDE_ONLY_FROM ? [writeSize(WIDE_ONLY_FROM, narrow)] : []),
    writeSize(0, isWideOnly ? null : narrow),
  ]
  return sizes.join(' ')
}

function writeSize(from: number, size: AdSize | null): string {
  return `${from}:${size === null ? '' : size.join('x')}`
}
