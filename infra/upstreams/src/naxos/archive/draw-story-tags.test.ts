import { expect, it } from '@jest/globals'
import { TAGS } from '../../content/catalogue/tags.ts'
import { createStoryStore } from '../create-story-store.ts'
import { ALL_STORIES, tagKey } from './story-keys.ts'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const STORIES = 100_000
/** As many as a page of a list has. */
const FEWEST = 30
/** The newest stories, of which every place, institution and club has some. */
const NEWEST = STORIES / 10

const store = createStoryStore({ seed: 1883, stories: STORIES, anchor: NOW })

const listOf = (tag: number) => store.page(tagKey(tag), 1, 1, NOW)

it('no tag leads to an almost empty page', () => {
  const few = TAGS.map(({ id, name }) => ({ name, total: listOf(id).total })).filter(({ total }) => total < FEWEST)
  expect(few).toEqual([])
})

it('no institution, club or place has stories of the past alone', () => {
  const newest = store.page(ALL_STORIES, 1, 1, NOW).ids[0] ?? 0
  const old = TAGS.filter(({ id, kind }) => kind !== 'topic' && newest - (listOf(id).ids[0] ?? 0) > NEWEST)
  expect(old.map(({ name }) => name)).toEqual([])
})
