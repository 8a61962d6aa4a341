import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture, PictureFormat } from '@liberta/contracts/media/picture.schema'
import { PHONE_ONLY, PICTURE_PLACES } from '../../page-definition/pictures/picture-place.table.ts'
import type { PicturePlace, PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { buildSourceSet, frameOf } from '../../page-definition/pictures/picture-sources.ts'
import css from './photo.module.css'

/** The best formats first; JPEG stands in the `img` itself. */
const MODERN: readonly PictureFormat[] = ['avif', 'webp']

/** A picture in its place: three formats, the place's renditions, its own colour until it is there. */
export function Photo({
  picture,
  place: name,
  eager = false,
  decorative = false,
}: {
  picture: Picture
  place: PicturePlaceName
  /** The one picture that the page opens with. */
  eager?: boolean
  /** Beside a title that says the same: hidden from readers by ear. */
  decorative?: boolean
}) {
  const place: PicturePlace = PICTURE_PLACES[name]
  const { width, height } = frameOf(picture, place.ratio, fallbackWidth(place))
  return (
    <picture className={css.picture}>
      {place.phone !== undefined && <Sources picture={picture} place={place.phone} media={PHONE_ONLY} />}
      <Sources picture={picture} place={place} />
      <img
        className={css.image}
        src={fallbackAddress(picture, place)}
        alt={decorative ? '' : picture.alt}
        width={width}
        height={height}
        style={picture.colour === null ? undefined : { backgroundColor: picture.colour }}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

function Sources({ picture, place, media }: { picture: Picture; place: PicturePlace; media?: string }) {
  return MODERN.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={buildSourceSet(picture, { ...place, format })}
      sizes={place.sizes}
      media={media}
    />
  ))
}

/** For browsers of one format and one size: the width that suits most. */
function fallbackWidth(place: PicturePlace): 160 | 320 | 640 {
  if (place.to >= 960) return 640
  return place.to >= 480 ? 320 : 160
}

function fallbackAddress(picture: Picture, place: PicturePlace): string {
  return buildPictureAddress({ id: picture.id, ratio: place.ratio, width: fallbackWidth(place), format: 'jpg' })
}

/** Where a story has no picture: fog with a pale à (docs/design.md, cards). */
export function NoPhoto() {
  return (
    <span className={css.none} aria-hidden="true">
      à
    </span>
  )
}
