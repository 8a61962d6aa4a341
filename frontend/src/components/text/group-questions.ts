import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'

/** A part of a page of questions: a heading with the blocks that answer it, or a block that answers nothing. */
export type QuestionPart =
  | { type: 'question'; question: string; answer: PageBlock[] }
  | { type: 'block'; block: PageBlock }

/** Takes every heading for a question and what follows for its answer; links lead on, and end the answer. */
export function groupQuestions(blocks: readonly PageBlock[]): QuestionPart[] {
  const parts: QuestionPart[] = []
  for (const block of blocks) {
    const open = parts.at(-1)
    if (block.type === 'heading') parts.push({ type: 'question', question: block.text, answer: [] })
    else if (open?.type === 'question' && block.type !== 'links') open.answer.push(block)
    else parts.push({ type: 'block', block })
  }
  return parts
}

/** The words of an answer, for machines: paragraphs and lists, one after the other. */
export function wordsOfAnswer(blocks: readonly PageBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (block.type === 'paragraph' || block.type === 'quote') return [block.text]
      return block.type === 'list' ? block.items : []
    })
    .join(' ')
}
