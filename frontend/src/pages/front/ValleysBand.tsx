import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildSectionAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { MONTH_THRESHOLD } from '../../components/cards/PublicationTime.tsx'
import { SubscribersMark } from '../../components/cards/SubscribersMark.tsx'
import parts from '../../styles/parts.module.css'
import { describePublication } from '@liberta/italian/publication-time'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { keepDrawn } from '../../components/kept/keep-drawn.tsx'
import css from './valleys-band.module.css'
import { AGO, ITALIC, LATE, mark } from '../../browser/support/selectors.ts'

type ValleysFacts = Pick<Extract<FrontBlock, { type: 'valleys' }>, 'river' | 'valleys'>

/** The map is the layout: the thick band is the Po, the rules that fall from it are its rivers, west to east. Kept drawn. */
export function ValleysBand({ river, valleys, now }: ValleysFacts & { now: Date }) {
  const grammar = useGrammar()
  return (
    <section
      className={`${css.band} ${parts.width}`}
      {...mark(LATE)}
      aria-label="Le valli"
      dangerouslySetInnerHTML={{ __html: drawValleys({ river, valleys }, { grammar, now }) }}
    />
  )
}

const drawValleys = keepDrawn<ValleysFacts>({
  Part: Valleys,
  nameOf: ({ river }) => river.section.path,
  mostBytes: 200_000,
})

function Valleys({ river, valleys, now }: ValleysFacts & { now: Date }) {
  const grammar = useGrammar()
  const [territory = ''] = river.section.path.split('/')
  return (
    <>
      <SectionHead
        name="Le valli"
        all={{ name: 'Tutto il territorio', href: buildSectionAddress(grammar, territory) }}
      />
      <div className={css.river}>
        <h3 className={css.name} {...mark(ITALIC, 'bodoni')}>
          <a href={buildSectionAddress(grammar, river.section.path)}>{river.section.name}</a>
        </h3>
        <ul className={css.flow}>
          {river.stories.slice(0, 2).map((story) => (
            <Line key={story.id} story={story} now={now} />
          ))}
        </ul>
      </div>
      <div className={css.valleys}>
        {valleys.map(({ section, stories }) => (
          <div className={css.valley} key={section.id}>
            <h3 className={css.name} {...mark(ITALIC, 'bodoni')}>
              <a href={buildSectionAddress(grammar, section.path)}>{section.name}</a>
            </h3>
            <ul>
              {stories.slice(0, 3).map((story) => (
                <Line key={story.id} story={story} now={now} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

function Line({ story, now }: { story: StoryTeaser; now: Date }) {
  const grammar = useGrammar()
  return (
    <li className={css.line}>
      <a href={buildStoryAddress(grammar, story)}>{story.title}</a> <SubscribersMark premium={story.premium} />{' '}
      <time dateTime={story.publishedAt} {...mark(AGO, MONTH_THRESHOLD)}>
        {describePublication(new Date(story.publishedAt), now)}
      </time>
    </li>
  )
}
