import { describe, expect, it } from '@jest/globals'
import { allowPictures } from './security-headers.ts'

describe('the policy of a page with a reader’s photograph', () => {
  it('lets pictures come from its origin, and nothing else from anywhere', () => {
    const { 'content-security-policy': policy } = allowPictures('https://foto.example.it/anna.jpg?size=2')
    expect(policy).toContain("img-src 'self' https://foto.example.it data:;")
    expect(policy).toContain("script-src 'self';")
  })

  it.each([
    null,
    '',
    'anna.jpg',
    'javascript:alert(1)',
    'data:image/png,x',
    'https://a.example;sandbox/x',
    'https://$&/',
  ])('%j: the policy of every page', (address) => expect(allowPictures(address)).toEqual({}))
})
