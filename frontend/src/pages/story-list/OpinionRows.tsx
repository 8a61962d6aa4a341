import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { OpinionCard } from '../../components/cards/OpinionCard.tsx'
import type { OpinionCardProps } from '../../components/cards/OpinionCard.tsx'
import rowCss from '../../components/rows/row.module.css'

interface OpinionCell {
  span: number
  size: OpinionCardProps['size'] & string
  stories: readonly StoryTeaser[]
}

/** What opens the opinions' section: the first beside two, 8|4, then three, 3|4|5, so that no joint stands over another. */
export function OpinionRows({ stories, now }: { stories: readonly StoryTeaser[]; now: Date }) {
  const cell = (span: number, size: OpinionCell['size'], from: number, count = 1): OpinionCell => ({
    span,
    size,
    stories: stories.slice(from, from + count),
  })
  const rows = [
    [cell(8, 'first', 0), cell(4, 'L', 1, 2)],
    [cell(3, 'S', 3), cell(4, 'S', 4), cell(5, 'L', 5)],
  ]
  return rows.map((cells, index) => (
    <div className={rowCss.row} key={index}>
      {cells.map(({ span, size, stories: stacked }) => (
        <div className={rowCss.cell} data-span={span} key={span}>
          {stacked.map((story) => (
            <div className={rowCss.item} key={story.id}>
              <OpinionCard story={story} level={2} now={now} size={size} described={span !== 3} opening />
            </div>
          ))}
        </div>
      ))}
    </div>
  ))
}
