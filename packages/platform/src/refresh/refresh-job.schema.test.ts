import { describe, expect, it } from '@jest/globals'
import { JOBS } from './refresh-job.schema.ts'

describe('the payload of a job', () => {
  const payload = { model: 'story', id: '7242', trigger: 'stale', requestedAt: 1_763_640_000_000 }

  it('names a read model, why and since when', () => {
    expect(JOBS['refresh-model'].parse(payload)).toEqual(payload)
    expect(JOBS['poll-tier'].parse({ tier: 'hot' })).toEqual({ tier: 'hot' })
  })

  it.each([
    ['no such model', { ...payload, model: 'novel' }],
    ['an id that the model cannot have', { ...payload, id: '../72' }],
    ['no such trigger', { ...payload, trigger: 'whim' }],
    ['the trigger of a change, which has a queue of its own', { ...payload, trigger: 'webhook' }],
    ['no time', { ...payload, requestedAt: undefined }],
  ])('is refused with %s', (_, bad) => {
    expect(JOBS['refresh-model'].safeParse(bad).success).toBe(false)
  })

  it('is refused with a tier that is none', () => {
    expect(JOBS['poll-tier'].safeParse({ tier: 'tepid' }).success).toBe(false)
  })
})
