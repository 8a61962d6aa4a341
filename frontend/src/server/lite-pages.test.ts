import { describe, expect, it } from '@jest/globals'
import { useOwnSite } from '../testing/use-own-site.ts'

const site = useOwnSite()
/** Robots get the bare words of an error. */
const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const get = (path: string, more: Record<string, string> = {}) => site.get(path, { ...READER, ...more })
const statusOf = async (path: string) => (await get(path)).headers.get('cache-status')
const DOOR = 'rel="alternate">Vai alla versione completa</a>'

describe('a lite version over HTTP', () => {
  it('is kept beside the full page, neither in place of the other', async () => {
    const [full, lite] = [await (await get('/news/sport')).text(), await (await get('/news/sport?lite')).text()]
    expect([full.includes(DOOR), lite.includes(DOOR)]).toEqual([false, true])
    expect(await (await get('/news/sport')).text()).toBe(full)
    expect(await (await get('/news/sport?lite')).text()).toBe(lite)
    expect(await statusOf('/news/sport?utm_source=x&lite=')).toMatch(/; hit/)
    expect(await statusOf('/news/sport?lite=1')).toMatch(/; hit/)
  })

  it('is kept, purged and checked as the full page is', async () => {
    const [full, lite] = [await get('/news/sport'), await get('/news/sport?lite')]
    for (const name of ['cache-control', 'cdn-cache-control', 'surrogate-key', 'content-security-policy', 'vary'])
      expect(lite.headers.get(name)).toBe(full.headers.get(name))
    expect(lite.headers.get('etag')).not.toBe(full.headers.get('etag'))
  })

  it('is the same whatever a header says', async () => {
    const [one, other] = [await get('/?lite'), await get('/?lite', { 'save-data': 'on' })]
    expect(await other.text()).toBe(await one.text())
    expect(await (await get('/', { 'save-data': 'on' })).text()).not.toContain(DOOR)
  })

  it('has no other page prepared ahead', async () => {
    expect((await get('/')).headers.get('speculation-rules')).not.toBeNull()
    expect((await get('/?lite')).headers.get('speculation-rules')).toBeNull()
    expect((await get('/nientequi?lite')).headers.get('speculation-rules')).toBeNull()
  })

  it('is of no page with a form, which takes what is sent as ever', async () => {
    expect(await (await get('/contact-us/request?lite')).text()).toContain('method="post"')
    const sent = await site.post('/contact-us/request?lite', new URLSearchParams({ body: '' }))
    expect(sent.status).toBe(422)
    expect(await sent.text()).not.toContain(DOOR)
  })

  it('is none of a reader’s own pages', async () => {
    const [plain, asked] = [await get('/area-riservata/salvati'), await get('/area-riservata/salvati?lite')]
    expect([asked.status, asked.headers.get('location')]).toEqual([plain.status, plain.headers.get('location')])
  })
})
