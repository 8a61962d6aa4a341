import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { Marker } from '../brand/Nameplate.tsx'
import card from '../cards/card.module.css'
import marked from '../cards/marked.module.css'
import { TextBlock } from '../story/StoryBlocks.tsx'
import blocks from '../story/story-blocks.module.css'
import { groupQuestions } from './group-questions.ts'
import css from './text-page.module.css'

/** An editorial page's text, block by block. */
export function PageText({ blocks: all }: { blocks: readonly PageBlock[] }) {
  return (
    <div className={blocks.text}>
      {all.map((block, index) => (
        <Block block={block} key={index} />
      ))}
    </div>
  )
}

/** A page of questions: every one opens its answer in place. */
export function QuestionText({ blocks: all }: { blocks: readonly PageBlock[] }) {
  return (
    <div className={`${blocks.text} ${css.questions}`}>
      {groupQuestions(all).map((part, index) =>
        part.type === 'question' ? (
          <details key={index}>
            <summary>
              <h2>{part.question}</h2>
            </summary>
            {part.answer.map((block, at) => (
              <Block block={block} key={at} />
            ))}
          </details>
        ) : (
          <Block block={part.block} key={index} />
        ),
      )}
    </div>
  )
}

function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'list':
      return (
        <ul className={css.items}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className={`${marked.links} ${css.links}`}>
          {block.items.map(({ name, URL }) => (
            <li key={URL}>
              <Marker className={card.marker} />
              <a href={URL}>{name}</a>
            </li>
          ))}
        </ul>
      )
    default:
      return <TextBlock block={block} />
  }
}
