import { describeMadeWithAI } from '@liberta/contracts/stories/describe-made-with-ai'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { describeCorrectionTime } from '@liberta/italian/publication-time'
import { useFrame } from '../../page-definition/frame-context.ts'
import css from './corrections.module.css'
import page from './story-page.module.css'

/** What was put right in a story, each with its day and hour, newest first; nothing of a story in which nothing was. */
export function Corrections({ story: { corrections = [] } }: { story: Pick<Story, 'corrections'> }) {
  const { now } = useFrame()
  if (corrections.length === 0) return null
  return (
    <section className={css.corrections} aria-label="Correzioni">
      {corrections.map(({ at, text }, index) => (
        <p key={index}>
          <b>
            Correzione <time dateTime={at}>{describeCorrectionTime(new Date(at), now)}</time>
          </b>
          <br />
          {text}
        </p>
      ))}
    </section>
  )
}

/** What of a story was made with artificial intelligence, in a sentence; nothing of a story of which nothing was. */
export function MadeWithAI({ story: { madeWithAI = [] } }: { story: Pick<Story, 'madeWithAI'> }) {
  return madeWithAI.length === 0 ? null : <p className={page.dates}>{describeMadeWithAI(madeWithAI)}</p>
}
