import { describe, expect, it } from '@jest/globals'
import type { ContentSource } from '../content/content-source.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'
import { sampleFront } from '../samples/sample-front.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'
import { describeEarlyScript } from '../http/early-script.ts'
import { createFrameSource } from './frame-source.ts'
import { createPageRenderer } from './render-page.tsx'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { unavailable } from '../testing/render-sample.ts'

const grammar = createSpecifiedGrammar()

const EARLY = describeEarlyScript('if (1 < 2 && true) begin("now")')
const ASSETS = { styles: ['/assets/styles-1.css'], fonts: null, early: EARLY, scripts: ['/assets/main-1.js'] }
const STORY = sampleStory(0)
const STORY_PATH = `/news/cronaca/${STORY.slug}/${STORY.id}`
const OTHER_SECTION = `/news/territorio/lungo-il-po/${STORY.slug}/${STORY.id}`

async function render(
  path: string,
  { isBot = false, source = {}, query = '' }: { isBot?: boolean; source?: SampleOverrides; query?: string } = {},
) {
  const content = createSampleSource(source)
  const renderer = createPageRenderer({
    source: content,
    frame: createFrameSource(content, grammar),
    settings: SAMPLE_SETTINGS,
    assets: ASSETS,
    now: () => SAMPLE_NOW,
  })
  const page = await renderer.renderPage({ path, query, isBot })
  return { ...page, body: page.body.toString() }
}

const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const levels = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))

const PAGES = [
  ['/', 'home', 'https://www.example.it/'],
  ['/news/latest', 'latest', 'https://www.example.it/news/latest'],
  ['/news/latest/page_2', 'latest', 'https://www.example.it/news/latest/page_2'],
  ['/news/sport', 'section', 'https://www.example.it/news/sport'],
  ['/news/sport/calcio/page_3', 'section', 'https://www.example.it/news/sport/calcio/page_3'],
  ['/tag/piena-del-po', 'tag', 'https://www.example.it/tag/piena-del-po'],
  ['/autore/marta-valdonica', 'journalist', 'https://www.example.it/autore/marta-valdonica'],
  [STORY_PATH, 'story', `https://www.example.it${STORY_PATH}`],
] as const

const PATHS = PAGES.map(([path]) => path)

/** Content in which story 9 is missed. */
const withoutStory9: ContentSource['forPage'] = ({ madeOf }) => {
  madeOf.set('story:9', '')
  return createSampleSource({ story: async () => ({ state: 'missing' }) })
}

describe('a page that says there is nothing', () => {
  it.each([true, false])('bears the name of what it misses (robot: %s)', async (isBot) => {
    const page = await render('/news/cronaca/nuova/9', { isBot, source: { forPage: withoutStory9 } })
    expect(page).toMatchObject({ status: 404, tags: ['story:9'] })
  })

  it('a redirect to where a story stands turns stale with the story', async () => {
    const forPage: ContentSource['forPage'] = ({ madeOf }) => {
      madeOf.set(`story:${STORY.id}`, '5-1')
      return createSampleSource()
    }
    const page = await render(`/news/cronaca/altro/${STORY.id}`, { source: { forPage } })
    expect(page).toMatchObject({ status: 301, location: STORY_PATH, tags: [`story:${STORY.id}`] })
  })
})

describe('every page', () => {
  it.each(PAGES)('%s answers 200 as %s with its own canonical', async (path, kind, address) => {
    const page = await render(path)
    expect(page).toMatchObject({ status: 200, kind, contentType: 'text/html; charset=utf-8' })
    expect(canonical(page.body)).toBe(address)
    expect(page.body).toMatch(/^<!doctype html><html lang="it">/)
    expect(page.tags.length).toBeGreaterThan(0)
  })

  it.each([...PATHS, '/nulla'])('%s has one h1 and skips no level of heading', async (path) => {
    const found = levels((await render(path)).body)
    expect(found.filter((level) => level === 1)).toHaveLength(1)
    found.slice(1).forEach((level, index) => expect(level - (found[index] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(PATHS)('%s has no inline script but data and the early one, and no style element', async (path) => {
    const { body } = await render(path)
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    const [early, ...data] = scripts.toSorted(([, one = '']) => (one.includes('data-main') ? -1 : 1))
    expect(early?.slice(1)).toEqual([' data-main="/assets/main-1.js"', EARLY.code])
    data.forEach(([, attributes, text]) => {
      expect(attributes).toContain('type="application/ld+json"')
      expect(() => JSON.parse(text ?? '')).not.toThrow()
    })
    expect(data.length).toBeGreaterThan(0)
    expect(body).not.toMatch(/<style|\son[a-z]+=/)
  })

  it.each(PATHS)('%s has the landmarks and the skip link', async (path) => {
    const { body } = await render(path)
    expect(body).toContain('href="#contenuto"')
    expect(body.match(/<main[ >]/g)).toHaveLength(1)
    expect(body.match(/<footer[ >]/g)).toHaveLength(1)
    expect(body).toContain('popover="auto"')
  })
})

describe('the home page', () => {
  it('names the publisher to machines and preloads its lead picture', async () => {
    const { body } = await render('/')
    expect(body).toContain('"NewsMediaOrganization"')
    expect(body).toMatch(/rel="preload" as="image"[^>]*fetchPriority="high"/)
    expect(body.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1)
  })

  it('shows every story of its blocks', async () => {
    const { body } = await render('/')
    const front = sampleFront()
    front.blocks
      .flatMap((block) => (block.type === 'opening' || block.type === 'section' ? block.stories : []))
      .forEach((story) => expect(body).toContain(`/${story.slug}/${story.id}"`))
  })

  it('stands without the frame: no navigation, no weather', async () => {
    const { status, body, isPartial } = await render('/', { source: { site: unavailable, weather: unavailable } })
    expect([status, isPartial]).toEqual([200, true])
    expect(body).toContain('Meteo non disponibile')
    expect(body).toContain('--')
  })
})

describe('lists', () => {
  it('name the previous and the next page', async () => {
    const { body } = await render('/news/sport/page_2')
    expect(body).toContain('rel="prev" href="https://www.example.it/news/sport"')
    expect(body).toContain('rel="next" href="https://www.example.it/news/sport/page_3"')
  })

  it('answer 404 past their last page', async () => {
    expect(await render('/news/sport/page_13', { isBot: true })).toMatchObject({
      status: 404,
      body: 'Page Not Found: /news/sport/page_13\n',
    })
  })
})

describe('a story', () => {
  it('stands at another of its sections, at a tag and at a journalist, with one canonical', async () => {
    const paths = [
      OTHER_SECTION,
      `/news/tag/piena-del-po_11/${STORY.slug}/${STORY.id}`,
      `/news/autore/marta-valdonica/${STORY.slug}/${STORY.id}`,
    ]
    for (const path of paths) {
      const page = await render(path)
      expect(page.status).toBe(200)
      expect(canonical(page.body)).toBe(`https://www.example.it${STORY_PATH}`)
    }
  })

  it.each([
    ['a wrong slug', `/news/cronaca/altro-titolo/${STORY.id}`],
    ['a section not its own', `/news/sport/${STORY.slug}/${STORY.id}`],
    ['a tag not its own', `/news/tag/altro_99/${STORY.slug}/${STORY.id}`],
    ['a journalist not its own', `/news/autore/nessuno/${STORY.slug}/${STORY.id}`],
  ])('redirects %s to its canonical address', async (_case, path) => {
    expect(await render(path)).toMatchObject({ status: 301, kind: 'redirect', location: STORY_PATH })
  })

  it('says its reading time to the second, and sets a quotation in a figure', async () => {
    const { body } = await render(STORY_PATH)
    expect(body.replaceAll('<!-- -->', '')).toMatch(/\d+ min \d+ s di lettura/)
    expect(body).toContain('<blockquote data-italic="bodoni">Il\u00a0fiume non ci deve niente')
  })

  it('shows the stories inside a group', async () => {
    const child = { ...sampleStory(3), blocks: [{ type: 'paragraph' as const, text: 'Il testo del figlio.' }] }
    const group = sampleStory(0, { isGroup: true, children: [child] })
    const { body } = await render(STORY_PATH, {
      source: { story: async () => ({ state: 'present', body: group, tags: [] }) },
    })
    expect(body).toContain('Il testo del figlio.')
  })

  it('that is locked ends in a wall with the editor’s sentence and the least price of the plans; without plans it names none', async () => {
    const locked = sampleStory(0, {
      premium: true,
      locked: true,
      teaserNote: 'Mancano i nomi dei quattro lotti.',
      blocks: [{ type: 'paragraph', text: 'Il principio.' }],
    })
    const source: SampleOverrides = { story: async () => ({ state: 'present', body: locked, tags: [] }) }
    const { body, tags } = await render(STORY_PATH, { source })
    expect(body).toMatch(/<h2[^>]*>Il resto di questa storia è per chi ci sostiene\./)
    expect(body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')).toContain('Abbonati a 6,90 €')
    expect(body).toMatch(/Hai letto [^<]+ su \d+\. Mancano i nomi dei quattro lotti\.<\/p>/)
    expect(tags).toContain('plans:all')
    const bare = await render(STORY_PATH, { source: { ...source, plans: unavailable } })
    expect(bare.status).toBe(200)
    expect(bare.body).toContain('href="/abbonamenti"')
    expect(bare.body).not.toContain('€')
  })

  it('writes hostile words as words', async () => {
    const title = '</script><img src=x onerror=alert(1)>'
    const { body } = await render(STORY_PATH, {
      source: {
        story: async () => ({ state: 'present', body: sampleStory(0, { title, slug: STORY.slug }), tags: [] }),
      },
    })
    expect(body).not.toContain('<img src=x')
  })
})

/** Whether the page of a path offers to ask for it again. */
async function offersRetry(path: string, source = {}): Promise<boolean> {
  const { body } = await render(path, { source })
  return new RegExp(`<a class="[^"]*" href="${path}">Riprova</a>`).test(body)
}

describe('problems', () => {
  it.each([
    ['/nientequi', 404, 'Page Not Found: /nientequi'],
    ['/wp-login.php', 404, 'Resource not found.'],
    ['/news/cronaca/mai-esistita/1', 404, 'Page Not Found: /news/cronaca/mai-esistita/1'],
    ['/news/cronaca/ritirata/7100', 410, 'Gone'],
    ['/multimedia/x', 404, 'Page not found: /multimedia/x'],
    ['/%', 404, 'Page not found: /%'],
  ])('%s: %i «%s», to a bot as plain text and to a reader in Italian beside it', async (path, status, message) => {
    expect(await render(path, { isBot: true })).toMatchObject({
      status,
      body: `${message}\n`,
      contentType: 'text/plain; charset=utf-8',
    })
    const page = await render(path)
    expect(page.status).toBe(status)
    expect(page.body).toMatch(/lang="en"[^>]*><p>/)
    expect(page.body).toContain('This is not the page you ar looking for..')
    expect(page.body).toContain('Go Home')
    expect(page.body).toContain(`Errore <!-- -->${status}`)
    expect(canonical(page.body)).toBeUndefined()
  })

  it('a page that cannot be had now is a kind 503 that says when to come again', async () => {
    const page = await render(STORY_PATH, { source: { story: unavailable } })
    expect(page).toMatchObject({ status: 503, kind: 'unavailable', retryAfterSeconds: 7 })
    expect(page.body).toContain('Un momento di pazienza')
  })

  it('what may come at a second try offers one, what is gone offers none', async () => {
    expect(await offersRetry(STORY_PATH, { story: unavailable })).toBe(true)
    expect(await offersRetry('/nientequi')).toBe(false)
    expect(await offersRetry('/news/cronaca/ritirata/7100')).toBe(false)
  })

  it('a second try asks for all that the first one asked for', async () => {
    const { status, body } = await render('/surveyDetail', {
      source: { surveys: unavailable },
      query: 'id=pisarei&risultati=1',
    })
    expect(status).toBe(503)
    expect(body).toContain('href="/surveyDetail?id=pisarei&amp;risultati=1">Riprova<')
  })

  it.each([
    ['of letters that are none', '//un-altro-sito.example/%00'],
    ['far too long', `//un-altro-sito.example/${'a'.repeat(3000)}`],
  ])('an address %s is a 400 that leads to no other site', async (_what, path) => {
    const { status, body } = await render(path)
    expect(status).toBe(400)
    expect(body).not.toContain('Riprova')
    expect(body).not.toContain('href="//')
  })

  it('shows the first page’s lead as that, not as what was sought', async () => {
    for (const path of ['/nientequi', '/news/cronaca/ritirata/7100']) {
      const { body } = await render(path)
      expect(body).toContain('Intanto, in prima pagina')
      expect(body).not.toContain('Forse cercavi')
    }
  })

  it('a fault of ours is a 500 whose words stay in the log', async () => {
    const fault = new Error('segreto')
    const page = await render(STORY_PATH, { source: { story: () => Promise.reject(fault) } })
    expect(page).toMatchObject({ status: 500, fault })
    expect(page.body).toContain('Errore <!-- -->500')
    expect(page.body).not.toContain('segreto')
  })

  it('a malformed spelling redirects', async () => {
    expect(await render('/News//Sport/')).toMatchObject({ status: 301, location: '/news/sport' })
  })
})
