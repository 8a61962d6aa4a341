import { describe, expect, it } from '@jest/globals'
import { canonicalOf, headingLevels, renderSample, unavailable } from '../../testing/render-sample.ts'

describe('/tags', () => {
  it('leads to every tag, by letter', async () => {
    const page = await renderSample('/tags')
    expect(page).toMatchObject({ status: 200, kind: 'list' })
    expect(canonicalOf(page)).toBe('https://www.example.it/tags')
    expect(page.body).toContain('href="#lettera-p"')
    expect(page.body).toContain('id="lettera-p"')
    expect(page.body).toContain('href="/tag/piena-del-po">Piena del Po</a>')
    expect(page.tags).toContain('tags:all')
    expect(headingLevels(page)).toEqual(expect.arrayContaining([1, 2]))
  })

  it('is 404 past its last page, 503 without its tags, and kind where there are none', async () => {
    expect((await renderSample('/tags/page_2')).status).toBe(404)
    expect((await renderSample('/tags', { tags: unavailable })).status).toBe(503)
    const empty = await renderSample('/tags', { tags: async () => ({ state: 'present', body: [], tags: [] }) })
    expect(empty.body).toContain('Qui non c’è ancora nessun argomento.')
    expect((await renderSample('/tags', { tags: missing })).body).toContain('Qui non c’è ancora nessun argomento.')
  })

  it('goes on where there are more than a thousand', async () => {
    const tags = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, slug: `t${index}`, name: `T${index}` }))
    const source = { tags: async () => ({ state: 'present' as const, body: tags, tags: [] }) }
    expect((await renderSample('/tags', source)).body).toContain('href="/tags/page_2"')
    const second = await renderSample('/tags/page_2', source)
    expect(second.body).toContain('href="/tag/t1000"')
    expect(canonicalOf(second)).toBe('https://www.example.it/tags/page_2')
  })
})

const lettersOf = ({ body: html }: { body: string }) =>
  [...html.matchAll(/href="([^"#]*)#(lettera-[^"]+)"/g)].map(([, path = '', id = '']) => ({ path, id }))

describe('an index of several pages', () => {
  const names = 'SBZ'.split('').flatMap((letter) => Array.from({ length: 700 }, (_, index) => `${letter}${index}`))
  const body = ['45 giri', ...names].map((name, index) => ({ id: index + 1, slug: `t${index}`, name }))
  const source = { tags: async () => ({ state: 'present' as const, body, tags: [] }) }

  it.each(['/topics', '/tags', '/tags/page_3'])(
    '%s leads to every letter, on the page where it begins',
    async (path) => {
      const letters = lettersOf(await renderSample(path, source))
      expect(letters.map(({ id }) => id)).toEqual(['lettera-b', 'lettera-s', 'lettera-z', 'lettera-numeri'])
      for (const letter of letters) {
        const page = await renderSample(letter.path === '' ? path : letter.path, source)
        expect(page.body).toContain(`id="${letter.id}"`)
      }
      expect(letters.map((letter) => letter.path || path).slice(1)).toEqual(['/tags', '/tags/page_2', '/tags/page_3'])
    },
  )

  it('says how many there are, and has those that begin with no letter at its end', async () => {
    const last = await renderSample('/tags/page_3', source)
    expect(last.body).toContain('2.101 argomenti')
    expect(last.body).toContain('href="/tag/t0">45 giri</a>')
  })
})

const missing = async () => ({ state: 'missing' as const })

describe('/topics', () => {
  it('shows the topics of the day, the tree of sections and the way to all tags', async () => {
    const page = await renderSample('/topics')
    expect(page.status).toBe(200)
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main>'))
    expect(main).toContain('>Nuovo ospedale</a>')
    expect(main).toContain('href="/news/sport/calcio"')
    expect(main).toContain('href="/tags#lettera-p"')
  })

  it('leaves out what cannot be had', async () => {
    const page = await renderSample('/topics', { tags: unavailable, sections: unavailable })
    expect(page.status).toBe(200)
    expect(page.tags).toEqual(expect.arrayContaining(['sections:all', 'tags:all']))
  })

  it('says of itself that a part could not be had now, not that there is none', async () => {
    expect(await renderSample('/topics', { sections: unavailable })).toMatchObject({ status: 200, isPartial: true })
    expect(await renderSample('/topics', { sections: missing })).not.toHaveProperty('isPartial')
  })

  it('has one page only', async () => {
    expect((await renderSample('/topics/page_2')).status).toBe(404)
  })
})
