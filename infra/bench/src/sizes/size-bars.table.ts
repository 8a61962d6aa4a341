import type { PageSizes } from './sum-sizes.ts'

/** Bytes that the first visit to the home page may cost; a bar never rises because the page grew. */
export const SIZE_BARS = [
  { what: 'home HTML', size: 'html', most: 30 * 1024 },
  { what: 'home CSS', size: 'css', most: 15 * 1024 },
  { what: 'home JS before idle', size: 'scriptsBeforeIdle', most: 5 * 1024 },
  { what: 'home JS in all', size: 'scripts', most: 75 * 1024 },
] as const satisfies readonly { what: string; size: keyof PageSizes; most: number }[]
