import { describe, expect, it } from '@jest/globals'
import { areExpected, readCredentials } from './check-credentials.ts'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('credentials of the Basic scheme (RFC 7617)', () => {
  it.each([
    [basic('anna:segreto'), { user: 'anna', password: 'segreto' }],
    [basic('anna:a:b'), { user: 'anna', password: 'a:b' }],
    [basic(':'), { user: '', password: '' }],
    [basic('città:perché'), { user: 'città', password: 'perché' }],
    [basic('anna:x').replace('Basic', 'basic'), { user: 'anna', password: 'x' }],
    [basic('anna'), null],
    ['Bearer abc', null],
    ['Basic', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, credentials) => {
    expect(readCredentials(header)).toEqual(credentials)
  })

  it.each([
    [{ user: 'anna', password: 'segreto' }, true],
    [{ user: 'anna', password: 'Segreto' }, false],
    [{ user: 'anna', password: '' }, false],
    [{ user: 'ann', password: 'asegreto' }, false],
    [{ user: '', password: 'segreto' }, false],
  ])('%j is let in: %s', (given, expected) => {
    expect(areExpected(given, { user: 'anna', password: 'segreto' })).toBe(expected)
  })
})
