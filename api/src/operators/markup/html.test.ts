import { describe, expect, it } from '@jest/globals'
import { html } from './html.ts'

describe('markup', () => {
  it.each([
    ['<script>', '&lt;script&gt;'],
    [`"><b onclick='x'>`, '&quot;&gt;&lt;b onclick=&#39;x&#39;&gt;'],
    ['&amp;', '&amp;amp;'],
  ])('escapes %s', (text, escaped) => {
    expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
  })

  it('takes markup of its own as it is, also several, and nothing for null', () => {
    const items = [1, 2].map((number) => html`<li>${number}</li>`)
    expect(
      html`<ul>
          ${items}
        </ul>
        ${null}`.text.replaceAll(/\s+/g, ''),
    ).toBe('<ul><li>1</li><li>2</li></ul>')
  })
})
