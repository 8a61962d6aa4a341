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

export type FigureName = keyof typeof FIGURES
