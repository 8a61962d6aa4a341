import { describe, expect, it } from '@jest/globals'
import { listPlainFiles } from './plain-files.ts'
import type { PlainFileFacts } from './plain-files.ts'

const origin = 'https://www.example.it'
const NOW = new Date('2026-11-25T10:00:00Z')

function read(path: string, facts: Partial<PlainFileFacts> = {}): string | undefined {
  return listPlainFiles({ origin, ...facts }, NOW).get(path)?.body
}

describe('files of the publisher’s own words', () => {
  it.each([
    ['/ads.txt', 'ads'],
    ['/humans.txt', 'humans'],
    ['/trust.txt', 'trust'],
  ] as const)('%s says what is configured, and is not there otherwise', (path, name) => {
    expect(read(path, { publisherFiles: { [name]: 'one\ntwo' } })).toBe('one\ntwo\n')
    expect(read(path)).toBeUndefined()
  })
})

describe('security.txt (RFC 9116)', () => {
  const path = '/.well-known/security.txt'

  it('says where to write to, in which languages, and until when, which is less than a year', () => {
    const lines = read(path, { publisherFiles: { securityContact: 'mailto:a@example.it' } })?.split('\n') ?? []
    expect(lines).toEqual([
      'Contact: mailto:a@example.it',
      'Expires: 2027-09-21T10:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: https://www.example.it/.well-known/security.txt',
      '',
    ])
  })

  it('is not there without somebody to write to', () => expect(read(path)).toBeUndefined())
})

describe('the reservation of text and data mining (TDMRep)', () => {
  it('holds for the whole site, unless crawlers that train models are allowed', () => {
    const path = '/.well-known/tdmrep.json'
    expect(JSON.parse(read(path) ?? '')).toEqual([{ location: '/', 'tdm-reservation': 1 }])
    expect(read(path, { training: 'allowed' })).toBeUndefined()
  })
})

describe('the file that proves the key of pings', () => {
  it('is there where there is a key, and says it', () => {
    expect(read('/a1b2c3d4.txt', { indexNowKey: 'a1b2c3d4' })).toBe('a1b2c3d4')
    expect([...listPlainFiles({ origin }, NOW).keys()]).toEqual([
      '/robots.txt',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/.well-known/tdmrep.json',
      '/license.xml',
    ])
  })
})
