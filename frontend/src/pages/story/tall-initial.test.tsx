import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { StoryText } from '../../components/story/StoryBlocks.tsx'
import css from '../../components/story/story-blocks.module.css'

const render = (text: string) =>
  renderToStaticMarkup(<StoryText blocks={[{ type: 'paragraph', text }]} opening />).includes(`${css.opening}`)

describe('the tall initial of a story', () => {
  it.each(['Il Po scende.', 'L’aula è piena.', '«Una notte così», dice.', 'Un solo sindaco'])('begins %s', (text) => {
    expect(render(text)).toBe(true)
  })

  it.each(['I sì hanno vinto.', 'È stata una notte lunga.', '«A Piacenza si vota», dice.'])(
    'is none where its letter is a word, whose space it would swallow: %s',
    (text) => expect(render(text)).toBe(false),
  )
})
