import { composeRows, composeRelated } from '../../components/rows/compose-rows.ts'
import { CardRow } from '../../components/rows/CardRow.tsx'
import { SAMPLE_NOW, sampleTeasers } from '../../samples/sample-stories.ts'
import { GallerySection } from './GallerySection.tsx'

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const BARE_COUNTS = [2, 5] as const
const TITLES = {
  lunghi:
    'Dopo undici anni, tre imprese e un’estate intera di silenzio, riapre il ponte che nessuno in valle aspettava più',
  brevi: 'Piove',
} as const

/** Fronts of one to nine stories, without pictures, with extreme titles, and the row under a story. */
export function RowSections() {
  return (
    <>
      {COUNTS.map((count) => (
        <GallerySection name={count === 1 ? 'Una notizia' : `${count} notizie`} key={count}>
          <Rows stories={sampleTeasers(0, count)} />
        </GallerySection>
      ))}
      {BARE_COUNTS.map((count) => (
        <GallerySection name={`${count} notizie senza foto`} key={count}>
          <Rows stories={sampleTeasers(0, count).map((story) => ({ ...story, picture: null }))} />
        </GallerySection>
      ))}
      {Object.entries(TITLES).map(([name, title]) => (
        <GallerySection name={`Titoli ${name}`} key={name}>
          <Rows stories={sampleTeasers(0, 6).map((story) => ({ ...story, title }))} />
        </GallerySection>
      ))}
      <GallerySection name="Sullo stesso tema">
        {composeRelated(sampleTeasers(3, 3)).map((row, index) => (
          <CardRow key={index} row={row} level={3} now={SAMPLE_NOW} />
        ))}
      </GallerySection>
    </>
  )
}

function Rows({ stories }: { stories: ReturnType<typeof sampleTeasers> }) {
  return composeRows(stories).map((row, index) => <CardRow key={index} row={row} level={3} now={SAMPLE_NOW} />)
}
