import { expect, test } from '@playwright/test'
import { addressOf } from '../site/find-pages.ts'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { Paper } from '../site/use-paper.ts'

/** One address for each thing: what redirects, and what answers with the canonical address of another. */
export function describeAddresses(paper: Paper): void {
  const ask = async (path: string) => {
    const { status, headers, body } = await readPage(paper.site.urls.site, path)
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? null
    return { status, location: headers.location ?? null, canonical: canonical && new URL(canonical).pathname }
  }

  test.describe('Malformed spellings redirect 301 (requirements 5.4)', () => {
    for (const [what, from, to] of [
      ['a trailing slash redirects to the same path without it', '/news/cronaca/', '/news/cronaca'],
      ['a trailing slash after a page', '/news/cronaca/page_2/', '/news/cronaca/page_2'],
      ['a doubled slash', '/news//cronaca', '/news/cronaca'],
      ['upper case', '/News/CRONACA', '/news/cronaca'],
      ['page 1 written out', '/news/cronaca/page_1', '/news/cronaca'],
      ['page 1 of the latest', '/news/latest/page_1', '/news/latest'],
      ['a page number that is none: the default page', '/news/cronaca/page_zero', '/news/cronaca'],
      ['a page number below 1: the default page', '/news/cronaca/page_0', '/news/cronaca'],
    ] as const) {
      test(`${what}: ${from} to ${to}`, async () => {
        expect(await ask(from)).toEqual({ status: 301, location: to, canonical: null })
      })
    }

    test('a wrong slug before a right id', async () => {
      const { story } = paper.content
      const wrong = addressOf(story).replace(`/${story.slug}/`, '/un-altro-titolo/')
      expect(await ask(wrong)).toEqual({ status: 301, location: addressOf(story), canonical: null })
    })

    test('a section that is not the story’s', async () => {
      const { story } = paper.content
      const other = `/news/una-sezione-qualsiasi/${story.slug}/${story.id}`
      expect(await ask(other)).toEqual({ status: 301, location: addressOf(story), canonical: null })
    })
  })

  test.describe('A story answers 200 at each of its addresses, with rel=canonical to that of its first section', () => {
    test('by its sections', async () => {
      const { story } = paper.content
      expect(story.sections.length).toBeGreaterThan(1)
      for (const section of story.sections) {
        expect(await ask(addressOf(story, section))).toEqual({
          status: 200,
          location: null,
          canonical: addressOf(story),
        })
      }
    })

    test('by its tag and by its journalist', async () => {
      const { story } = paper.content
      const [tag, author] = [story.tags[0], story.authors[0]]
      for (const path of [`/news/tag/${tag?.slug}_${tag?.id}`, `/news/autore/${author?.slug}`]) {
        const answer = await ask(`${path}/${story.slug}/${story.id}`)
        expect(answer).toEqual({ status: 200, location: null, canonical: addressOf(story) })
      }
    })

    test('a multimedia item by its folder and by its tag, an event by category, type and tag', async () => {
      const { pages, items } = paper.content
      const { clip, event } = items
      const tag = clip.tags[0]?.slug
      for (const path of [`/multimedia/detail/${clip.slug}`, `/multimedia/detail/tag/${tag}/${clip.slug}`]) {
        expect(await ask(path)).toEqual({ status: 200, location: null, canonical: pages.clip })
      }
      const by = [`categoria/${event.categories[0]?.slug}`, `tipo/${event.type}`, `tag/${event.tags[0]?.slug}`]
      for (const filter of by) {
        const answer = await ask(`/event/${filter}/${event.slug}`)
        expect(answer).toEqual({ status: 200, location: null, canonical: pages.event })
      }
    })

    for (const [what, find] of [
      ['a folder that is not the item’s', ({ items }) => [`/multimedia/detail/altro/${items.clip.slug}`, 'clip']],
      ['a tag that is not the item’s', ({ items }) => [`/multimedia/detail/tag/altro/${items.clip.slug}`, 'clip']],
      ['a category that is not the event’s', ({ items }) => [`/event/categoria/altra/${items.event.slug}`, 'event']],
      ['a wrong slug before a right id', ({ items }) => [`/event/un-altro-titolo-${items.event.id}`, 'event']],
    ] satisfies [string, (content: Paper['content']) => [string, 'clip' | 'event']][]) {
      test(`${what} leads to the canonical address`, async () => {
        const [path, kind] = find(paper.content)
        expect(await ask(path)).toEqual({ status: 301, location: paper.content.pages[kind], canonical: null })
      })
    }

    for (const kind of ['home', 'section', 'sectionSecond', 'latest', 'tag', 'journalist'] as const) {
      test(`${kind} is its own canonical address, whatever stands in the query`, async () => {
        const path = paper.content.pages[kind]
        expect(await ask(`${path}?utm_source=prova&page=7`)).toEqual({ status: 200, location: null, canonical: path })
      })
    }
  })
}
