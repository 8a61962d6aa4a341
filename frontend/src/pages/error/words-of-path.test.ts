import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { renderSample } from '../../testing/render-sample.ts'
import { wordsOfPath } from './words-of-path.ts'

describe('the words of a path that leads nowhere', () => {
  it.each([
    ['/news/cronaca/po-in-pienaa', 'po in pienaa'],
    ['/news/cronaca/il-po-scende/107242', 'il po scende'],
    ['/po-in-pienaa.html', 'po in pienaa'],
    ['/tag/citt%C3%A0_in-festa_31', 'città in festa'],
    ['/tag/citt~c3~a0', 'città'],
    ['/news/economia/universit~c3~a0-a-piacenza/123', 'università a piacenza'],
    ['/news/economia/Universit~C3~A0-a-piacenza/123', 'università a piacenza'],
    ['/news/2024/11/21/', null],
    ['/12345', null],
    ['/%E0%A4%A', null],
    ['/', null],
    ['/a-b', null],
    ['/news/sport/page_4000', 'sport'],
    ['/tag/bobbio/eventi/page_900', 'bobbio'],
    ['/news/latest/page_5000', null],
    ['/letterToEditor/page_99999', null],
    ['/ricerca/query_ponte%20po/sections_9/page_9999/s', 'ponte po'],
    ['/ricerca/page_9999/s', null],
    ['/surveyDetail', null],
    ['/gallery-viewer', null],
    ['/necrologie/list', null],
    ['/necrologie/list/page_7', null],
    ['/multimedia/detail/x', null],
    ['/multimedia/detail/ponte-sul-po', 'ponte sul po'],
    [`/news/cronaca/il-ponte-${'0a'.repeat(20)}`, 'il ponte'],
  ])('%s: %s', (path, words) => expect(wordsOfPath(createSpecifiedGrammar(), path)).toBe(words))
})

describe('a page that is not there', () => {
  it('offers to search by the words of its address where nothing was found, not where something was withdrawn', async () => {
    expect((await renderSample('/nientequi')).body).toContain('Cerca «')
    const withdrawn = await renderSample('/news/cronaca/ritirata/7100')
    expect(withdrawn.status).toBe(410)
    expect(withdrawn.body).not.toContain('Cerca «')
  })

  it('takes the blame for what went wrong here, not for an address that nobody can read', async () => {
    const unreadable = await renderSample('/about%00')
    expect(unreadable.status).toBe(400)
    expect(unreadable.body).toContain('Questo indirizzo non si legge')
    expect(unreadable.body).not.toContain('la colpa è nostra')
  })
})
