import { beforeAll, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Front, FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { createFrameSource } from '../../rendering/frame-source.ts'
import { createPageRenderer } from '../../rendering/render-page.tsx'
import { sampleFront } from '../../samples/sample-front.ts'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { createSampleSource } from '../../samples/sample-source.ts'
import { SAMPLE_NOW } from '../../samples/sample-stories.ts'
import { present } from '../../testing/render-sample.ts'

/** The home page of a front; what is kept drawn is kept for the grammar that spelled its links. */
async function renderHome(front: Front, grammar: AddressGrammar, now = SAMPLE_NOW): Promise<string> {
  const source = createSampleSource({ front: async () => present(front) })
  const settings = { ...SAMPLE_SETTINGS, grammar }
  const assets = { styles: [], fonts: null, scripts: [] }
  const frame = createFrameSource(source, grammar)
  const renderer = createPageRenderer({ source, frame, settings, assets, now: () => now })
  return (await renderer.renderPage({ path: '/', isBot: false })).body.toString()
}

type BlockOf<Type extends FrontBlock['type']> = Extract<FrontBlock, { type: Type }>

/** A front as it is read again, other objects, with one block of that type changed: the last, which holds no list. */
function changeBlock<Type extends FrontBlock['type']>(type: Type, change: (block: BlockOf<Type>) => void): Front {
  const front = structuredClone(sampleFront())
  const block = front.blocks.findLast((one): one is BlockOf<Type> => one.type === type)
  if (block === undefined) throw new Error(`the sample has no ${type}`)
  change(block)
  return front
}

function firstOf(stories: readonly StoryTeaser[]): StoryTeaser {
  const [first] = stories
  if (first === undefined) throw new Error('the sample has no story there')
  return first
}

const CHANGES: readonly (readonly [what: string, front: Front])[] = [
  ['a section’s name', changeBlock('section', ({ section }) => (section.name = 'Un’altra sezione'))],
  ['the links beside it', changeBlock('section', (block) => block.subsections.push(block.section))],
  ['a title in a section', changeBlock('section', ({ stories }) => (firstOf(stories).title = 'Un altro titolo'))],
  ['a photograph', changeBlock('section', ({ stories }) => (firstOf(stories).picture = null))],
  ['who may read a story', changeBlock('section', ({ stories }) => (firstOf(stories).premium = true))],
  ['the order of stories', changeBlock('section', (block) => (block.stories = block.stories.toReversed()))],
  ['how many there are', changeBlock('section', ({ stories }) => stories.pop())],
  ['the title of an opinion', changeBlock('opinions', ({ stories }) => (firstOf(stories).title = 'Un altro titolo'))],
  ['who has it', changeBlock('opinions', ({ stories }) => (firstOf(stories).authors = []))],
  ['how many opinions there are', changeBlock('opinions', ({ stories }) => stories.pop())],
  ['a line of the river', changeBlock('valleys', ({ river }) => (firstOf(river.stories).title = 'Un altro titolo'))],
  ['a valley', changeBlock('valleys', ({ valleys }) => valleys.pop())],
]

// The samples number sections in the order in which they are first asked for.
beforeAll(() => renderHome(sampleFront(), createSpecifiedGrammar()))

describe('bands of a front that are kept drawn', () => {
  it('are the same page when the front is read again', async () => {
    const grammar = createSpecifiedGrammar()
    const first = await renderHome(sampleFront(), grammar)
    expect(await renderHome(structuredClone(sampleFront()), grammar)).toBe(first)
  })

  it.each(CHANGES)('are drawn again after a change of %s, and only then', async (_what, changed) => {
    const grammar = createSpecifiedGrammar()
    const before = await renderHome(sampleFront(), grammar)
    const after = await renderHome(changed, grammar)
    expect(after).not.toBe(before)
    expect(after).toBe(await renderHome(changed, createSpecifiedGrammar()))
    expect(await renderHome(sampleFront(), grammar)).toBe(before)
  })

  it('are drawn again when a day has passed', async () => {
    const grammar = createSpecifiedGrammar()
    const tomorrow = new Date(SAMPLE_NOW.getTime() + 24 * 3_600_000)
    const today = await renderHome(sampleFront(), grammar)
    const next = await renderHome(sampleFront(), grammar, tomorrow)
    expect(next).not.toBe(today)
    expect(next).toBe(await renderHome(sampleFront(), createSpecifiedGrammar(), tomorrow))
  })
})
