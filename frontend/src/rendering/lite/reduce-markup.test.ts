import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addLite } from '@liberta/addresses/lite-version'
import { reduceMarkup } from './reduce-markup.ts'

/** Pages of news have a lite version. */
const spellLite = (link: string) => (link.startsWith('/news') ? `${link}${link.includes('?') ? '&' : '?'}lite` : null)
const drawLink = (href: string) => renderToStaticMarkup(createElement('a', { href }, 'Vai'))
const reduce = (html: string) => reduceMarkup(html, { spellLite })

describe('the markup of a lite version', () => {
  it.each([
    [
      'elements that only look like something',
      '<div class="a"><span class="b">Il <i>Po</i></span> sale</div>',
      '<div>Il <i>Po</i> sale</div>',
    ],
    [
      'classes, styles and hooks of scripts',
      '<p class="a" style="color:red" data-x="1" lang="en">Go</p>',
      '<p lang="en">Go</p>',
    ],
    ['drawings', '<p><svg viewBox="0 0 1 1"><path d="M0 0"/><text>à</text></svg>Oggi</p>', '<p>Oggi</p>'],
    [
      'scripts, and what waits for them',
      '<script src="/a.js"></script><p hidden="">No</p><dialog><p>No</p></dialog><p>Sì</p>',
      '<p>Sì</p>',
    ],
    ['buttons that only script answers', '<p>Salva <button type="button"><b>+</b></button></p>', '<p>Salva </p>'],
    [
      'what stands on paper alone',
      '<p>T</p><p data-print="only">https://a.it</p><p data-print="no">U</p>',
      '<p>T</p><p>U</p>',
    ],
    ['what readers by ear do not get', '<li><b aria-hidden="true">1</b>Primo</li>', '<li>Primo</li>'],
    [
      'photographs beside a title',
      '<article><picture><source srcSet="/a.avif"/><img src="/a.jpg" alt=""/></picture><h2>T</h2></article>',
      '<article class="first"><h2>T</h2></article>',
    ],
    [
      'the element of a video, whose link stays',
      '<video src="/a.mp4" controls=""><track src="/a.vtt"/><a href="/a.mp4">Scarica</a></video>',
      '<a href="/a.mp4">Scarica</a>',
    ],
    [
      'elements in which nothing is left',
      '<section aria-label="Foto"><div><ul><li><img src="/a.jpg" alt=""/></li></ul></div></section><p>T</p>',
      '<p>T</p>',
    ],
    ['forms that write', '<form method="post" action="/news"><input name="a"/></form><p>T</p>', '<p>T</p>'],
  ])('is without %s', (_what, html, reduced) => expect(reduce(html)).toBe(reduced))

  it('keeps parted what only a style sheet kept apart', () => {
    expect(reduce('<li><span>1945</span><span>La fine</span></li>')).toBe('<li>1945 La fine</li>')
    expect(reduce('<p><b>Oggi</b><time dateTime="2026">10.42</time></p>')).toBe(
      '<p><b>Oggi</b> <span class="at">10.42</span></p>',
    )
    expect(reduce('<p><time dateTime="PT9S">9 s</time><time dateTime="2026">10.42</time></p>')).toBe(
      '<p><span>9 s</span> <span class="at">10.42</span></p>',
    )
  })

  it('names a link that is a drawing or a picture', () => {
    expect(reduce('<a href="/news" aria-label="Ascolta: il Po"><svg></svg><b>no</b></a>!')).toBe(
      '<a href="/news?lite" aria-label="Ascolta: il Po">Ascolta: il Po</a>!',
    )
    expect(reduce('<a href="/news"><img src="/a.jpg" alt="Il ponte &quot;nuovo&quot;"/></a>')).toBe(
      '<a href="/news?lite">Il ponte &quot;nuovo&quot;</a>',
    )
  })

  it('has a link to a picture within a figure', () => {
    expect(
      reduce('<figure><img src="/media/a/16x9-640.jpg" alt="Il ponte"/><figcaption>Ieri</figcaption></figure>'),
    ).toBe(
      '<figure><p class="photo"><a href="/media/a/16x9-640.jpg">Mostra la fotografia</a> (circa 40 KB): Il ponte</p><figcaption>Ieri</figcaption></figure>',
    )
    expect(reduce('<figure><img src="/media/a/1x1-320.jpg" alt=""/></figure>')).toContain('</a> (circa 10 KB)</p>')
  })

  it('leads to lite versions, but for what leads to another form of the page, elsewhere, or where there is none', () => {
    expect(
      reduce(
        '<a href="/news">1</a><a href="/news?id=2&amp;n=3">2</a><a href="/news" rel="alternate">3</a><a href="/login">4</a><a href="#a">5</a><a href="https://a.it/news">6</a>',
      ),
    ).toBe(
      '<a href="/news?lite">1</a> <a href="/news?id=2&amp;n=3&amp;lite">2</a> <a href="/news" rel="alternate">3</a> <a href="/login">4</a> <a href="#a">5</a> <a href="https://a.it/news">6</a>',
    )
  })

  it.each([
    "/ricerca/query_dell'arte/page_2/s",
    "/ricerca/query_L'Aquila/qsOptLgcOpr_and/s",
    "/necrologie/list?query=d'antoni&comune=bobbio",
    `/news/sport#"l'ora" & <poi>`,
    '/news/sport#&#x27;',
  ])('reads a link to %s as React wrote it, and writes as React would', (link) => {
    const grammar = createSpecifiedGrammar()
    const lite = grammar.spellLite(link) ?? ''
    expect(lite).toContain('lite')
    expect(reduceMarkup(drawLink(link), grammar)).toBe(drawLink(lite))
  })

  it('leaves the addresses of files as they are', () => {
    const link = '<a href="/media/a/6000">Ascolta</a>'
    expect(reduceMarkup(link, { spellLite: addLite })).toBe(link)
  })

  it('stays lite where a form is sent', () => {
    const field = '<label for="q">Cerca<input id="q" name="query" maxLength="100" required=""/></label>'
    const button = '<button class="a" type="submit">Cerca</button>'
    expect(reduce(`<form action="/news">${field}${button}</form>`)).toBe(
      '<form action="/news"><input type="hidden" name="lite" value=""><label for="q">Cerca<input id="q" name="query" maxlength="100" required></label><button type="submit">Cerca</button></form>',
    )
    expect(reduce('<form action="/login"><button type="submit">Vai</button></form>')).not.toContain('lite')
  })

  it('marks the first article, with which the page opens', () => {
    expect(reduce('<article>1</article><article>2</article>')).toBe(
      '<article class="first">1</article><article>2</article>',
    )
  })

  it('leaves words as they are, whatever they look like', () => {
    const words = '&lt;script src=x&gt; &amp; «&quot;class=&quot;»'
    expect(reduce(`<p>${words}</p>`)).toBe(`<p>${words}</p>`)
  })
})
