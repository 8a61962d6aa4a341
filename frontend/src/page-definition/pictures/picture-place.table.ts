import type { PictureRatio } from '@liberta/contracts/media/picture.schema'

export interface PicturePlace {
  ratio: PictureRatio
  /** What the browser is told of the width on the page. */
  sizes: string
  /** Smallest and largest width that the place can ask for, two device pixels to one counted in. */
  from: number
  to: number
  /** Another crop on phones, where the place has another shape. */
  phone?: Omit<PicturePlace, 'phone'>
}

/** Where a place's crop for phones ends, and where its own begins (styles/tokens.css). */
export const PHONE_ONLY = 'not all and (min-width:40rem)'
export const NO_PHONE = '(min-width:40rem)'

/**
 * Where pictures stand: crop, width on the page by breakpoint, and range of renditions (docs/design.md, cards). On phones
 * they are asked for at two thirds to three quarters of their width: at two and three pixels to a point the eye hardly misses
 * them, and the opening picture is there a third sooner.
 */
export const PICTURE_PLACES = {
  lead: {
    ratio: '4x3',
    sizes: '(min-width:90rem) 604px,(min-width:64rem) 50vw,66vw',
    from: 480,
    to: 1200,
    phone: { ratio: '3x2', sizes: '66vw', from: 320, to: 960 },
  },
  wide: { ratio: '3x2', sizes: '(min-width:90rem) 780px,(min-width:40rem) 56vw,66vw', from: 320, to: 1600 },
  six: { ratio: '3x2', sizes: '(min-width:90rem) 673px,(min-width:40rem) 48vw,66vw', from: 320, to: 1200 },
  five: {
    ratio: '3x2',
    sizes: '(min-width:90rem) 557px,(min-width:64rem) 41vw,(min-width:40rem) 48vw,66vw',
    from: 320,
    to: 1200,
  },
  four: {
    ratio: '3x2',
    sizes: '(min-width:90rem) 440px,(min-width:64rem) 32vw,(min-width:40rem) 48vw,66vw',
    from: 320,
    to: 960,
  },
  small: {
    ratio: '3x2',
    sizes: '(min-width:90rem) 324px,(min-width:64rem) 28vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 640,
  },
  /** Small cards in wider cells, which turn beside their photo on phones all the same. */
  smallFour: {
    ratio: '3x2',
    sizes: '(min-width:90rem) 440px,(min-width:64rem) 32vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 960,
  },
  smallFive: {
    ratio: '3x2',
    sizes: '(min-width:90rem) 557px,(min-width:64rem) 41vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 1200,
  },
  /** In a long list, beside the words at every width. */
  listed: { ratio: '3x2', sizes: '(min-width:40rem) 132px,88px', from: 120, to: 320 },
  clip: { ratio: '16x9', sizes: '(min-width:90rem) 790px,(min-width:64rem) 58vw,72vw', from: 320, to: 1600 },
  clipFour: {
    ratio: '16x9',
    sizes: '(min-width:90rem) 440px,(min-width:64rem) 32vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 960,
  },
  clipThree: {
    ratio: '16x9',
    sizes: '(min-width:90rem) 324px,(min-width:64rem) 24vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 640,
  },
  /** A gallery's photographs: in its strip, and one alone in the viewer as the photographer framed it. */
  strip: { ratio: '3x2', sizes: '(min-width:90rem) 780px,(min-width:64rem) 56vw,72vw', from: 320, to: 1200 },
  viewer: { ratio: 'full', sizes: '(min-width:90rem) 1100px,(min-width:40rem) 80vw,75vw', from: 480, to: 1600 },
  thumbnail: { ratio: '1x1', sizes: '64px', from: 120, to: 160 },
  short: {
    ratio: '16x9',
    sizes: '(min-width:90rem) 913px,(min-width:64rem) 66vw,75vw',
    from: 320,
    to: 1200,
    phone: { ratio: '3x4', sizes: '75vw', from: 320, to: 960 },
  },
  clipSmall: { ratio: '16x9', sizes: '(min-width:64rem) 190px,132px', from: 160, to: 480 },
  event: { ratio: '4x3', sizes: '(min-width:64rem) 20vw,220px', from: 240, to: 640 },
  /** In the agenda: three in a row on a desk, beside the title on phones. */
  agenda: {
    ratio: '4x3',
    sizes: '(min-width:90rem) 324px,(min-width:64rem) 24vw,(min-width:40rem) 48vw,88px',
    from: 160,
    to: 640,
  },
  /** On a quiet day of the agenda: above the title on phones, beside it elsewhere. */
  agendaDay: { ratio: '4x3', sizes: '(min-width:40rem) 196px,45vw', from: 160, to: 640 },
  portrait: { ratio: '3x4', sizes: '(min-width:64rem) 324px,(min-width:40rem) 240px,50vw', from: 240, to: 640 },
  /** In a banner, beside its sentence. */
  banner: { ratio: '3x2', sizes: '(min-width:40rem) 408px,143px', from: 160, to: 960 },
  story: { ratio: '16x9', sizes: '(min-width:90rem) 1022px,(min-width:64rem) 74vw,66vw', from: 320, to: 1600 },
  inText: { ratio: 'full', sizes: '(min-width:64rem) 640px,66vw', from: 320, to: 1200 },
  cover: {
    ratio: '1x1',
    sizes: '(min-width:90rem) 440px,(min-width:64rem) 32vw,120px',
    from: 160,
    to: 960,
  },
  face: { ratio: '1x1', sizes: '120px', from: 120, to: 240 },
} as const satisfies Record<string, PicturePlace>

export type PicturePlaceName = keyof typeof PICTURE_PLACES
