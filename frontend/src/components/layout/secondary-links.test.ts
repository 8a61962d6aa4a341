import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { renderSample } from '../../testing/render-sample.ts'
import { FIRST_SAMPLE_OBITUARY } from '../../samples/sample-obituaries.ts'
import { sampleStory } from '../../samples/sample-stories.ts'
import { currentOf, SECONDARY_LINKS } from './secondary-links.table.ts'

const grammar = createSpecifiedGrammar()
const marksOf = (path: string) => SECONDARY_LINKS.map((link) => currentOf(grammar, link, path) ?? null)

describe('the header says where one is', () => {
  it.each([
    ['/podcast', ['page', null, null]],
    ['/eventi', [null, 'page', null]],
    ['/event/la-locandiera-5000', [null, 'true', null]],
    ['/events/sagre', [null, 'true', null]],
    ['/multimedia/folder/teleliberta', [null, null, 'page']],
    ['/multimedia/detail/teleliberta/tg-4000', [null, null, 'true']],
    ['/multimedia/folder/video', [null, null, null]],
    ['/podcastoni', [null, null, null]],
  ])('among the secondary links, on %s', (path, marks) => expect(marksOf(path)).toEqual(marks))

  it('in the header and in the menu', async () => {
    const { body } = await renderSample('/podcast')
    expect(body.match(/<a href="\/podcast" aria-current="page">/g)).toHaveLength(2)
  })

  it.each([
    ['/cronaca', 'page'],
    ['/cronaca/page_2', 'true'],
    [`/cronaca/${sampleStory(0).slug}/${sampleStory(0).id}`, 'true'],
  ])('also by the catch-all, on %s', async (path, mark) => {
    const { body } = await renderSample(path)
    expect(body).toContain(`<a href="/news/cronaca" aria-current="${mark}">`)
  })

  it('also on an obituary, which belongs to «Necrologie»', async () => {
    const { body } = await renderSample(`/necrologie/${FIRST_SAMPLE_OBITUARY}`)
    expect(body).toMatch(/<a href="\/necrologie\/list" aria-current="true">Necrologie/)
  })
})
