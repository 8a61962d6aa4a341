/** What is told of each fault, in the order of the report's columns; by the name of the figure. */
export const FIGURES = {
  requests: 'requests',
  failed: 'failed warm pages',
  models: 'failed pages of read models',
  longest: 'longest wait for a warm page',
  lag: 'of it the readers’ own, at most',
  oldest: 'oldest page, past its time',
  behind: 'home page behind the CMS',
  recovered: 'as before after',
  refused: 'refused searches, calls, commands',
} as const

/** A second, of readers: warm pages, calls, searches that nobody made before, and what those who signed in save. */
export const RATES = { page: 60, call: 15, search: 1, command: 4 } as const
/** Within so many seconds everything is as before: the bar of `recovered`. That of `failed` and of `models` is none. */
export const RECOVERED_WITHIN_S = 30

export type FigureName = keyof typeof FIGURES
