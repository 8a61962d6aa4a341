import type { Bar } from '../bench.types.ts'

/** Which figure of a Lighthouse result has which bar. Scores are told in hundredths, as Lighthouse shows them. */
export const LIGHTHOUSE_BARS = [
  { what: 'performance', unit: '', bar: { type: 'least', value: 98 } },
  { what: 'accessibility', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'best practices', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'SEO', unit: '', bar: { type: 'least', value: 100 } },
  { what: 'LCP', unit: 'ms', bar: { type: 'most', value: 1500 } },
  { what: 'CLS', unit: '', bar: { type: 'most', value: 0.01 } },
  { what: 'TBT', unit: 'ms', bar: { type: 'most', value: 50 } },
] as const satisfies readonly { what: string; unit: string; bar: Bar }[]

export type LighthouseFigure = (typeof LIGHTHOUSE_BARS)[number]['what']
