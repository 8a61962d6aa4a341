import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseClipAddress } from './media-clip-address.ts'

describe('the address of a clip', () => {
  it.each([
    ['/media/clips/vineyard-pan.mp4', 'video/mp4'],
    ['/media/clips/2026/11/tg_1930.webm', 'video/webm'],
    ['/media/clips/La%20citt%C3%A0.mp3', 'audio/mpeg'],
    ['/media/clips/voce.m4a', 'audio/mp4'],
    ['/media/clips/voce.ogg', 'audio/ogg'],
  ])('%s is %s', (path, type) => expect(parseClipAddress(path)).toEqual({ path, type }))

  it.each([
    '/media/clips/../secret.mp4',
    '/media/clips/..%2fsecret.mp4',
    '/media/clips/%2e%2e/secret.mp4',
    '/media/clips/%2E%2E/secret.mp4',
    '/media/clips/.hidden.mp4',
    '/media/clips//a.mp4',
    '/media/.mp4',
    '/media/clips/a%2Fb.mp4',
    '/media/clips/a%5Cb.mp4',
    '/media/clips/a%00.mp4',
    '/media/clips/a%3Fb.mp4',
    '/media/clips/a%ff.mp4',
    '/media/clips/a%.mp4',
    '/media/clips/%61.mp4',
    '/media/clips/a b.mp4',
    '/media/clips/a.mp4/',
    '/media/clips/a.html',
    '/media/clips/a.constructor',
    '/media/clips/a.jpg',
    '/clips/a.mp4',
    '/api/a.mp4',
    `/media/${'a'.repeat(400)}.mp4`,
  ])('%s is none', (path) => expect(parseClipAddress(path)).toBeNull())

  it('never leaves the media of the CMS, whatever is asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '@',
      ':',
      '?',
      '#',
      'a',
      'clips',
      '.mp4',
      'è',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const clip = parseClipAddress(`/media/${pieces.join('')}.mp4`)
        if (clip !== null) expect(new URL(clip.path, 'http://cms.invalid').href).toBe(`http://cms.invalid${clip.path}`)
      }),
      { numRuns: 2000 },
    )
  })
})
