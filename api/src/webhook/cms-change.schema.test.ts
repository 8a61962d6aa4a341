import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cmsChangeSchema } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { decodeSlug, holdsDotSegment } from '@liberta/contracts/text/slug'
import { announcedChangeSchema, cmsMessageSchema, tellsOfKnown } from './cms-change.schema.ts'

const GOOD = { id: 'a', event: 'story.published', subject: { type: 'story', id: 7 } }

describe('what the CMS says (docs/naxos.md, «Webhook»)', () => {
  it('may leave out or leave empty what is not known, and say more than is known here', () => {
    const change = announcedChangeSchema.parse({ ...GOOD, tags: null, mood: 'good' })
    const subject = { ...GOOD.subject, slug: null }
    expect(change).toEqual({ ...GOOD, subject, sections: [], tags: [], journalists: [], entries: [] })
  })

  it('a withdrawal is taken however the CMS spells its slugs, and leads to the lists of these slugs', () => {
    const spelled = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.constant('fiera.0'))
    fc.assert(
      fc.property(fc.array(spelled, { maxLength: 5 }), (slugs) => {
        const message = { ...GOOD, event: 'story.withdrawn', tags: slugs, journalists: slugs }
        const change = announcedChangeSchema.parse(message)
        // As the worker reads it.
        const { tags, journalists, subject } = cmsChangeSchema.parse(change)
        expect({ tags, journalists, subject }).toMatchObject({ tags: change.tags, journalists: change.journalists })
        const legal = slugs.filter((slug) => slug.isWellFormed() && slug.length <= 200 && !holdsDotSegment(slug))
        expect(tags.map(decodeSlug)).toEqual(legal)
        expect(journalists).toEqual(tags)
        expect(subject.id).toBe(7)
      }),
    )
  })

  it('ids may come as text, and what is no id of ours keeps nothing else from being acted on', () => {
    const message = { ...GOOD, id: 12, subject: { type: 'story', id: '7' }, sections: ['12', 4, 'x', null, -1, 1e12] }
    expect(announcedChangeSchema.parse(message)).toMatchObject({ id: '12', subject: { id: 7 }, sections: [12, 4] })
    const foreign = { ...message, event: 'story.withdrawn', subject: { type: 'story', id: 'b-7' } }
    expect(announcedChangeSchema.parse(foreign)).toMatchObject({ subject: { id: null }, sections: [12, 4] })
  })

  it('the entries of a live story that have changed are those that have an id', () => {
    const entries = [{ id: '41', withdrawn: true }, { id: 42 }, { id: 'x' }, null, 7]
    const message = { ...GOOD, event: 'story.updated', entries }
    expect(announcedChangeSchema.parse(message).entries).toEqual([
      { id: 41, withdrawn: true },
      { id: 42, withdrawn: false },
    ])
  })

  it.each([
    ['with an offset', '2026-11-21T10:40:00.250+01:00', Date.parse('2026-11-21T09:40:00.250Z')],
    ['without one, as in Rome', '2026-11-21T10:40:00', Date.parse('2026-11-21T09:40:00Z')],
    ['that is none', 'yesterday', undefined],
    ['that is no text', 1_795_253_000, undefined],
    ['before all clocks', '1893-01-01T00:00:00Z', undefined],
    ['that is absent', undefined, undefined],
  ])('the time of the change may be one %s', (_what, time, updatedAtMs) => {
    const change = announcedChangeSchema.parse({ ...GOOD, updated_at: time })
    expect(change.updatedAtMs).toBe(updatedAtMs)
    expect(cmsChangeSchema.parse(change)).toEqual(change)
  })

  it('a page is named by any slug', () => {
    const message = { ...GOOD, event: 'content.changed', subject: { type: 'page', slug: 'Note.Legali' } }
    expect(announcedChangeSchema.parse(message).subject).toEqual({ type: 'page', id: null, slug: '~4eote~2e~4cegali' })
  })

  it.each([
    ['another event', { ...GOOD, event: 'story.burnt' }],
    ['another subject', { ...GOOD, subject: { type: 'recipe', id: 7 } }],
  ])('%s may be told of: it is not known here', (_what, body) => {
    expect(tellsOfKnown(cmsMessageSchema.parse(body))).toBe(false)
  })

  it.each([
    ['no object', null],
    ['no id', { ...GOOD, id: '' }],
    ['no event', { ...GOOD, event: null }],
    ['no subject', { id: 'a', event: 'story.published' }],
    ['a story event of a section', { ...GOOD, subject: { type: 'section', id: 7 } }],
    ['a content event of a story', { ...GOOD, event: 'content.changed' }],
  ])('is not taken with %s', (_what, body) => {
    expect(announcedChangeSchema.safeParse(body).success).toBe(false)
  })
})
