import { describe, expect, it } from '@jest/globals'
import { FailedRunError, readResult, readSteadyResult } from './read-result.ts'

const category = (score: number, ids: string[] = []) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
})

const result = (changes: object = {}) => ({
  categories: {
    performance: category(0.994, ['largest-contentful-paint']),
    accessibility: category(0.97, ['color-contrast', 'html-has-lang']),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': {
      title: 'Largest Contentful Paint',
      score: 0.99,
      numericValue: 1312.4,
      displayValue: '1.3 s',
    },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.002 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 0 },
    'color-contrast': {
      title: 'Contrast is not sufficient',
      score: 0,
      details: { items: [{ node: { snippet: '<p class="pale">' } }, {}] },
    },
    'html-has-lang': { title: 'html has a lang', score: 1 },
    unweighed: { title: 'only informs', score: 0 },
  },
  ...changes,
})

describe('readResult', () => {
  it('tells scores in hundredths and times in milliseconds', () => {
    expect(readResult(result()).figures).toEqual({
      performance: 99,
      accessibility: 97,
      'best practices': 100,
      SEO: 100,
      LCP: 1312.4,
      CLS: 0.002,
      TBT: 0,
    })
  })

  it('names what keeps a score from being full, and nothing that has no weight', () => {
    expect(readResult(result()).shortfalls).toEqual([
      'largest-contentful-paint: Largest Contentful Paint (1.3 s)',
      'color-contrast: Contrast is not sufficient <p class="pale">',
    ])
  })

  it('takes a run that failed for no measurement', () => {
    const failed = result({ runtimeError: { code: 'NO_NAVSTART' }, categories: { performance: { score: null } } })
    expect(() => readResult(failed)).toThrow(FailedRunError)
  })
})

describe('readSteadyResult', () => {
  it('needs no performance, and names the shortfalls of what it has', () => {
    const { accessibility, 'best-practices': practices, seo } = result().categories
    expect(readSteadyResult(result({ categories: { accessibility, 'best-practices': practices, seo } }))).toEqual({
      figures: { accessibility: 97, 'best-practices': 100, seo: 100 },
      shortfalls: ['color-contrast: Contrast is not sufficient <p class="pale">'],
    })
  })

  it('tells the scores that were asked for, and no other', () => {
    const { seo } = result().categories
    expect(readSteadyResult(result({ categories: { seo } }))).toEqual({ figures: { seo: 100 }, shortfalls: [] })
  })

  it('takes a page that did not answer for no measurement', () => {
    expect(() => readSteadyResult({ runtimeError: { code: 'FAILED_DOCUMENT_REQUEST' } })).toThrow(FailedRunError)
  })
})
