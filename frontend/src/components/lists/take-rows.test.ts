import { describe, expect, it } from '@jest/globals'
import { takeRows } from '../ads/aside-height.table.ts'

const rows = (count: number, title: string) => Array.from({ length: count }, () => ({ title }))

describe('takeRows', () => {
  it('takes more short titles than long ones', () => {
    expect(takeRows(rows(20, 'Breve'), 590)).toHaveLength(8)
    expect(
      takeRows(rows(20, 'Un titolo che non sta su una riga sola, nemmeno con molta buona volontà'), 590),
    ).toHaveLength(6)
  })

  it('never takes fewer than four, where there are so many', () => {
    expect(takeRows(rows(20, 'lungo '.repeat(60)), 590)).toHaveLength(4)
    expect(takeRows(rows(2, 'Breve'), 590)).toHaveLength(2)
  })
})
