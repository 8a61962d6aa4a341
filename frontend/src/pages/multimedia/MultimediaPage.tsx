import type { Multimedia } from '@liberta/contracts/multimedia/multimedia.schema'
import { writeMoment } from '@liberta/italian/italian-date'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Breadcrumbs, LinkItems } from '../../components/links/LinkItems.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import story from '../../components/story/story-page.module.css'
import { keepTogether } from '@liberta/italian/break-lines'
import { describeAmount, describeLength, nameSeries } from '../../components/media/describe-media.ts'
import { GalleryStrip } from './GalleryStrip.tsx'
import { MediaRows } from './MediaRows.tsx'
import { isTelevision } from '@liberta/addresses/site-address'
import { buildFolderAddress, buildViewerLink } from '../../page-definition/addresses/multimedia-address.ts'
import css from './multimedia-page.module.css'
import { AudioPlayer, VideoPlayer } from '../../components/media/Player.tsx'
import { breadcrumbsOfMedia } from './describe-multimedia.ts'

/** Letters from which on a title is set smaller. */
const LONG_TITLE = 70
/** What to watch next: a row of four and one of three. */
const NEXT = 7

/** One video, gallery or recording: what there is to see, what it is, and what to see next. */
export function MultimediaPage({ content: item }: { content: Multimedia }) {
  const grammar = useGrammar()
  return (
    <>
      <article className={css.stage} data-dark={item.type !== 'gallery' || undefined}>
        <div className={parts.width}>
          <Breadcrumbs steps={breadcrumbsOfMedia(grammar, item)} />
          <div className={css.columns}>
            <ItemHead item={item} />
            <div className={css.media}>
              <ItemMedia item={item} />
            </div>
            <ItemWords item={item} />
          </div>
        </div>
      </article>
      <WatchNext item={item} />
    </>
  )
}

function ItemHead({ item }: { item: Multimedia }) {
  const amount = item.type === 'gallery' ? describeAmount(item) : item.seconds && describeLength(item.seconds)
  return (
    <header>
      <p className={card.label} data-tint={isTelevision(item) ? 'po' : 'cotto'}>
        {nameSeries(item)}
      </p>
      <h1 className={css.title} data-long={item.title.length > LONG_TITLE || undefined}>
        {keepTogether(item.title)}
      </h1>
      <p className={card.meta}>
        <time dateTime={item.publishedAt}>{writeMoment(new Date(item.publishedAt))}</time>
        {amount && ` · ${amount}`}
      </p>
      <SaveButton id={item.id} title={item.title} type="multimedia" worded />
    </header>
  )
}

function ItemMedia({ item }: { item: Multimedia }) {
  const grammar = useGrammar()
  if (item.type === 'video') return <VideoPlayer item={item} />
  if (item.type === 'audio') return <AudioPlayer item={item} />
  if (item.pictures.length === 0) return <p className={css.none}>Le fotografie di questa galleria arrivano tra poco.</p>
  return (
    <>
      <GalleryStrip item={item} />
      <a className={parts.outline} href={buildViewerLink(grammar, item)}>
        Guarda a tutto schermo
      </a>
    </>
  )
}

function ItemWords({ item }: { item: Multimedia }) {
  const grammar = useGrammar()
  const { description, tags } = item
  if (description === null && tags.length === 0) return null
  return (
    <div className={css.words}>
      {description?.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tags.length > 0 && (
        <nav aria-label="Argomenti">
          <ul className={story.tags}>
            <LinkItems
              links={tags.map(({ slug, name }) => ({
                name,
                href: grammar.build({ type: 'tagMultimedia', slug, page: 1 }),
              }))}
            />
          </ul>
        </nav>
      )}
    </div>
  )
}

const NEXT_NAMES = { video: 'Da vedere ora', gallery: 'Altre fotografie', audio: 'Da ascoltare ora' } as const

function WatchNext({ item }: { item: Multimedia }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const folder = item.folders.at(-1)
  if (item.watchNext.length === 0) return null
  return (
    <section className={`${css.next} ${parts.width}`} aria-label={NEXT_NAMES[item.type]} data-print="no">
      <SectionHead
        name={NEXT_NAMES[item.type]}
        all={folder && { name: folder.name, href: buildFolderAddress(grammar, folder.slug) }}
      />
      <MediaRows items={item.watchNext.slice(0, NEXT)} level={3} now={now} />
    </section>
  )
}
