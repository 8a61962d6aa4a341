import { describe, expect, it } from '@jest/globals'
import type { Resource } from './sum-sizes.ts'
import { estimateGrams, sumSizes } from './sum-sizes.ts'

const SITE = 'http://localhost:3000'
const resource = (path: string, changes: Partial<Resource>): Resource => ({
  url: `${SITE}${path}`,
  type: 'other',
  beforeIdle: true,
  bytes: 100,
  ...changes,
})

describe('sumSizes', () => {
  const visit = [
    resource('/', { type: 'document', bytes: 25_000 }),
    resource('/assets/a.css', { type: 'stylesheet', bytes: 9000 }),
    resource('/assets/faces/bodoni.woff2', { type: 'font', bytes: 30_000 }),
    resource('/assets/runtime.js', { type: 'script', bytes: 1800 }),
    resource('/assets/islands.js', { type: 'script', bytes: 60_000, beforeIdle: false }),
    resource('/media/1.avif', { bytes: 0 }),
  ]

  it('tells what comes before idle apart from what comes in all', () => {
    expect(sumSizes(visit, SITE)).toEqual({
      html: 25_000,
      css: 9000,
      scriptsBeforeIdle: 1800,
      scripts: 61_800,
      fonts: [{ file: 'bodoni.woff2', bytes: 30_000 }],
      requestsBeforeIdle: 5,
      foreignHosts: [],
    })
  })

  it('counts once what was asked for twice, and as early as it was asked for first', () => {
    const twice = [...visit, resource('/assets/runtime.js', { type: 'script', bytes: 1800, beforeIdle: false })]
    expect(sumSizes(twice, SITE)).toEqual(sumSizes(visit, SITE))
  })

  it('names other hosts, for nobody else may be asked before a choice', () => {
    const visited = [...visit, resource('', { url: 'https://tracker.example/t.js', type: 'script' })]
    expect(sumSizes(visited, SITE).foreignHosts).toEqual(['tracker.example'])
  })
})

describe('what a page costs in CO2e (Sustainable Web Design Model v4)', () => {
  it('is some 0.3 kWh a GB by the grid’s mean: 0.15 g a MB, give or take what the mean changes by the year', () => {
    expect(estimateGrams(1_000_000)).toBeGreaterThan(0.12)
    expect(estimateGrams(1_000_000)).toBeLessThan(0.17)
  })

  it('grows with the bytes', () => {
    expect(estimateGrams(2_000_000)).toBeCloseTo(2 * estimateGrams(1_000_000), 6)
    expect(estimateGrams(0)).toBe(0)
  })
})
