import { createNameHider } from './hide-names.ts'
import type { HiddenStory } from './anonymise-answer.ts'

/** Whether a name that one of these stories hides stands anywhere in a body; it is looked at only where something is hidden. */
export function holdsHidden(body: { readonly value: unknown }, stories: readonly HiddenStory[]): boolean {
  if (stories.length === 0) return false
  const hider = createNameHider(stories.flatMap(({ names }) => names))
  const isIn = (value: unknown): boolean => {
    if (typeof value === 'string') return hider.holds(value)
    if (Array.isArray(value)) return value.some(isIn)
    return typeof value === 'object' && value !== null && Object.values(value).some(isIn)
  }
  return isIn(body.value)
}
