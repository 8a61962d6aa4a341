import { describe, expect, it } from '@jest/globals'
import { renderSample } from '../../testing/render-sample.ts'
import { FIRST_SAMPLE_OBITUARY } from '../../samples/sample-obituaries.ts'
import { currentOf, SECONDARY_LINKS } from './secondary-links.table.ts'

const marksOf = (path: string) => SECONDARY_LINKS.map((link) => currentOf(link, path) ?? null)

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

  it('also on an obituary, which belongs to «Necrologie»', async () => {
    const { body } = await renderSample(`/necrologie/${FIRST_SAMPLE_OBITUARY}`)
    expect(body).toMatch(/<a href="\/necrologie\/list" aria-current="true">Necrologie/)
  })
})
