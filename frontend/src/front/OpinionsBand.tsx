import { buildStoryAddress } from '@liberta/contracts/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import card from '../cards/card.module.css'
import { PublicationTime } from '../cards/PublicationTime.tsx'
import course from '../courses/course.module.css'
import type { CoursePattern } from '../courses/course-pattern.table.ts'
import parts from '../design/parts.module.css'
import { keepTogether } from '../wording/publication-time.ts'
import css from './opinions-band.module.css'
import { SectionHead } from './SectionHead.tsx'

/** Opinions on fog: author's line in cotto, italic titles, the first one larger. */
export function OpinionsBand({
  stories,
  pattern,
  now,
}: {
  stories: readonly StoryTeaser[]
  pattern: CoursePattern
  now: Date
}) {
  const [first] = stories
  const all = first && { name: 'Tutte le opinioni', href: `/news/${first.section.path}` }
  return (
    <section className={css.band} aria-label="Opinioni">
      <div className={parts.width}>
        <SectionHead name="Opinioni" ruled={false} all={all} />
        <div className={course.course}>
          {stories.slice(0, pattern.cells.length).map((story, index) => (
            <div className={course.cell} data-span={pattern.cells[index]?.span} key={story.id}>
              <div className={course.item} data-size={index === 0 ? 'L' : 'S'}>
                <OpinionCard story={story} first={index === 0} now={now} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function OpinionCard({ story, first, now }: { story: StoryTeaser; first: boolean; now: Date }) {
  const authors = story.authors.map((author) => author.name).join(' e ')
  const line = [story.kicker ?? story.section.name, authors].filter(Boolean).join(' · ')
  return (
    <article className={card.card}>
      <p className={card.label}>{line}</p>
      <h3 className={first ? css.first : css.title}>
        <a className={card.link} href={buildStoryAddress(story)}>
          {keepTogether(story.title)}
        </a>
      </h3>
      {story.standfirst !== null && <p className={card.standfirst}>{story.standfirst}</p>}
      <PublicationTime story={story} now={now} />
    </article>
  )
}
