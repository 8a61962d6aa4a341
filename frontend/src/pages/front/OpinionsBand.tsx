import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildSectionAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { OpinionCard } from '../../components/cards/OpinionCard.tsx'
import rowCss from '../../components/rows/row.module.css'
import type { RowPattern } from '../../components/rows/row-pattern.table.ts'
import parts from '../../styles/parts.module.css'
import { linkOpinions } from '../../components/layout/band-links.ts'
import { LATE, mark } from '../../browser/support/selectors.ts'
import { keepDrawn } from '../../components/kept/keep-drawn.tsx'
import front from './front-page.module.css'
import css from './opinions-band.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'

interface OpinionsFacts {
  stories: readonly StoryTeaser[]
  pattern: RowPattern
}

/** Opinions on fog: author's line in cotto, italic titles, the first one larger. Kept drawn. */
export function OpinionsBand({ now, ...facts }: OpinionsFacts & { now: Date }) {
  const grammar = useGrammar()
  return (
    <div
      className={front.section}
      {...mark(LATE)}
      dangerouslySetInnerHTML={{ __html: drawOpinions(facts, { grammar, now }) }}
    />
  )
}

const drawOpinions = keepDrawn<OpinionsFacts>({
  Part: Opinions,
  nameOf: ({ stories }) => `${stories[0]?.section.path}`,
  mostBytes: 200_000,
})

function Opinions({ stories, pattern, now }: OpinionsFacts & { now: Date }) {
  const grammar = useGrammar()
  const [first] = stories
  const all = first && { name: 'Tutte le opinioni', href: buildSectionAddress(grammar, first.section.path) }
  return (
    <section className={css.band} aria-label="Opinioni">
      <div className={parts.width}>
        <SectionHead name="Opinioni" ruled={false} links={linkOpinions(grammar)} all={all} />
        <div className={rowCss.row}>
          {stories.slice(0, pattern.cells.length).map((story, index) => (
            <div className={rowCss.cell} data-span={pattern.cells[index]?.span} key={story.id}>
              <div className={rowCss.item} data-size={index === 0 ? 'L' : 'S'}>
                <OpinionCard story={story} level={3} now={now} size={index === 0 ? 'L' : 'S'} described />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
