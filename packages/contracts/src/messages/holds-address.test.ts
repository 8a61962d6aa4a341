import { describe, expect, it } from '@jest/globals'
import { holdsAddress, declareWithdrawalSchema } from './withdrawal.schema.ts'

const ADDRESSES = [
  'Vinci 1000 euro su https://evil.example/premio',
  'www.evil.example',
  'ftp://x',
  'scrivi a truffa@evil.example',
]
const NAMES = [
  'Dott.ssa Anna Bianchi',
  'Sig.ra Maria Rossi',
  'Avv.to P.Verdi',
  'Anna Bersani',
  'G. B. Rossi',
  'Maria Grazia Dell’Oca',
  'D.ssa Anna M. Verdi',
  'Łukasz Ńowak-Ó’Neil',
]
const CONTRACTS = [
  'Digitale annuale, 21.nov.2026',
  'ordine nr.AB123',
  'Abbonamento online liberta.it',
  'Digitale annuale',
  'ordine n. 2026/11-00471',
  'L-48213.2',
  'formula «Tutto», comprata il 3.11.2026',
]

describe('what a receipt repeats to an address that somebody typed', () => {
  it.each(ADDRESSES)('holds no address: «%s» is refused', (text) => {
    expect(holdsAddress(text)).toBe(true)
    const right = { name: 'Anna', email: 'anna@example.it', contract: 'Digitale' }
    expect(declareWithdrawalSchema.safeParse({ ...right, name: text }).success).toBe(false)
    expect(declareWithdrawalSchema.safeParse({ ...right, contract: text }).success).toBe(false)
  })

  it('is judged by its length alone where it is too long: anybody may send it', () => {
    const { error } = declareWithdrawalSchema.safeParse({
      name: 'a@b'.repeat(100),
      email: 'anna@example.it',
      contract: 'D',
    })
    expect(error?.issues.map(({ path, code }) => [path[0], code])).toEqual([['name', 'too_big']])
  })

  it.each([...NAMES, ...CONTRACTS])('may be «%s»', (text) => {
    expect(declareWithdrawalSchema.safeParse({ name: text, email: 'anna@example.it', contract: text }).success).toBe(
      true,
    )
  })
})
