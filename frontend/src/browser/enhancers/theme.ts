import { recall } from '../support/device-memory.ts'
import { THEME } from '../support/states.ts'

/** Where the reader's choice is remembered; without an entry the system's theme holds. */
export const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark'

/** A remembered or chosen theme; anything else is «as the system». */
export function readTheme(value: string | null): Theme | null {
  return value === 'light' || value === 'dark' ? value : null
}

/** Marks the document, so that every colour of the tokens follows. */
export function applyTheme(theme: Theme | null): void {
  const root = document.documentElement
  if (theme === null) root.removeAttribute(THEME)
  else root.setAttribute(THEME, theme)
}

/** The remembered choice; none where the browser keeps nothing for us. */
export function rememberedTheme(): Theme | null {
  return readTheme(recall(THEME_KEY))
}

/** Gives the page the reader's theme. */
export function applyRememberedTheme(): void {
  applyTheme(rememberedTheme())
}
