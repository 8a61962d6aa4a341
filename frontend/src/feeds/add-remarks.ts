import { describeMadeWithAI } from '@liberta/contracts/stories/describe-made-with-ai'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { describeCorrectionTime } from '@liberta/italian/publication-time'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What of a story's words a feed gives. */
interface FeedWords {
  summary: string | null
  /** The whole text as HTML; null where the feed gives no more than the summary. */
  html: string | null
}

type Remarked = Pick<StoryTeaser, 'corrections' | 'madeWithAI'>

/**
 * The words of a story with what its page says of them: what artificial intelligence made, and corrections, newest first. Before the whole text, where the feed gives that, else
 * after the summary. Whoever reads the feed reads them, too.
 */
export function addRemarks(story: Remarked, { summary, html }: FeedWords): FeedWords {
  const remarks = listRemarks(story)
  if (remarks.length === 0) return { summary, html }
  if (html === null) return { summary: [summary, ...remarks].filter((part) => part !== null).join(' '), html }
  const before = remarks.map((remark) => renderToStaticMarkup(h('p', null, h('em', null, remark))))
  return { summary, html: before.join('') + html }
}

/** Their days have their years: a feed is the same whenever it is made. */
function listRemarks({ corrections = [], madeWithAI = [] }: Remarked): string[] {
  return [
    ...(madeWithAI.length > 0 ? [`${describeMadeWithAI(madeWithAI)}.`] : []),
    ...corrections.map(({ at, text }) => `Correzione ${describeCorrectionTime(new Date(at))}: ${text}`),
  ]
}
