/** What a save button speaks of. */
export interface SavableItem {
  itemId: string
  /** `story` where nothing else is said (requirements 3.11). */
  type: string
  title: string
}

/** What the mark of a save button says: `type:itemId`, or an id alone for a story. */
export function readSaveMark(mark: string): Pick<SavableItem, 'itemId' | 'type'> {
  const colon = mark.indexOf(':')
  if (colon === -1) return { type: 'story', itemId: mark }
  return { type: mark.slice(0, colon), itemId: mark.slice(colon + 1) }
}
