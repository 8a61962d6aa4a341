import { buildSectionAddress } from '@liberta/addresses/site-address'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { ReactNode } from 'react'
import { LATE, mark } from '../../browser/support/selectors.ts'
import { CardRow } from '../../components/rows/CardRow.tsx'
import type { Row } from '../../components/rows/compose-rows.ts'
import { keepDrawn } from '../../components/kept/keep-drawn.tsx'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { useGrammar } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import css from './front-page.module.css'

interface SectionFacts {
  section: SectionReference
  subsections: readonly SectionReference[]
  rows: readonly Row<StoryTeaser>[]
  /** The page opens with this band. */
  first: boolean
}

interface SectionBandProps extends SectionFacts {
  now: Date
  /** What stands in place of an aside, by its name. */
  asides?: Readonly<Record<string, ReactNode>>
}

/** A section's head and its rows of cards. What holds nothing but stories is kept drawn: most of a front, of which one story has changed. */
export function SectionBand({ asides, now, ...facts }: SectionBandProps) {
  const grammar = useGrammar()
  const holdsAside = facts.rows.some(({ cells }) => cells.some(({ aside }) => aside !== null))
  const props = { className: `${css.section} ${parts.width}`, ...mark(LATE), 'aria-label': facts.section.name }
  if (!holdsAside) return <section {...props} dangerouslySetInnerHTML={{ __html: drawRows(facts, { grammar, now }) }} />
  return (
    <section {...props}>
      <SectionRows {...facts} now={now} {...(asides && { asides })} />
    </section>
  )
}

const drawRows = keepDrawn<SectionFacts>({
  Part: SectionRows,
  nameOf: ({ section }) => section.path,
  // A front of twelve has some 150,000.
  mostBytes: 500_000,
})

function SectionRows({ section, subsections, rows, first, now, asides = {} }: SectionBandProps) {
  const grammar = useGrammar()
  return (
    <>
      <SectionHead
        name={section.name}
        links={subsections.slice(0, 5).map(({ name, path }) => ({ name, href: buildSectionAddress(grammar, path) }))}
        all={{ name: 'Vedi tutti', href: buildSectionAddress(grammar, section.path) }}
      />
      {rows.map((row, index) => (
        <CardRow key={index} row={row} level={3} now={now} eager={first && index === 0} asides={asides} />
      ))}
    </>
  )
}
