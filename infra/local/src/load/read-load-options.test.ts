import { describe, expect, it } from '@jest/globals'
import { readLoadOptions } from './read-load-options.ts'

const NAMES = ['smoke', 'spike', 'deploy']

describe('npm run load', () => {
  it('runs a script against the site of this machine', () => {
    expect(readLoadOptions(['smoke'], NAMES)).toEqual({
      name: 'smoke',
      target: null,
      isTryOut: false,
      isOwn: false,
      streams: null,
      variables: {},
      forK6: [],
    })
  })

  it('runs it against another site, harder and longer; what stands behind -- is for k6', () => {
    const words = ['spike', '--target', 'https://staging.example/', '--rate', '5', '--untimed', '--', '--http-debug']
    expect(readLoadOptions(words, NAMES)).toMatchObject({
      target: 'https://staging.example',
      variables: { RATE: '5', UNTIMED: 'yes' },
      forK6: ['--http-debug'],
    })
  })

  it.each([[[]], [['flood']], [['smoke', 'spike']]])('names the scripts where none of them is named: %j', (words) => {
    expect(() => readLoadOptions(words, NAMES)).toThrow('Which load? npm run load -- smoke | spike | deploy')
  })

  it('a site of its own is a try-out, and has no other address', () => {
    const own = { isOwn: true, isTryOut: true, target: null, variables: { OWN: 'yes' } }
    expect(readLoadOptions(['smoke', '--own'], NAMES)).toMatchObject(own)
    expect(() => readLoadOptions(['smoke', '--own', '--target', 'http://x.example'], NAMES)).toThrow(
      'needs no --target',
    )
  })

  it('a try-out is of this machine: elsewhere nothing is opened, published or asked for', () => {
    const tryOut = ['spike', '--try-out', '--target']
    const local = 'http://127.0.0.1:3000'
    expect(readLoadOptions([...tryOut, local], NAMES)).toMatchObject({ isTryOut: true, target: local })
    for (const target of ['https://staging.example', 'http://127.0.0.1.example:3000'])
      expect(() => readLoadOptions([...tryOut, target], NAMES)).toThrow(/^A try-out is local[^]*npm run load -- NAME/)
  })

  it.each([
    [['--rate', 'many'], 'RATE has to be a number'],
    [['--rate', '100', '--peak', '100'], 'RATE times PEAK is 10000'],
    [['--target', 'staging.example'], 'TARGET is no origin'],
  ])('refuses what the script would refuse, before anything is begun: %j', (words, told) => {
    expect(() => readLoadOptions(['spike', ...words], NAMES)).toThrow(told)
  })

  it('a site of its own is replaced by nobody, and shows nothing of a release', () => {
    expect(() => readLoadOptions(['deploy', '--own'], NAMES)).toThrow('nobody replaces the site of --own')
  })

  it.each(['0', '20001', '1.5', 'many'])('refuses %s open pages', (streams) => {
    expect(() => readLoadOptions(['smoke', '--streams', streams], NAMES)).toThrow('--streams has to be a whole number')
  })

  it('tells how it is used where an option is not known', () => {
    expect(() => readLoadOptions(['smoke', '--speed', '9'], NAMES)).toThrow(/--speed[^]*npm run load -- NAME/)
  })
})
