import { describe, expect, it } from '@jest/globals'
import type { HomeFacts } from './gather-facts.ts'
import type { NoticedFigure } from './noticed.table.ts'
import { writeNoticed } from './write-noticed.ts'

const FIGURE: NoticedFigure = {
  title: 'Answers with 5xx',
  query: '',
  write: (value) => `${value} %`,
  promise: 4,
  worst: 'most',
}

const write = (history: HomeFacts['history']) =>
  writeNoticed({ health: [], requests: null, history } as unknown as HomeFacts, '').text
const drawing = (text: string) => /<svg[^]*?<\/svg>/.exec(text)?.[0] ?? ''

describe('what readers notice, in the operators’ home', () => {
  it('has the value of now, the line of a day, the promise, and the worst', () => {
    const text = write([{ figure: FIGURE, points: [0, 1, 2] }])
    expect(text).toMatch(/Answers with 5xx<\/th>\s*<td>2 %<\/td>[^]*?<td class="last">2 %<\/td>/)
    // Of 28 px three are left free above and below; the promise is the highest of all here.
    expect(drawing(text)).toContain('<polyline points="0.0,25.0 75.0,19.5 150.0,14.0" />')
    expect(drawing(text)).toContain('<line x1="0" x2="150" y1="3.0" y2="3.0" />')
  })

  it('breaks the line where nothing was measured, and says nothing of now', () => {
    const text = write([{ figure: FIGURE, points: [1, null, 2, 2, null] }])
    expect(drawing(text).match(/<polyline/g)).toHaveLength(2)
    expect(text).toMatch(/<td>–<\/td>[^]*?<td class="last">2 %<\/td>/)
  })

  it('calls the least the worst of what is to be much', () => {
    const text = write([{ figure: { ...FIGURE, worst: 'least', promise: null }, points: [99, 98, 99] }])
    expect(text).toMatch(/<td>99 %<\/td>[^]*?<td class="last">98 %<\/td>/)
    expect(drawing(text)).not.toContain('<line')
  })

  it('stands where nothing at all was measured', () => {
    const text = write([{ figure: { ...FIGURE, promise: null }, points: [null, null] }])
    expect(drawing(text)).not.toContain('NaN')
    expect(text.match(/<td[^>]*>–<\/td>/g)).toHaveLength(2)
  })

  it('is not known where Prometheus does not answer, and is not there where nobody asks it', () => {
    expect(write(null)).toContain('Prometheus does not answer')
    expect(write([])).not.toMatch(/24 h/)
  })
})
