import { describe, expect, it } from '@jest/globals'
import type { Letter } from '@liberta/contracts/letters/letter.schema'
import type { Author } from '@liberta/contracts/people/journalist.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import { sampleFront } from '../../samples/sample-front.ts'
import { sampleLetter } from '../../samples/sample-pages.ts'
import { sampleJournalists } from '../../samples/sample-people.ts'
import { present, renderSample, unavailable } from '../../testing/render-sample.ts'
import { samplePicture, sampleSection, sampleTeaser } from '../../samples/sample-stories.ts'
import type { SampleOverrides } from '../../samples/sample-source.ts'

const PATH = '/news/opinioni'
const [STAFF] = sampleJournalists()
const FACE = samplePicture(77, 'Ritratto')
const WRITERS: Author[] = [
  { id: STAFF?.id ?? 0, slug: STAFF?.slug ?? '', name: STAFF?.name ?? '', portrait: FACE },
  { id: 901, slug: 'guido-savini', name: 'Guido Savini' },
  { id: 902, slug: null, name: 'Senza Pagina' },
]

const opinions = Array.from({ length: 12 }, (_, index) =>
  sampleTeaser(index, { kind: 'opinion', authors: WRITERS.slice(index % 3, (index % 3) + 1) }),
)

async function render(source: SampleOverrides = {}, changes: Partial<StoryList> = {}, path = PATH) {
  const section = { ...sampleSection('opinioni'), URL: PATH, ids: '1', parent: null, subsections: [] }
  const list: StoryList = {
    subject: { type: 'section', section },
    page: 1,
    pages: 2,
    total: 40,
    stories: opinions,
    ...changes,
  }
  const page = await renderSample(path, { storyList: async () => present(list), ...source })
  const bandOf = (name: string) =>
    new RegExp(`<section[^>]*labelledby="${name}".*?</section>`, 's').exec(page.body)?.[0]
  return { ...page, letters: bandOf('lettere'), columnists: bandOf('le-firme') }
}

async function titlesOf(letters: Letter[]) {
  const list = { page: 1, pages: 1, total: letters.length, letters }
  const page = await render({ letterList: async () => present(list) })
  return [...(page.letters ?? '').matchAll(/<h3[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title)
}

const letter = (title: string, answer: string | null): Letter => ({ ...sampleLetter(0), title, slug: title, answer })

/** A source that nobody should ask. */
const refuse = async () => {
  throw new Error('asked for what does not stand on the page')
}

const wordsOf = (html = '') => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the opinions’ section', () => {
  it('shows the letter that the editor answers and two more, each with a link to the whole letter', async () => {
    const { letters } = await render()
    const shown = [0, 1, 2].map(sampleLetter)
    expect(letters?.match(/<article/g)).toHaveLength(3)
    shown.forEach(({ slug }) => expect(letters).toContain(`href="/letterToEditor#${slug}"`))
    expect(wordsOf(letters)).toContain('Iride Colombaia , Piacenza · oggi')
    expect(wordsOf(letters)).toContain('Iride Colombaia , Piacenza · ieri')
    expect(wordsOf(letters)).toContain(`Risponde il direttore. ${shown[0]?.answer}`)
    expect(letters?.match(/Risponde il direttore/g)).toHaveLength(1)
  })

  it('sets an answered letter first, and the newest where none is answered', async () => {
    const [a, b, c, d] = ['uno', 'due', 'tre', 'quattro'].map((title) => letter(title, null)) as [
      Letter,
      Letter,
      Letter,
      Letter,
    ]
    expect(await titlesOf([a, b, { ...c, answer: 'Sì.' }, d])).toEqual(['tre', 'uno', 'due'])
    expect(await titlesOf([a, b, c, d])).toEqual(['uno', 'due', 'tre'])
  })

  it('leads to the form, and says how long a letter may be', async () => {
    const { letters } = await render()
    expect(letters).toContain('href="/contact-us/lettera-al-direttore"')
    expect(wordsOf(letters)).toContain('fino a 1.500 battute')
  })

  it('names who writes, each once and with a page, with what they do and their own face alone', async () => {
    const { columnists } = await render()
    expect([...(columnists ?? '').matchAll(/href="\/autore\/([^"]+)"/g)].map(([, slug]) => slug)).toEqual([
      STAFF?.slug,
      'guido-savini',
    ])
    expect(wordsOf(columnists)).toContain(`${STAFF?.name} ${STAFF?.role}`)
    expect(columnists?.match(/<picture/g)).toHaveLength(1)
    expect(columnists).not.toContain('Senza Pagina')
    const lite = await render({}, {}, `${PATH}?lite`)
    expect(lite.body).toContain(`${STAFF?.name}</a> ${STAFF?.role}`)
  })

  it('leads to both from its head', async () => {
    const { body } = await render()
    const [nav = ''] = /<nav aria-label="In [^"]*">.*?<\/nav>/s.exec(body) ?? []
    expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['#le-firme', '/letterToEditor'])
  })

  it('hangs on the letters and the journalists, and stands without them', async () => {
    expect((await render()).tags).toEqual(expect.arrayContaining(['letterList:1', 'journalists:all']))
    const alone = await render({ letterList: unavailable, journalists: unavailable })
    expect(alone.status).toBe(200)
    expect(alone.letters).toBeUndefined()
    expect(alone.columnists).toContain('Guido Savini')
  })

  it('has its bands on the first page alone, and no other section has them', async () => {
    const second = await render({ letterList: refuse, journalists: refuse }, { page: 2 })
    expect(second.columnists).toBeUndefined()
    const news = opinions.map((story) => ({ ...story, kind: 'story' as const }))
    expect((await render({ letterList: refuse }, { stories: news })).letters).toBeUndefined()
  })
})

describe('an opinion as lead', () => {
  it('is its author’s line, an italic title and no photograph', async () => {
    const front = sampleFront()
    const lead = sampleTeaser(0, { kind: 'opinion', authors: WRITERS.slice(0, 1), picture: samplePicture(0) })
    const blocks = [{ type: 'opening' as const, stories: [lead, sampleTeaser(1), sampleTeaser(2)] }]
    const { body } = await renderSample('/', { front: async () => present({ ...front, blocks }) })
    const [article = ''] = /<article[^>]*data-opinion="true".*?<\/article>/s.exec(body) ?? []
    expect(article).toContain('foto-77')
    expect(article).not.toContain('foto-0')
    expect(wordsOf(article).indexOf(STAFF?.name ?? '')).toBeLessThan(wordsOf(article).indexOf(lead.title))
    expect(wordsOf(article)).not.toContain(`di ${STAFF?.name}`)
  })
})
