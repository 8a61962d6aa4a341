import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readContent } from '../read-content.ts'
import { multimediaItemSchema, podcastEpisodeSchema, programmeSchema } from './catalogue.schema.ts'
import { createDayComposer, SHORT_VIDEOS } from './compose-multimedia.ts'
import { ClipDealer } from './deal-clips.ts'
import { composeEpisodes } from './compose-podcast-episodes.ts'
import { FOLDERS } from './folders.ts'
import { createMultimedia } from './multimedia.ts'
import { PODCASTS } from './small-tables.ts'
import { PROGRAMMES } from './programmes.ts'

const TODAY = 20_778
const multimedia = createMultimedia(7)
const folderIds = new Set(FOLDERS.map(({ id }) => id))

describe('multimedia items (requirements 3.22)', () => {
  it('composes well-formed items, which are found by their ids, in folders that exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 15_000, max: 24_000 }), (seed, day) => {
        const ofSeed = createMultimedia(seed)
        const items = ofSeed.between(day, day).toReversed()
        for (const item of items) {
          expect(multimediaItemSchema.safeParse(item).error).toBeUndefined()
          expect(ofSeed.find(item.id)).toEqual(item)
          expect(item.folders.every((folder) => folderIds.has(folder))).toBe(true)
          expect(item.seconds === null).toBe(item.type === 'gallery')
          expect(item.title).not.toMatch(/[{}|[\]]|undefined| {2}/)
        }
      }),
      { numRuns: 100 },
    )
  })

  it.each([47_482, 49_999_999, 1e15])('deals no clips up to day %i, whose number anybody may write', (day) => {
    expect(new ClipDealer({ seed: 7, clips: readContent('multimedia/videos'), cycle: [1] }).ofDay(day)).toEqual([])
  })

  it.each([
    ['forwards', [TODAY - 1, TODAY, TODAY + 400]],
    ['backwards', [TODAY + 400, TODAY, TODAY - 1]],
  ])('composes a day the same, when days are asked for %s as when it alone is', (_, days) => {
    const composeDay = createDayComposer(7)
    const composed = days.map((day) => composeDay(day))
    expect(composed).toEqual(days.map((day) => createDayComposer(7)(day)))
    expect(days.map((day) => composeDay(day))).toEqual(composed)
  })

  it('holds about two thousand items a year, of all types', () => {
    const year = multimedia.between(TODAY - 364, TODAY)
    expect(year.length).toBeGreaterThan(1800)
    expect(year.length).toBeLessThan(2600)
    expect(new Set(year.map(({ type }) => type))).toEqual(new Set(['video', 'gallery', 'audio']))
  })

  it('has short videos, of at most 90 seconds, in a folder of their own (requirements 2: /videoShort)', () => {
    const short = multimedia.between(TODAY - 364, TODAY).filter(({ folders }) => folders[0] === SHORT_VIDEOS)
    expect(short.length).toBeGreaterThan(120)
    expect(short.every(({ seconds, type }) => type === 'video' && seconds !== null && seconds <= 90)).toBe(true)
  })

  it('has clips that are as long as their titles say', () => {
    const clips = multimedia.between(TODAY - 1460, TODAY).filter(({ folders }) => !folders.includes(201))
    const lengths = (said: RegExp) => [
      ...new Set(clips.filter(({ title }) => said.test(title)).map(({ seconds }) => seconds)),
    ]
    expect(lengths(/in due minuti/)).toEqual([120])
    expect(lengths(/[Uu]n minuto/)).toEqual([60])
    expect(lengths(/quaranta secondi/)).toEqual([40])
    expect(lengths(/dieci minuti/)).toEqual([600])
    expect(lengths(/trenta secondi|mezzo minuto/)).toEqual([30])
  })

  it.each([
    ['films', 'video', 8],
    ['galleries', 'gallery', 6],
    ['recordings', 'audio', 6],
  ])('tells no two of neighbouring %s alike, in any season', (_, kind, reach) => {
    for (const seed of [7, 1883]) {
      const subjects = createMultimedia(seed)
        .between(TODAY - 730, TODAY)
        .filter(({ type, folders }) => type === kind && !folders.includes(201) && folders[0] !== SHORT_VIDEOS)
        .map(({ scene, tags }) => `${scene.alt} ${tags.join(' ')}`)
      const twins = subjects.filter((subject, at) => subjects.slice(Math.max(0, at - reach + 1), at).includes(subject))
      expect(twins).toEqual([])
    }
  })

  it('gives every gallery several pictures', () => {
    const galleries = multimedia.between(TODAY - 90, TODAY).filter(({ type }) => type === 'gallery')
    expect(Math.min(...galleries.map(({ pictures }) => pictures))).toBeGreaterThan(1)
  })

  it('tags every film, picture and recording with a tag that exists', () => {
    const items = multimedia.between(TODAY - 364, TODAY).filter(({ folders }) => !folders.includes(201))
    expect(items.filter(({ tags }) => tags.length === 0)).toEqual([])
  })
})

describe('standards: «Telelibertà: news at 13.15 and 19.30», programmes and podcasts', () => {
  it('has ten programmes with episodes, the news twice a day', () => {
    expect(PROGRAMMES).toHaveLength(10)
    for (const programme of PROGRAMMES) {
      expect(programmeSchema.safeParse(programme).error).toBeUndefined()
      expect(multimedia.episodesOf(programme.slug, TODAY, 12)).toHaveLength(12)
    }
    expect(multimedia.episodesOf('tg-liberta', TODAY, 2).map(({ title }) => title.slice(0, 24))).toEqual([
      'L’edizione delle 19.30 d',
      'L’edizione delle 13.15 d',
    ])
    expect(multimedia.episodesOf('nessuno', TODAY, 2)).toEqual([])
  })

  it('has six podcasts, each with ten episodes, a week apart, no two of which are told in the same words', () => {
    expect(PODCASTS).toHaveLength(6)
    for (const podcast of PODCASTS) {
      const episodes = composeEpisodes(7, podcast, TODAY)
      expect(new Set(episodes.map(({ title }) => title)).size).toBe(10)
      expect(new Set(episodes.map(({ description }) => description)).size).toBe(10)
      for (const episode of episodes) expect(podcastEpisodeSchema.safeParse(episode).error).toBeUndefined()
      expect(composeEpisodes(7, podcast, TODAY + 7)[1]).toEqual(episodes[0])
    }
  })
})
