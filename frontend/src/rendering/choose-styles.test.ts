import { describe, expect, it } from '@jest/globals'
import { chooseStyles, dropUnusedStyles } from './choose-styles.ts'

const ASSETS = {
  styles: ['/assets/news.css'],
  moreStyles: [
    { address: '/assets/texts.css', beginnings: ['dk', 'fb'] },
    { address: '/assets/lists.css', beginnings: ['bs'] },
  ],
  fonts: null,
  scripts: [],
}
const LINKS = chooseStyles('text', ASSETS)
  .map((address) => `<link rel="stylesheet" href="${address}"/>`)
  .join('')
const linksOf = (html: string) =>
  [
    ...dropUnusedStyles(Buffer.from(LINKS + html), 'text', ASSETS)
      .toString()
      .matchAll(/href="([^"]+)"/g),
  ].map(([, address]) => address)

describe('the style sheets of a page', () => {
  it('are one for the front, lists of stories, stories and errors', () => {
    expect(chooseStyles('story', ASSETS)).toEqual(['/assets/news.css'])
    expect(chooseStyles('notFound', ASSETS)).toEqual(['/assets/news.css'])
  })

  it('are not looked for again in news, which have the one alone', () => {
    const page = Buffer.from(LINKS)
    expect(dropUnusedStyles(page, 'story', ASSETS)).toBe(page)
  })

  it.each([
    ['<p class="fb3">', ['/assets/news.css', '/assets/texts.css']],
    ['<p class="bc1 bs12"><p class="dk0">', ['/assets/news.css', '/assets/texts.css', '/assets/lists.css']],
    ['<p class="bc1">bs12</p>', ['/assets/news.css']],
    ['<p class="xbs1" data-bs12>', ['/assets/news.css']],
  ])('are for others those of which it has a class: %s', (html, addresses) => expect(linksOf(html)).toEqual(addresses))
})
