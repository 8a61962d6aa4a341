import { describe, expect, it } from '@jest/globals'
import { keepTogether } from '@liberta/italian/break-lines'
import { readSavable } from './save-buttons.ts'

/** A button with these attributes, and in a card whose heading says this. */
const button = (attributes: Record<string, string>, heading?: string) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  closest: (selector: string) =>
    (selector === 'article' && heading !== undefined
      ? { querySelector: () => ({ textContent: heading }) }
      : null) as Element | null,
})

describe('what a save button speaks of', () => {
  it.each([
    [
      { 'data-save': '7001', 'data-title': 'Piena del Po' },
      { type: 'story', itemId: '7001', title: 'Piena del Po' },
    ],
    [
      { 'data-save': 'event:5000', 'data-title': 'Fiera' },
      { type: 'event', itemId: '5000', title: 'Fiera' },
    ],
    [{ 'data-save': 'event:5000' }, { type: 'event', itemId: '5000', title: '' }],
  ])('%j', (attributes, item) => expect(readSavable(button(attributes))).toEqual(item))

  it('is called as the heading of its card, in one line of plain spaces', () => {
    expect(readSavable(button({ 'data-save': '7001' }, ' Piena del Po,\n chiuso il\u00a0ponte ')).title).toBe(
      'Piena del Po, chiuso il ponte',
    )
  })

  it('is called as the newsroom wrote it, whatever keeps its words together in the heading', () => {
    const title = 'Il Piacenza batte il Modena 2-0, mai così dal 2025-26'
    expect(readSavable(button({ 'data-save': '7001' }, keepTogether(title))).title).toBe(title)
  })

  it('is called as it says itself where it does, whatever stands around it', () => {
    expect(readSavable(button({ 'data-save': '7001', 'data-title': 'Piena' }, 'Altro')).title).toBe('Piena')
  })

  it('is called by as many letters as the API takes', () => {
    expect(readSavable(button({ 'data-save': '7001' }, 'a'.repeat(400))).title).toHaveLength(300)
  })
})
