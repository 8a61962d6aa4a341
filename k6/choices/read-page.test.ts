import { describe, expect, it } from '@jest/globals'
import {
  countPages,
  findBuildFiles,
  findLinks,
  findParts,
  findRead,
  findRows,
  findWords,
  pickSections,
  pickStories,
} from './read-page.ts'

describe('the links of a page', () => {
  const html = `<a class="x" href="/news/cronaca/il-ponte/7242">Il ponte</a><a href="/news/cronaca/il-ponte/7242">again</a>
    <a href="/news/sport/calcio">Calcio</a><a href="/news/latest">Ultime</a><a href="/news/sport/page_2">2</a>
    <a href="https://elsewhere.example/a/b/1">away</a><a href="//elsewhere.example/a/b/1">away</a>
    <a href="/necrologie/5001">N</a><a href="/news/tag/bobbio_31/il-po/7243">Il Po</a><a href="/news/a&amp;b/c/7">x</a>`

  it('are those of this site, each once', () => {
    expect(findLinks(html)).toEqual([
      '/news/cronaca/il-ponte/7242',
      '/news/sport/calcio',
      '/news/latest',
      '/news/sport/page_2',
      '/necrologie/5001',
      '/news/tag/bobbio_31/il-po/7243',
      '/news/a&b/c/7',
    ])
  })

  it('lead to stories, and to first pages of sections', () => {
    expect(pickStories(findLinks(html))).toEqual([
      '/news/cronaca/il-ponte/7242',
      '/news/tag/bobbio_31/il-po/7243',
      '/news/a&b/c/7',
    ])
    expect(pickSections(findLinks(html))).toEqual(['/news/sport/calcio'])
  })
})

const row = (id: number) => `<li><article><a href="/news/cronaca/il-ponte/${id}">x</a></article></li>`

it('the rows of a list are its own stories, not those that stand beside it', () => {
  const html = `<main><ol start="1">${row(1)}${row(2)}</ol><section aria-label="Più lette"><ol><li class="rank">
    <a href="/news/cronaca/la-piu-letta/9">x</a></li></ol></section><ol start="3">${row(3)}</ol></main><a href="/news/a/b/8">x</a>`
  expect(findRows(html)).toEqual([1, 2, 3].map((id) => `/news/cronaca/il-ponte/${id}`))
  expect(findRows('<ol><li><a href="/news/a/b/8">x</a></li></ol>')).toEqual([])
})

describe('how long a list is', () => {
  it('is told by its own words', () => {
    expect(countPages('<nav><a rel="next" href="/news/sport/page_2">x</a><p>Pagina 1 di 4.190</p></nav>')).toBe(4190)
  })

  it('is at least as far as it links; one page, where nothing is said', () => {
    expect(countPages('<a href="/news/sport/page_3">3</a>')).toBe(3)
    expect(countPages('<p>Nothing</p>')).toBe(1)
  })
})

it('words to seek are those of headlines and links, in lower case, each once', () => {
  expect(findWords('<h2>La Piena del Po</h2><a href="/x">Piena, perché?</a><p>unheard</p>')).toEqual([
    'piena',
    'perché',
  ])
})

it('the story that is being read is the one that its page tells of itself; other pages tell of none', () => {
  expect(
    findRead('<article class="story" data-read="7242"><a href="/news/cronaca/il-ponte/7243">x</a></article>'),
  ).toBe(7242)
  expect(findRead('<a href="/news/cronaca/il-ponte/7242">Il ponte</a>')).toBeNull()
})

describe('what a browser loads with a page', () => {
  const html = `<script data-main="/assets/main-a1.js">begin("/assets/not-loaded.js")</script>
    <link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="">
    <link rel="stylesheet" href="/assets/a.css"><link rel="canonical" href="/not-loaded"><link rel="stylesheet" href="/assets/a.css">
    <script type="module" src="/assets/other.js"></script><script type="application/ld+json">{}</script>
    <picture><source type="image/avif" srcSet="/media/1/3x2-320.avif 320w, /media/1/3x2-640.avif 640w, /media/1/3x2-960.avif 960w"/>
    <source type="image/webp" srcset="/media/1/3x2-640.webp 640w"/><img src="/media/1/3x2-640.jpg"/></picture>
    <picture><img src="/media/2/1x1-160.jpg" loading="lazy"></picture>
    <picture><img src="https://elsewhere.example/3.jpg"></picture>`

  it('style sheets, fonts and scripts of the site, each once, with the main script that the one in the page asks for', () => {
    expect(findParts(html, 10).assets).toEqual([
      '/assets/main-a1.js',
      '/assets/a.woff2',
      '/assets/a.css',
      '/assets/other.js',
    ])
  })

  it('of each picture the size that a phone takes, in the best format; the plain one where there is no other', () => {
    expect(findParts(html, 10).pictures).toEqual(['/media/1/3x2-640.avif', '/media/2/1x1-160.jpg'])
  })

  it('no more pictures than a reader scrolls past', () => {
    expect(findParts(html, 1).pictures).toHaveLength(1)
  })
})

describe('what an open page may ask for later', () => {
  it('are the files of its build, none where there is no build', () => {
    expect(findBuildFiles('{"id":"a1","files":["/assets/main-a1.js","/assets/idle-b2.js"]}')).toEqual([
      '/assets/main-a1.js',
      '/assets/idle-b2.js',
    ])
    for (const text of ['', 'not found', '[]', 'null', '{"files":[1,"https://elsewhere.example/a.js"]}'])
      expect(findBuildFiles(text)).toEqual([])
  })
})
