import { createHash } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { createStoryStore } from '../naxos/create-story-store.ts'
import { composeWords } from '../naxos/forms/compose-text.ts'
import { eventsBetween } from './catalogue/events.ts'
import { createMultimedia } from './catalogue/multimedia.ts'
import { obituariesBetween } from './catalogue/compose-obituary.ts'
import { EDITION } from '../naxos/create-newsroom.ts'
import { romeDay } from './rome-calendar.ts'
import { readContent } from './read-content.ts'
import { TOPICS } from './stories/read-topics.ts'

const SEED = 1883
const STORIES = 500
const DAYS = 30
const NOW = Date.parse('2026-11-22T09:00:00Z')

/** Of the sentences of all stories, of what some stories are made of them, and of what some days bring. */
function digestWords(): string {
  const store = createStoryStore({ seed: SEED, stories: STORIES, anchor: NOW })
  const made = Array.from({ length: STORIES }, (_, place) => {
    const story = store.ofArchive(place + 1)
    return [story, composeWords(SEED, story)]
  })
  const today = romeDay(NOW)
  const calendar = [
    createMultimedia(SEED).between(today - DAYS, today),
    eventsBetween(SEED, today - DAYS, today),
    obituariesBetween(SEED, today - DAYS, today),
  ]
  const words = JSON.stringify([
    TOPICS,
    readContent('stories/mentions'),
    readContent('stories/captions'),
    made,
    calendar,
  ])
  return createHash('sha256').update(words).digest('hex').slice(0, 12)
}

it('is of the words that are generated now, so that no index or answer of other words is taken for theirs', () => {
  expect(EDITION).toBe(digestWords())
})
