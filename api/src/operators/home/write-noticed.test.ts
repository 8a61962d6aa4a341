import { describe, expect, it } from '@jest/globals'
import type { HomeFacts } from './gather-facts.ts'
import { FAILED_ANSWERS } from './noticed.table.ts'
import type { NoticedFigure } from './noticed.table.ts'
import { writeNoticed } from './write-noticed.ts'

const FIGURE: NoticedFigure = {
  title: 'Slow answers',
  query: '',
  write: (value) => `${value} %`,
  promise: 4,
  worst: 'most',
}

const write = (history: HomeFacts['history'], requests: HomeFacts['requests'] = null) =>
  writeNoticed({ health: [], requests, history } as unknown as HomeFacts, '').text
const drawing = (text: string) => /<svg[^]*?<\/svg>/.exec(text)?.[0] ?? ''

describe('what readers notice, in the operators’ home', () => {
  it('has the value of now, the line of a day, the promise, and the worst', () => {
    const text = write([{ figure: FIGURE, points: [0, 1, 2] }])
    expect(text).toMatch(/Slow answers<\/th>\s*<td>2 %<\/td>[^]*?<td class="last">2 %<\/td>/)
    // Of 28 px three are left free above and below; the promise is the highest of all here.
    expect(drawing(text)).toContain('<polyline points="0.0,25.0 75.0,19.5 150.0,14.0" />')
    expect(drawing(text)).toContain('<line x1="0" x2="150" y1="3.0" y2="3.0" />')
  })

  it('breaks the line where nothing was measured, and says nothing of now', () => {
    const text = write([{ figure: FIGURE, points: [1, null, 2, 2, null] }])
    expect(drawing(text).match(/<polyline points="[^"]*"/g)).toEqual([
      '<polyline points="0.0,19.5 0.0,19.5"',
      '<polyline points="75.0,14.0 112.5,14.0"',
    ])
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

  it('says why it is not known, and is not there where nobody keeps it', () => {
    expect(write({ problem: 'Prometheus could not be read: 503.' })).toContain('Prometheus could not be read: 503.')
    expect(write([])).not.toMatch(/24 h/)
  })

  it('has the answers with 5xx once: of a day, or else of this copy', () => {
    const requests = { count: 400, failed: 1 }
    const rows = (history: HomeFacts['history']) => write(history, requests).match(/Answers with 5xx[^]*?<\/tr>/g)
    const ofThisCopy = [expect.stringMatching(/<td>0\.25 %<\/td>[^]*of 400, this copy/)]
    expect(rows([])).toEqual(ofThisCopy)
    expect(rows({ problem: 'Prometheus does not answer.' })).toEqual(ofThisCopy)
    expect(rows([{ figure: FAILED_ANSWERS, points: [0, 0.01] }])).toEqual([expect.stringContaining('<td>1.00 %</td>')])
  })
})
