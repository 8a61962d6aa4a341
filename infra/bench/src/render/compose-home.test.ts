import { describe, expect, it } from '@jest/globals'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { composeHome, composeSite, STORY_CARDS } from './compose-home.ts'

const storiesOf = (home: ReturnType<typeof composeHome>): StoryTeaser[] =>
  home.blocks.flatMap((block) => {
    if (block.type === 'valleys') return [block.river, ...block.valleys].flatMap(({ stories }) => stories)
    return 'stories' in block ? block.stories : []
  })

describe('composeHome', () => {
  it('has the 150 cards of the bar, lists not counted', () => {
    const lists = new Set(['latest', 'mostRead'])
    const home = composeHome()
    const cards = storiesOf({ ...home, blocks: home.blocks.filter(({ type }) => !lists.has(type)) })
    expect([STORY_CARDS, cards.length]).toEqual([150, 150])
  })

  it('has no story and no title twice: what is alike would flatter every figure', () => {
    const stories = storiesOf(composeHome())
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length)
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length)
  })

  it('is the same at every call, so that two runs measure the same page', () => {
    expect(composeHome()).toEqual(composeHome())
    expect(composeSite()).toEqual(composeSite())
  })
})
