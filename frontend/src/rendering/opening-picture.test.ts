import { describe, expect, it } from '@jest/globals'
import type { Front } from '@liberta/contracts/fronts/front.schema'
import { storyListSchema } from '@liberta/contracts/stories/story-list.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { present, renderSample } from '../testing/render-sample.ts'
import { sampleFront } from '../samples/sample-front.ts'
import { sampleWholeSection } from '../samples/sample-people.ts'
import { sampleSection, sampleTeasers } from '../samples/sample-stories.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'

/** Stories of which those at the given places have no picture. */
const stories = (count: number, without: readonly number[] = []): StoryTeaser[] =>
  sampleTeasers(0, count).map((story, index) => (without.includes(index) ? { ...story, picture: null } : story))

function home(blocks: Front['blocks']): SampleOverrides {
  return { front: async () => present({ ...sampleFront(), blocks }) }
}

function section(listed: StoryTeaser[]): SampleOverrides {
  const list = storyListSchema.parse({
    subject: { type: 'section', section: sampleWholeSection('sport') },
    page: 1,
    pages: 1,
    total: listed.length,
    stories: listed,
  })
  return { storyList: async () => present(list) }
}

const asOpinionFirst = (story: StoryTeaser, index: number): StoryTeaser =>
  index === 0 ? { ...story, kind: 'opinion' } : story

const opening = (...of: Parameters<typeof stories>) => home([{ type: 'opening', stories: stories(...of) }])
const block = (of: StoryTeaser[]) =>
  home([{ type: 'section', section: sampleSection('sport'), subsections: [], stories: of }])

/** What the head preloads, and what the pictures that are asked for at once can be, in the first format. */
async function findOpening(path: string, source: SampleOverrides) {
  const { body } = await renderSample(path, source)
  const eager = [...body.matchAll(/<picture(?:(?!<\/picture>).)*fetchPriority="high"/g)].map(([picture]) => picture)
  return {
    preloaded: [...body.matchAll(/<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/g)].map(([, set]) => set),
    eager: eager.map((picture) => [...picture.matchAll(/type="image\/avif" srcSet="([^"]+)"/g)].map(([, set]) => set)),
  }
}

describe('the opening picture of a front or list: what is preloaded is what the first row shows', () => {
  it.each([
    ['a lead', '/', opening(10)],
    ['a lone story', '/', opening(1)],
    ['a lead without a picture', '/', opening(10, [0])],
    ['an opinion as lead', '/', home([{ type: 'opening', stories: stories(10).map(asOpinionFirst) }])],
    ['a front that opens with a section', '/', block(stories(4))],
    ['a section', '/news/sport', section(stories(11))],
    ['a section of one story', '/news/sport', section(stories(1))],
    ['a section of two', '/news/sport', section(stories(2))],
    ['a section whose first story has no picture', '/news/sport', section(stories(11, [0]))],
    ['a section of which one story alone has a picture', '/news/sport', section(stories(4, [0, 1, 2]))],
    ['a page with a text of its own', '/lifestyleFood', {}],
    ['a folder of videos', '/multimedia/folder/video', {}],
    ['the newest galleries', '/gallery-viewer', {}],
  ] satisfies [string, string, SampleOverrides][])('%s', async (_what, path, source) => {
    const { preloaded, eager } = await findOpening(path, source)
    expect(preloaded.length).toBeGreaterThan(0)
    expect(eager).toEqual([preloaded])
  })

  it.each([
    ['a front of words', '/', opening(3, [0, 1, 2])],
    ['a section of words', '/news/sport', section(stories(3, [0, 1, 2]))],
    ['an empty section', '/news/sport', section([])],
    ['a list of rows', '/tag/piena-del-po', {}],
  ] satisfies [string, string, SampleOverrides][])('%s has none', async (_what, path, source) => {
    expect(await findOpening(path, source)).toEqual({ preloaded: [], eager: [] })
  })
})
