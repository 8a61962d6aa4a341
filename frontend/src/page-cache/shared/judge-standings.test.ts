import { describe, expect, it } from '@jest/globals'
import { judgeStandings } from './judge-standings.ts'
import type { ModelStanding } from './judge-standings.ts'

const PAGE = {
  tags: ['storyList:latest.1', 'story:7', 'story:8', 'site:main'],
  madeOf: new Map([
    ['storyList:latest.1', '0-5'],
    ['site:main', '3-1'],
  ]),
}
const NOW: [string, ModelStanding][] = [
  ['storyList:latest.1', { revision: '0-5', state: 'present' }],
  ['site:main', { revision: '3-1', state: 'present' }],
  ['story:7', { revision: '9-9', state: 'present' }],
]

const judge = (...changes: [string, ModelStanding][]) => judgeStandings(PAGE, new Map([...NOW, ...changes]))

describe('a page of another copy', () => {
  it('is current where all that it was made of stands as it was, whatever it names has become', () => {
    expect(judge()).toBe('current')
    expect(judge(['story:8', null], ['story:7', { revision: '10-1', state: 'missing' }])).toBe('current')
  })

  it.each<ModelStanding>([
    { revision: '0-6', state: 'present' },
    { revision: '0-4', state: 'present' },
    { revision: '0-6', state: 'missing' },
  ])('is behind where something that it was made of has another revision: %j', (standing) => {
    expect(judge(['storyList:latest.1', standing])).toBe('behind')
  })

  it.each(['story:8', 'storyList:latest.1'])('is withdrawn with whatever it names or was made of: %s', (name) => {
    expect(judge([name, { revision: '0-5', state: 'withdrawn' }], ['site:main', null])).toBe('withdrawn')
  })

  it('is not known to be anything where what it was made of is not there any more', () => {
    expect(judge(['site:main', null])).toBe('unknown')
  })
})
