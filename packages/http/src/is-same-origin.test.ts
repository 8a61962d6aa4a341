import { describe, expect, it } from '@jest/globals'
import { isSameOrigin } from './is-same-origin.ts'

const SITE = 'https://www.example.it/'

describe('isSameOrigin', () => {
  it.each([
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, true],
    ['whatever Origin says beside it', { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.it' }, false],
    ['not from another host of the site', { 'sec-fetch-site': 'same-site' }, false],
    ['by Origin where a browser has no other word', { origin: 'https://www.example.it' }, true],
    ['not by another port', { origin: 'https://www.example.it:8443' }, false],
    ['not by a sandbox', { origin: 'null' }, false],
    ['not where nothing is said', {}, false],
  ])('%s', (_how, headers, isOurs) => expect(isSameOrigin(headers, SITE)).toBe(isOurs))
})
