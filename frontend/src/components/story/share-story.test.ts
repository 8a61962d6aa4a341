import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readSize, shareStory, writeMail } from './share-story.ts'
import type { Sharer } from './share-story.ts'

const STORY = { title: 'Il Po scende: «Una notte così…» & 1+1', url: 'https://www.example.it/news/cronaca/il-po/7242' }

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

describe('the letter that shares without script', () => {
  it('says title and address, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), (title, url) => {
        expect(readSize(writeMail({ title, url }))).toEqual({ title, url })
      }),
    )
  })

  it('is written as RFC 6068 asks', () => {
    expect(writeMail(STORY)).toMatch(/^mailto:\?subject=Il%20Po%20scende[^\s"<>]*&body=https%3A%2F%2F[^\s"<>]+$/)
  })
})

describe('shareStory', () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }

  it('hands it to the system where that shares, and copies nothing', async () => {
    const shared: unknown[] = []
    const browser: Sharer = { share: async (what) => void shared.push(what), clipboard }
    expect(await shareStory(STORY, browser)).toBe('left')
    expect([shared, copied]).toEqual([[STORY], []])
  })

  it.each<[string, Sharer, string]>([
    ['nothing shares: the address is copied', { clipboard }, 'copied'],
    ['the reader closes the system’s sheet', { share: refuse('AbortError'), clipboard }, 'left'],
    [
      'the system does not share this: the address is copied',
      { share: refuse('NotAllowedError'), clipboard },
      'copied',
    ],
    ['nothing copies either', {}, 'notCopied'],
    ['copying is not allowed', { clipboard: { writeText: refuse('NotAllowedError') } }, 'notCopied'],
  ])('%s', async (_what, browser, outcome) => expect(await shareStory(STORY, browser)).toBe(outcome))
})
