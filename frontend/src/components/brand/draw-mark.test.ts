import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFavicon } from './draw-mark.ts'

const TOKENS = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')

/** The token's value in light and in dark. */
function tokenOf(name: string): string[] {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(TOKENS) ?? []
  return [light, dark]
}

/** What an element is filled with in light and in dark. */
function fillsOf(element: string): (string | undefined)[] {
  return [...drawFavicon().matchAll(new RegExp(`${element}\\{fill:(#\\w+)\\}`, 'g'))].map(([, colour]) => colour)
}

describe('the favicon', () => {
  it('has the ink and the cotto of the tokens, in both themes', () => {
    expect(fillsOf('path')).toEqual(tokenOf('ink'))
    expect(fillsOf('polygon')).toEqual(tokenOf('cotto'))
  })
})
