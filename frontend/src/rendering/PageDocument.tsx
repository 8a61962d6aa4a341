import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { ReactNode } from 'react'
import { MAIN, mark, SERVICES_NAME } from '../browser/support/selectors.ts'
import type { SharePicture } from '../page-definition/head/describe-picture.ts'
import { nameOfPage } from '../page-definition/head/page-head.ts'
import type { PageHead } from '../page-definition/head/page-head.ts'
import { writeStructuredData } from '../page-definition/head/structured-data.ts'
import type { SiteAssets } from '../settings/site-facts.ts'
import { writeServices } from '../settings/third-parties.ts'
import type { PageServices } from '../settings/third-parties.ts'
import { NO_PHONE, PHONE_ONLY, PICTURE_PLACES } from '../page-definition/pictures/picture-place.table.ts'
import type { PicturePlace } from '../page-definition/pictures/picture-place.table.ts'
import { buildSourceSet } from '../page-definition/pictures/picture-sources.ts'

/** The whole document: head from the page's own description; of scripts the early one alone stands inline (ADR 40). */
export function PageDocument({
  head,
  assets,
  styles,
  services,
  children,
}: {
  head: PageHead
  assets: SiteAssets
  /** Addresses of the style sheets that this page needs. */
  styles: readonly string[]
  /** What the page loads from others. */
  services: PageServices
  children: ReactNode
}) {
  const configured = writeServices(services)
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        {assets.early !== undefined && (
          // In front of the style sheets, for which it would wait.
          <script {...mark(MAIN, assets.scripts[0] ?? '')} dangerouslySetInnerHTML={{ __html: assets.early.code }} />
        )}
        <Preloads head={head} assets={assets} />
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <Description head={head} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101617" />
        {configured !== null && <meta name={SERVICES_NAME} content={configured} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head.structure.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            // Data, never run; `<` is escaped by writeStructuredData.
            dangerouslySetInnerHTML={{ __html: writeStructuredData(data) }}
          />
        ))}
        {assets.early === undefined &&
          assets.scripts.map((address) => <script key={address} type="module" src={address} fetchPriority="low" />)}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What a page opens with is asked for first: the faces where it is read, else its picture, which is the largest thing on it. */
function Preloads({ head, assets }: { head: PageHead; assets: SiteAssets }) {
  const { fonts } = assets
  const faces = fonts === null ? [] : [fonts.bodoni, fonts.instrument, ...(head.reading ? [fonts.faustina] : [])]
  return (
    <>
      {head.reading && <FacePreloads faces={faces} />}
      {head.opening !== null && <OpeningPicture opening={head.opening} />}
      {!head.reading && <FacePreloads faces={faces} />}
    </>
  )
}

function FacePreloads({ faces }: { faces: readonly string[] }) {
  return faces.map((address) => (
    <link
      key={address}
      rel="preload"
      as="font"
      type="font/woff2"
      href={address}
      crossOrigin="anonymous"
      // Written nowhere: without it React puts the link in front of everything.
      onLoad={keepInPlace}
    />
  ))
}

function keepInPlace(): void {}

function OpeningPicture({ opening: { picture, place: name } }: { opening: NonNullable<PageHead['opening']> }) {
  const place: PicturePlace = PICTURE_PLACES[name]
  if (place.phone === undefined) return <PicturePreload picture={picture} place={place} />
  return (
    <>
      <PicturePreload picture={picture} place={place.phone} media={PHONE_ONLY} />
      <PicturePreload picture={picture} place={place} media={NO_PHONE} />
    </>
  )
}

function PicturePreload({ picture, place, media }: { picture: Picture; place: PicturePlace; media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={buildSourceSet(picture, { ...place, format: 'avif' })}
      imageSizes={place.sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

function Description({ head }: { head: PageHead }) {
  return (
    <>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.indexed ? 'max-image-preview:large' : 'noindex'} />
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.previous !== null && <link rel="prev" href={head.previous} />}
      {head.next !== null && <link rel="next" href={head.next} />}
      {head.feeds?.map(({ href, type, title }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <meta property="og:site_name" content="Libertà" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={nameOfPage(head)} />
      <meta property="og:description" content={head.description} />
      {head.canonical !== null && <meta property="og:url" content={head.canonical} />}
      {head.image !== null && <ShareImage image={head.image} />}
      {head.published !== null && <meta property="article:published_time" content={head.published} />}
      {head.modified !== null && <meta property="article:modified_time" content={head.modified} />}
      <meta name="twitter:card" content={head.image === null ? 'summary' : 'summary_large_image'} />
    </>
  )
}

function ShareImage({ image: { url, width, height, alt } }: { image: SharePicture }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
    </>
  )
}
