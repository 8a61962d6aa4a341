import { describe, expect, it } from '@jest/globals'
import { authAnswerSchema } from '@liberta/contracts/accounts/reader.schema'
import fc from 'fast-check'
import { SIGNED_IN } from '../../testing/account-api.ts'
import { readAuthAnswer, readReader } from './read-auth-answer.ts'

const near = (value: unknown) => fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, fc.anything())
const answers = fc.record(
  {
    isAuthenticated: near(true),
    user: fc.oneof(
      fc.constant(null),
      fc.record({ ...mapNear(SIGNED_IN.user ?? {}) }, { requiredKeys: [] }),
      fc.anything(),
    ),
    tokenExpires: fc.oneof(fc.constant(null), fc.integer(), fc.anything()),
    savedItems: fc.oneof(fc.array(fc.string()), fc.array(fc.anything()), fc.anything()),
  },
  { requiredKeys: [] },
)

function mapNear(user: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(user).map(([name, value]) => [name, near(value as unknown)]))
}

describe('readAuthAnswer', () => {
  it('believes whatever the schema believes, and takes it as it is', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const parsed = authAnswerSchema.safeParse(answer)
        if (parsed.success) expect(readAuthAnswer(answer)).toEqual(parsed.data)
      }),
      { numRuns: 2000 },
    )
    expect(readAuthAnswer(SIGNED_IN)).toEqual(SIGNED_IN)
  })

  it('never throws, and what it believes can be shown', () => {
    fc.assert(
      fc.property(fc.oneof(answers, fc.anything()), (answer) => {
        const read = readAuthAnswer(answer)
        if (read === null) return
        expect(read.savedItems.every((key) => typeof key === 'string')).toBe(true)
        if (read.user !== null) expect(`${typeof read.user.name} ${typeof read.user.id}`).toBe('string string')
      }),
      { numRuns: 2000 },
    )
  })

  it.each([null, 7, 'Anna', {}, { name: 'Anna' }])('%j is no reader', (user) => expect(readReader(user)).toBeNull())
})
