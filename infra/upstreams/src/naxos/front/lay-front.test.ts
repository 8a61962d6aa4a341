import { beforeAll, describe, expect, it } from '@jest/globals'
import { createPictureCatalogue } from '../../pictures/choose-picture.ts'
import { createNewsroom } from '../create-newsroom.ts'
import { composeHead } from '../forms/compose-text.ts'
import { openClipShelf } from '../media/clip-shelf.ts'
import type { Newsroom } from '../newsroom.ts'
import type { FrontHome } from './front.schema.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T09:00:00Z')
const SEED = 1883

const storiesOf = (front: FrontHome) =>
  front.blocks.flatMap((block) => {
    if (block.type === 'valleys') return [block.river, ...block.valleys].flatMap(({ stories }) => stories)
    return 'stories' in block ? block.stories : []
  })

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe('the home page of the stand-in', () => {
  let newsroom: Newsroom

  beforeAll(async () => {
    const pictures = await createPictureCatalogue({ mediaDir: null })
    newsroom = createNewsroom({
      seed: SEED,
      stories: 20_000,
      anchor: NOW,
      publishes: true,
      now: () => NOW,
      choosePicture: ({ subject, variant, isDrawn }) =>
        isDrawn ? pictures.chooseDrawn(subject, variant) : pictures.choose(subject, variant),
      clips: await openClipShelf(undefined),
    })
  })

  it.each([0, 5, 11, 17])(
    'has no two stories of one kind of event, no three of one theme, and no picture twice, %i hours before',
    (hours) => {
      const stories = storiesOf(newsroom.front(NOW - hours * HOUR))
      expect(stories.length).toBeGreaterThan(90)
      const heads = stories.flatMap(({ id }) => {
        const story = newsroom.store.findOpen(id, NOW)
        return story ? [composeHead(SEED, story)] : []
      })
      const kinds = heads.map(({ kind }) => kind)
      const themes = heads.map(({ theme }) => theme)
      const pictures = stories.flatMap(({ picture }) => (picture ? [picture.id] : []))
      expect({ kinds: twice(kinds), themes: twice(twice(themes)), pictures: twice(pictures) }).toEqual({
        kinds: [],
        themes: [],
        pictures: [],
      })
    },
  )

  it.each([0, 5, 11, 17])('has mostly news among the most read stories, %i hours before', (hours) => {
    const front = newsroom.front(NOW - hours * HOUR)
    const mostRead = front.blocks.find((block) => block.type === 'most_read')
    const kinds = mostRead && 'stories' in mostRead ? mostRead.stories.map(({ kind }) => kind) : []
    expect(kinds).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'opinion').length).toBeLessThanOrEqual(2)
  })
})
