import { describe, expect, it } from '@jest/globals'
import { readSavable } from './save-buttons.ts'

const button = (attributes: Record<string, string>) => ({ getAttribute: (name: string) => attributes[name] ?? null })

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
})
