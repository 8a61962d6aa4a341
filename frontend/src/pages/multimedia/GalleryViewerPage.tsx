import { creditOf } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import list from '../../components/lists/list-page.module.css'
import { Photo } from '../../components/pictures/Photo.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { MediaHead } from './FolderPage.tsx'
import css from './gallery-viewer-page.module.css'
import { MediaRows } from './MediaRows.tsx'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { buildViewerLink, VIEWER_ID } from '../../page-definition/addresses/multimedia-address.ts'
import { CLOSE, mark, TURN, VIEWER } from '../../browser/support/selectors.ts'

export type ViewerContent =
  | { type: 'gallery'; gallery: Multimedia; n: number; picture: Picture }
  | { type: 'newest'; galleries: readonly MultimediaTeaser[] }

/** One photograph of a gallery as large as the screen; without a gallery, the newest of them. */
export function GalleryViewerPage({ content }: { content: ViewerContent }) {
  return content.type === 'gallery' ? <Viewer {...content} /> : <Newest galleries={content.galleries} />
}

function Viewer({ gallery, n, picture }: Extract<ViewerContent, { type: 'gallery' }>) {
  const grammar = useGrammar()
  const count = gallery.pictures.length
  return (
    <article className={css.viewer} id={VIEWER_ID} {...mark(VIEWER)}>
      <header className={css.head}>
        <h1 className={css.title}>
          {keepTogether(gallery.title)}
          <span className={parts.hidden}>{`, fotografia ${n} di ${count}`}</span>
        </h1>
        <a className={css.close} {...mark(CLOSE)} href={buildMultimediaAddress(grammar, gallery)}>
          <Icon name="close" /> Chiudi
        </a>
      </header>
      <figure className={css.figure}>
        <div className={css.frame}>
          <Photo picture={picture} place="viewer" eager />
        </div>
        <figcaption className={css.caption}>
          <p>
            {picture.caption ?? picture.alt}
            {creditOf(picture) !== null && <span className={css.credit}> {creditOf(picture)}</span>}
          </p>
          <nav className={css.steps} aria-label="Fotografie">
            <Step gallery={gallery} n={n - 1} rel="prev" />
            <span className={css.count}>{`${n} di ${count}`}</span>
            <Step gallery={gallery} n={n + 1} rel="next" />
          </nav>
        </figcaption>
      </figure>
      <Thumbnails gallery={gallery} n={n} />
    </article>
  )
}

/** The way to the photograph before or after; an empty place at either end keeps the other where it was. */
function Step({ gallery, n, rel }: { gallery: Multimedia; n: number; rel: 'prev' | 'next' }) {
  const grammar = useGrammar()
  const name = rel === 'prev' ? 'Precedente' : 'Successiva'
  if (n < 1 || n > gallery.pictures.length) return <span className={css.step} />
  return (
    <a
      className={css.step}
      {...mark(TURN, rel)}
      rel={rel}
      href={buildViewerLink(grammar, gallery, n)}
      aria-label={name}
    >
      <Icon name="down" />
    </a>
  )
}

function Thumbnails({ gallery, n }: { gallery: Multimedia; n: number }) {
  const grammar = useGrammar()
  return (
    <ol className={css.thumbnails} aria-label="Tutte le fotografie">
      {gallery.pictures.map((picture, index) => (
        <li key={`${index}-${picture.id}`}>
          <a
            className={css.thumbnail}
            href={buildViewerLink(grammar, gallery, index + 1)}
            aria-label={`Fotografia ${index + 1}`}
            aria-current={index + 1 === n ? 'true' : undefined}
          >
            <Photo picture={picture} place="thumbnail" decorative />
          </a>
        </li>
      ))}
    </ol>
  )
}

function Newest({ galleries }: { galleries: readonly MultimediaTeaser[] }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  return (
    <div className={`${list.page} ${parts.width}`}>
      <MediaHead name="Le gallerie fotografiche">
        <p className={list.biography}>Le ultime raccolte di fotografie dalla città e dalla provincia.</p>
      </MediaHead>
      {galleries.length === 0 && (
        <p className={list.empty}>
          Le fotografie arrivano tra poco.{' '}
          <a href={grammar.build({ type: 'latest', page: 1 })}>Leggi le ultime notizie</a>
        </p>
      )}
      <MediaRows items={galleries} level={2} now={now} opening />
    </div>
  )
}
