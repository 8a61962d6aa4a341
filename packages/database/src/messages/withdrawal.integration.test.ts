import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import { confirmDeclaration, keepDeclaration } from './withdrawal.repository.ts'

const DECLARED = { name: 'Anna', email: 'anna@example.it', contract: '7' }

let database: MigratedDatabase

beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

describe('the number of a receipt', () => {
  it.each([
    ['2026-12-14T23:30:00Z', '20261215'],
    ['2026-12-14T22:59:59Z', '20261214'],
    ['2027-06-30T22:00:00Z', '20270701'],
  ])('of a withdrawal confirmed at %s has the day in Rome, as its receipt says', async (at, day) => {
    const { em } = database.orm
    const id = await keepDeclaration(em, DECLARED)
    const confirmed = await confirmDeclaration(em, id, new Date(at))
    expect(confirmed).toEqual({
      receiptNumber: expect.stringMatching(new RegExp(`^R-${day}-\\d{8}$`)),
      confirmedAt: new Date(at),
    })
    expect(await confirmDeclaration(em, id)).toEqual(confirmed)
  })
})
