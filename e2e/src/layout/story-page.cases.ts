import { expect, test } from '@playwright/test'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { publishStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import { asWritten } from '../site/as-written.ts'
import { addressOf, warmPage } from '../site/find-pages.ts'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { Paper } from '../site/use-paper.ts'
import { linksIn, visitWithoutScripts } from './visit-layout.ts'

const HEADLINE_LIMIT = 110
const articleSchema = z.object({ headline: z.string(), mainEntityOfPage: z.string(), datePublished: z.string() })

/** The words of a story's own text and of the stories inside it, as a reader would count them. */
function countWords({ blocks, children }: Story): number {
  const texts = [blocks, ...children.map((child) => child.blocks)].flat().flatMap((block): string[] => {
    if (block.type === 'picture') return []
    return block.type === 'facts' ? [block.title, ...block.items.map(({ text }) => text)] : [block.text]
  })
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean).length
}

/** Without the quotation marks, which the page sets in its own way. */
const flatten = (text: string) => asWritten(text.replaceAll(/[«»“”"]+/g, ' '))

/** 250 words a minute, rounded up to the second (requirements 9), as the page says it. */
function sayReadingTime(story: Story): string {
  const seconds = Math.ceil((countWords(story) / 250) * 60)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].filter(Boolean).join(' ')
}

async function readArticle(paper: Paper, path: string): Promise<z.infer<typeof articleSchema>> {
  const { body } = await readPage(paper.site.urls.site, path)
  const texts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  )
  const article = texts.map((text): unknown => JSON.parse(text)).find((data) => articleSchema.safeParse(data).success)
  return articleSchema.parse(article)
}

/** What a story's page has to show (requirements 1, 2, 9). */
export function describeStoryPage(paper: Paper): void {
  test.describe('Story page, without JavaScript', () => {
    for (const kind of ['story', 'group'] as const) {
      test(`${kind}: title, whole text, reading time with the children’s words`, () => {
        const story = paper.content[kind]
        return visitWithoutScripts(paper, addressOf(story), async (page) => {
          const main = page.getByRole('main')
          const words = flatten(await main.innerText())
          expect(flatten(await page.getByRole('heading', { level: 1 }).innerText())).toBe(flatten(story.title))
          expect(words).toContain(sayReadingTime(story))
          for (const { blocks } of [story, ...story.children]) {
            for (const block of blocks) if (block.type === 'paragraph') expect(words).toContain(flatten(block.text))
          }
          for (const child of story.children) expect(words).toContain(flatten(child.title))
        })
      })
    }

    test('links to its journalist, its tags and its sections, and shows its picture with words for it', () => {
      const { story } = paper.content
      return visitWithoutScripts(paper, addressOf(story), async (page) => {
        const named = await linksIn(page.getByRole('main'))
        const links = named.map(([, href]) => href)
        for (const { slug } of story.authors) expect(links).toContain(`/autore/${slug}`)
        for (const { slug } of story.tags) expect(links).toContain(`/tag/${slug}`)
        // A tag of the same name stands for a section: two links of one name would lead to two pages.
        const tags = story.tags.map(({ name }) => name)
        for (const { name, path } of story.sections.filter((section) => !tags.includes(section.name))) {
          expect(named).toContainEqual([name, `/news/${path}`])
        }
        const picture = page
          .getByRole('main')
          .getByRole('img', { name: story.picture?.alt ?? '', exact: true })
          .first()
        expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0)
        expect(Number(await picture.getAttribute('height'))).toBeGreaterThan(0)
      })
    })

    test('structured data: the headline is the title', async () => {
      const { story } = paper.content
      const article = await readArticle(paper, addressOf(story))
      expect(new URL(article.mainEntityOfPage).pathname).toBe(addressOf(story))
      expect(article.datePublished).toBe(story.publishedAt)
      expect(article.headline.length).toBeLessThanOrEqual(HEADLINE_LIMIT)
    })

    test('article headline is truncated to 110 characters, in the structured data alone', async () => {
      const title = `Una lunga titolazione di prova ${'con molte parole '.repeat(8)}che finisce qui`
      const { path } = await publishStory(paper.site, { title })
      await warmPage(paper.site, path)
      const { headline } = await readArticle(paper, path)
      expect(headline.length).toBeLessThanOrEqual(HEADLINE_LIMIT)
      expect(headline.length).toBeGreaterThan(HEADLINE_LIMIT - 30)
      expect(title.startsWith(headline.replace(/…$/, '').trim())).toBe(true)
      await visitWithoutScripts(paper, path, async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('che finisce qui')
      })
    })
  })
}
