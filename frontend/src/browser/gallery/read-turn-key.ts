/** Where an arrow leads in the viewer of galleries; null for every other key, and with another key held. */
export function readTurnKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): 'prev' | 'next' | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowLeft') return 'prev'
  return key === 'ArrowRight' ? 'next' : null
}
