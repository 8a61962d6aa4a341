import { describe, expect, it } from '@jest/globals'
import { cmsChangeSchema } from './cms-change.schema.ts'

const GOOD = { id: 'a', event: 'story.published', subject: { type: 'story', id: 7 } }

describe('what the CMS says (docs/naxos.md, «Webhook»)', () => {
  it('may leave out or leave empty what is not known, and say more than is known here', () => {
    const change = cmsChangeSchema.parse({ ...GOOD, tags: null, mood: 'good' })
    const subject = { ...GOOD.subject, slug: null }
    expect(change).toEqual({ ...GOOD, subject, sections: [], tags: [], journalists: [] })
  })

  it.each([
    ['no object', null],
    ['no id', { ...GOOD, id: '' }],
    ['another event', { ...GOOD, event: 'story.burnt' }],
    ['a story event of a section', { ...GOOD, subject: { type: 'section', id: 7 } }],
    ['a story without id', { ...GOOD, subject: { type: 'story' } }],
    ['a content event of a story', { ...GOOD, event: 'content.changed' }],
    ['a page without slug', { ...GOOD, event: 'content.changed', subject: { type: 'page', id: 7 } }],
    ['a notice without id', { ...GOOD, event: 'content.withdrawn', subject: { type: 'obituary' } }],
    ['a tag that is no slug', { ...GOOD, tags: ['Piena del Po'] }],
    ['a section that is no id', { ...GOOD, sections: ['12'] }],
    ['too many sections', { ...GOOD, sections: Array.from({ length: 51 }, (_, index) => index + 1) }],
  ])('is not taken with %s', (_what, body) => {
    expect(cmsChangeSchema.safeParse(body).success).toBe(false)
  })
})
