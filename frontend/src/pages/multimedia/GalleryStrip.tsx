import { useGrammar } from '../../page-definition/frame-context.ts'
import { creditOf } from '@liberta/contracts/media/picture.schema'
import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { Photo } from '../../components/pictures/Photo.tsx'
import css from './gallery-strip.module.css'
import { buildViewerLink } from '../../page-definition/addresses/multimedia-address.ts'
import { mark, STRIP } from '../../browser/support/selectors.ts'

/** A gallery as a strip that is pushed sideways; each photograph opens the viewer. */
export function GalleryStrip({ item }: { item: Pick<Multimedia, 'id' | 'title' | 'pictures'> }) {
  const grammar = useGrammar()
  const { title, pictures } = item
  return (
    <div {...mark(STRIP)}>
      <ol className={css.strip} aria-label={`Fotografie: ${title}`}>
        {pictures.map((picture, index) => (
          <li className={css.slide} key={`${index}-${picture.id}`}>
            <figure>
              <a className={css.photo} href={buildViewerLink(grammar, item, index + 1)}>
                <Photo picture={picture} place="strip" eager={index === 0} />
              </a>
              <figcaption className={css.caption}>
                <span className={css.count}>{`${index + 1} di ${pictures.length}`}</span>
                {picture.caption !== null && ` ${picture.caption}`}
                {creditOf(picture) !== null && <span className={css.credit}> {creditOf(picture)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </div>
  )
}
