import { describe, expect, it } from '@jest/globals'
import type { Breaking, Front } from '@liberta/contracts/fronts/front.schema'
import { present, renderSample, textOf } from '../../testing/render-sample.ts'
import { sampleFront } from '../../samples/sample-front.ts'
import { SAMPLE_NOW } from '../../samples/sample-stories.ts'

const BREAKING: Breaking = { id: 1, title: 'Chiuso il ponte di Po', URL: '/news/1', at: SAMPLE_NOW.toISOString() }
const LIVE = '/news/cronaca/piena-del-po/7999'

const renderFront = (changes: Partial<Front>, address = '/') =>
  renderSample(address, { front: async () => present({ ...sampleFront(), ...changes }) })

const topicsOf = (body: string) => /<nav[^>]*aria-label="Temi di oggi">(.*?)<\/nav>/.exec(body)?.[1] ?? ''
/** How often what is live is linked, by its address in full or that of its lite version. */
const countLinks = (markup: string) => markup.match(new RegExp(`href="${LIVE}["?]`, 'g'))?.length ?? 0

describe('what is live on the home page', () => {
  it('stands in a bar of its own, and not among the topics, where no news breaks', async () => {
    const { body } = await renderFront({ breaking: null })
    expect(countLinks(body)).toBe(1)
    expect(countLinks(topicsOf(body))).toBe(0)
  })

  it('is the first of the topics, and no second bar, while there is breaking news', async () => {
    const { body } = await renderFront({ breaking: BREAKING })
    expect(countLinks(body)).toBe(1)
    expect(textOf(topicsOf(body))).toMatch(/^ Oggi In diretta Piena del Po, il colmo è passato/)
    expect(body).toContain('Chiuso il ponte di Po')
  })

  it('is a bar under the breaking news in the lite version, which has no topics', async () => {
    const { body } = await renderFront({ breaking: BREAKING }, '/?lite')
    expect(countLinks(body)).toBe(1)
  })

  it('leaves the topics as they are where nothing is live', async () => {
    const [quiet, breaking] = await Promise.all([
      renderFront({ live: null, breaking: null }),
      renderFront({ live: null, breaking: BREAKING }),
    ])
    expect(topicsOf(breaking.body)).toBe(topicsOf(quiet.body))
  })
})
