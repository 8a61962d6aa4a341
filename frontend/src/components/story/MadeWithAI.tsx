import { describeMadeWithAI } from '@liberta/contracts/stories/describe-made-with-ai'
import type { Story } from '@liberta/contracts/stories/story.schema'
import css from './story-page.module.css'

/** What of a story was made with artificial intelligence, in a sentence; nothing of a story of which nothing was. */
export function MadeWithAI({ story: { madeWithAI = [] } }: { story: Pick<Story, 'madeWithAI'> }) {
  return madeWithAI.length === 0 ? null : <p className={css.dates}>{describeMadeWithAI(madeWithAI)}</p>
}
