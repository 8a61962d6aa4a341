import { describe, expect, it } from '@jest/globals'
import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { groupQuestions, wordsOfAnswer } from './group-questions.ts'

const heading = (text: string): PageBlock => ({ type: 'heading', text })
const paragraph = (text: string): PageBlock => ({ type: 'paragraph', text })
const links: PageBlock = { type: 'links', items: [{ name: 'Scrivici', URL: '/contact-us/request' }] }

describe('questions of a page', () => {
  it('take what follows a heading for its answer, and links for what leads on', () => {
    const blocks = [paragraph('Prima'), heading('Uno?'), paragraph('A'), paragraph('B'), heading('Due?'), links]
    expect(groupQuestions([...blocks, paragraph('Dopo')])).toEqual([
      { type: 'block', block: paragraph('Prima') },
      { type: 'question', question: 'Uno?', answer: [paragraph('A'), paragraph('B')] },
      { type: 'question', question: 'Due?', answer: [] },
      { type: 'block', block: links },
      { type: 'block', block: paragraph('Dopo') },
    ])
  })

  it('give machines the words of paragraphs, quotations and lists', () => {
    const answer: PageBlock[] = [
      paragraph('Si può.'),
      { type: 'list', items: ['Al telefono', 'Per posta'] },
      { type: 'quote', text: 'Provare per credere.', by: null },
      links,
    ]
    expect(wordsOfAnswer(answer)).toBe('Si può. Al telefono Per posta Provare per credere.')
  })
})
