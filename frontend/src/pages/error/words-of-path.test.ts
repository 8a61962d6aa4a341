import { describe, expect, it } from '@jest/globals'
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
  ])('%s: %s', (path, words) => expect(wordsOfPath(path)).toBe(words))
})

describe('a page that is not there', () => {
  it('offers to search by the words of its address where nothing was found, not where something was withdrawn', async () => {
    expect((await renderSample('/nientequi')).body).toContain('Cerca «')
    const withdrawn = await renderSample('/news/cronaca/ritirata/7100')
    expect(withdrawn.status).toBe(410)
    expect(withdrawn.body).not.toContain('Cerca «')
  })
})
