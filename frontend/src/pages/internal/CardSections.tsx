import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { LeadCard } from '../../components/cards/LeadCard.tsx'
import { StoryCard } from '../../components/cards/StoryCard.tsx'
import type { ColumnCardSize } from '../../components/cards/StoryCard.tsx'
import { SAMPLE_NOW, sampleTeaser } from '../../samples/sample-stories.ts'
import { Example, Row, GallerySection } from './GallerySection.tsx'
import type { HeldState } from './GallerySection.tsx'
import css from '../../components/cards/card.module.css'

const LONG =
  'Dopo undici anni, tre imprese, due ricorsi al Tar e un’estate intera di silenzio, riapre il ponte che nessuno in valle aspettava più: «Ci passeremo tutti insieme»'
const SHORT = 'Piove'

const SIZES: readonly ColumnCardSize[] = ['L', 'M', 'S', 'text']
const STATES: readonly (readonly [string, HeldState | undefined])[] = [
  ['Riposo', undefined],
  ['Puntatore sopra', 'hover'],
  ['Fuoco da tastiera', 'focus'],
  ['Già letta', 'visited'],
]

const card = (story: StoryTeaser, size: ColumnCardSize) => (
  <StoryCard story={story} size={size} place="small" level={3} now={SAMPLE_NOW} />
)

/** The lead with and without a picture, with a long and a short title. */
export function LeadSections() {
  const leads: readonly (readonly [string, StoryTeaser])[] = [
    ['con foto e richiami', sampleTeaser(0, { related: [31, 32, 33].map((index) => sampleTeaser(index)) })],
    ['senza foto', sampleTeaser(1, { picture: null, related: [34, 35].map((index) => sampleTeaser(index)) })],
    ['titolo molto lungo', sampleTeaser(3, { title: LONG })],
    ['titolo molto breve', sampleTeaser(4, { title: SHORT, standfirst: null })],
  ]
  return leads.map(([name, story]) => (
    <GallerySection name={`Apertura, ${name}`} key={name}>
      <LeadCard story={story} level={3} now={SAMPLE_NOW} />
    </GallerySection>
  ))
}

/** Cards of each size, and one card in every state. */
export function CardSections() {
  return (
    <>
      {SIZES.map((size) => (
        <GallerySection name={`Scheda ${size}`} key={size}>
          <Row>
            <Example name="con foto">{card(sampleTeaser(5), size)}</Example>
            <Example name="senza foto">{card(sampleTeaser(6, { picture: null }), size)}</Example>
            <Example name="video">{card(sampleTeaser(8, { kind: 'video', videoSeconds: 252 }), size)}</Example>
            <Example name="per abbonati">{card(sampleTeaser(9, { premium: true }), size)}</Example>
            <Example name="titolo molto lungo">{card(sampleTeaser(10, { title: LONG }), size)}</Example>
            <Example name="titolo molto breve">{card(sampleTeaser(11, { title: SHORT }), size)}</Example>
          </Row>
        </GallerySection>
      ))}
      <GallerySection name="Scheda larga">{card(sampleTeaser(5), 'wide')}</GallerySection>
      <GallerySection name="Stati di una scheda">
        <Row>
          {STATES.map(([name, state]) => (
            <Example name={name} key={name} {...(state === undefined ? {} : { state })}>
              {card(sampleTeaser(12), 'S')}
            </Example>
          ))}
          <Example name="In arrivo">
            <LoadingCard />
          </Example>
        </Row>
      </GallerySection>
    </>
  )
}

const LINES = ['34%', '100%', '72%']

/** The place of a card that is on its way: flat stone, which does not move (docs/design.md, states). */
function LoadingCard() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={`${css.photo} ${css.stone}`} />
      {LINES.map((width) => (
        <span key={width} className={`${css.stone} ${css.line}`} style={{ width }} />
      ))}
    </div>
  )
}
