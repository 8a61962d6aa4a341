import { describe, expect, it } from '@jest/globals'
import { leaveOutSought } from './leave-out-sought.ts'

const ITEMS = [{ id: 7 }, { id: '8' }, { id: 9 }, 'rubbish']
const HIDDEN = [
  { id: 7, names: [{ name: 'Mario Rossi', instead: 'M. R.' }] },
  { id: 8, names: [{ name: 'Élodie D’Amico', instead: 'E. D.' }] },
]
const idsFoundBy = (text: string | null) =>
  leaveOutSought(ITEMS, text, HIDDEN).map((item) =>
    typeof item === 'object' ? Number((item as { id: unknown }).id) : item,
  )

describe('a story that hides a name', () => {
  it.each(['mario rossi', 'ROSSI arrestato', 'ross', 'Rosi', 'rossii', 'rassi Piacenza'])(
    'is not found by the name, its beginning or with a slip: «%s»',
    (text) => expect(idsFoundBy(text)).toEqual([8, 9, 'rubbish']),
  )

  it.each(['elodie', 'd’amico', 'AMICO'])('whatever accents and apostrophes: «%s»', (text) => {
    expect(idsFoundBy(text)).toEqual([7, 9, 'rubbish'])
  })

  it.each(['ponte', 'ro', 'verde e nero', 'camion d’epoca'])('is found by any other words: «%s»', (text) => {
    expect(idsFoundBy(text)).toEqual([7, 8, 9, 'rubbish'])
  })

  it('is found by what has no words, as a day', () => expect(idsFoundBy(null)).toEqual([7, 8, 9, 'rubbish']))
})
