import { expect, test } from '@playwright/test'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { PageAnswer } from '../../../infra/local/src/test-site/read-pages.ts'
import { addressOf, warmPage } from '../site/find-pages.ts'
import { readData } from '../site/read-data.ts'
import { asReader } from '../site/reader.ts'
import { signInFrom } from '../site/sign-in.ts'
import type { Paper } from '../site/use-paper.ts'

const listSchema = z.object({
  data: z.array(z.object({ id: z.number(), premium: z.boolean(), is_group: z.boolean() })),
})
const wholeSchema = z.object({ data: z.object({ content_textual_only: z.string() }) })

/** Sentences of the end of a text that are long enough to be found by. */
function lastSentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?»])\s+/).filter((sentence) => sentence.length > 40)
  return sentences.slice(-4)
}

/** The text of an answer as a reader finds it: a page's entities read, an answer for machines as it is. */
const textOf = ({ body }: PageAnswer) =>
  body.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** A premium story has a teaser for everybody; what is locked is in no answer of the site. */
export function describeLockedStories(paper: Paper): void {
  const read = (path: string, headers?: Record<string, string>) => readPage(paper.site.urls.site, path, headers)

  test.describe('Premium stories: a teaser for everyone, and the rest in no answer', () => {
    let story: Story
    let locked: string[]

    test.beforeAll(async () => {
      const { site } = paper
      const answer = await fetch(`${site.urls.naxos}/story/list?page_size=100`)
      const { data } = listSchema.parse(await answer.json())
      const found = data.find(({ premium, is_group }) => premium && !is_group)
      if (found === undefined) throw new Error('no premium story among the newest hundred')
      const whole = wholeSchema.parse(await (await fetch(`${site.urls.naxos}/story/${found.id}`)).json())
      story = await readData(site, `/api/naxos/story/${found.id}`, storySchema)
      locked = lastSentences(whole.data.content_textual_only)
      await warmPage(site, addressOf(story))
    })

    const holdsLocked = (answer: PageAnswer) => locked.filter((sentence) => textOf(answer).includes(sentence))

    test('the CMS sends the whole text, with sentences to look for', () => {
      expect(locked.length).toBeGreaterThan(1)
      expect(story.locked).toBe(true)
    })

    test('no page, list, search or answer of the API holds a sentence of the locked part', async () => {
      const words = encodeURIComponent(story.title.split(' ').slice(0, 5).join(' '))
      const [tag, author, section] = [story.tags[0]?.slug, story.authors[0]?.slug, story.section]
      const paths = [
        addressOf(story),
        addressOf(story).replace('/news', ''),
        `/news/tag/${tag}_${story.tags[0]?.id}/${story.slug}/${story.id}`,
        `/news/autore/${author}/${story.slug}/${story.id}`,
        '/',
        '/news/latest',
        `/news/${section.path}`,
        `/tag/${tag}`,
        `/autore/${author}`,
        `/ricerca/query_${words}/s`,
        `/news/ricerca/query_${words}/s`,
        `/api/naxos/story/${story.id}`,
        '/api/naxos/front/home',
        '/api/naxos/story/list?latest',
        `/api/naxos/story/list?section=${section.id}`,
        `/api/naxos/story/list?tag=${tag}`,
        `/api/naxos/search?qs=${words}`,
        // A search takes so many characters.
        `/api/naxos/search?qs=${encodeURIComponent((locked[0] ?? '').slice(0, 100))}`,
      ]
      await Promise.all(paths.map((path) => warmPage(paper.site, path)))
      const statuses: string[] = []
      for (const path of paths) {
        const answer = await read(path)
        expect([path, holdsLocked(answer)]).toEqual([path, []])
        statuses.push(`${answer.status} ${path}`)
        expect([path, holdsLocked(await read(path, { 'user-agent': 'Googlebot/2.1' }))]).toEqual([path, []])
      }
      expect(statuses.filter((line) => !line.startsWith('200'))).toEqual([])
    })

    test('the page says so: the mark, the teaser to a full stop, the wall with its two doors, what machines are told', () =>
      asReader(paper.browser, { javaScriptEnabled: false }, async (page) => {
        await page.goto(paper.site.urls.site + addressOf(story))
        expect(await page.locator('article header').innerText()).toContain('Per abbonati')
        const wall = page.getByRole('region', { name: 'Il resto di questa storia è per chi ci sostiene.' })
        expect(await wall.getAttribute('class')).toContain('per-abbonati')
        expect(await wall.innerText()).toMatch(/Hai letto .+ su \d+\./)
        const subscribe = wall.getByRole('link', { name: /^Abbonati a \d/ })
        expect(await subscribe.getAttribute('href')).toBe('/abbonamenti')
        const signIn = await wall.getByRole('link', { name: 'Accedi' }).getAttribute('href')
        expect(decodeURIComponent(signIn ?? '')).toContain(`next=${addressOf(story)}#per-abbonati`)
        const machines = await page.locator('script[type="application/ld+json"]').allInnerTexts()
        const article = machines.join('')
        expect(article).toContain('"isAccessibleForFree":false')
        expect(article).toContain('"cssSelector":".per-abbonati"')
      }))

    test('who is signed in reads no «Accedi» at the wall, and is told so, though the page is everybody’s', () =>
      asReader(paper.browser, {}, async (page) => {
        await page.goto(paper.site.urls.site + addressOf(story))
        await signInFrom(page, paper.site)
        const wall = page.getByRole('region', { name: 'Il resto di questa storia è per chi ci sostiene.' })
        expect(await wall.getByRole('link', { name: 'Accedi' }).count()).toBe(0)
        expect(await wall.innerText()).toContain('Hai già fatto l’accesso.')
        expect(await wall.innerText()).not.toContain('Entra con la tua e-mail')
      }))

    test('cards of premium stories are marked in lists', async () => {
      const { body } = await read(`/news/${story.section.path}`)
      expect(body).toContain('Per abbonati')
    })
  })
}
