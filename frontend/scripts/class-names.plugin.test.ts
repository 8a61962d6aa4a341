import { describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { nameClass, shortenClass, spellOutClass } from './class-names.plugin.ts'

const SOURCE = join(import.meta.dirname, '../src')
const CARD = join(SOURCE, 'components/cards/card.module.css')
const HEADER = join(SOURCE, 'components/layout/header.module.css')

describe('names of classes in built files', () => {
  it('are two consonants for the file and a number for the class, whatever query the file is asked for with', () => {
    const short = shortenClass('title', CARD)
    expect(short).toMatch(/^[b-df-hj-np-tv-xz]{2}\d+$/)
    expect(shortenClass('title', `${CARD}?used`)).toBe(short)
  })

  it('differ between the classes of a file, and between files that have a class of one name', () => {
    const names = [shortenClass('title', CARD), shortenClass('words', CARD), shortenClass('weather', HEADER)]
    expect(new Set(names).size).toBe(3)
    expect(shortenClass('tools', HEADER)).not.toBe(
      shortenClass('tools', join(SOURCE, 'pages/story/story-tools.module.css')),
    )
  })

  it('are spelled out in messages as they are named while developing', () => {
    expect(spellOutClass(shortenClass('title', CARD))).toBe(nameClass('title', CARD))
    expect(nameClass('title', CARD)).toBe('card-title')
  })

  it('are not made for a class that is not there', () => {
    expect(() => shortenClass('subtitle', CARD)).toThrow('No class subtitle in ')
    expect(() => shortenClass('title', '/elsewhere/card.module.css')).toThrow('No class title in ')
  })
})
