import { describe, expect, it } from '@jest/globals'
import { writeMessage, writeReceipt } from './write-mail.ts'

const createdAt = new Date('2026-11-21T13:00:00Z')

describe('a letter to the desk', () => {
  it('says who wrote it, when in Rome, and what the form asked', () => {
    const details = { luogo: 'Piazza Cavalli' }
    const message = {
      kind: 'event',
      name: 'Anna',
      email: 'a@b.it',
      subject: 'Sagra',
      body: 'Testo',
      details,
      createdAt,
    }
    const { subject, text } = writeMessage(message)
    expect(subject).toBe('Segnalazione di un evento: Sagra')
    expect(text).toMatch(/Da: Anna <a@b\.it>\nInviato: 21 novembre 2026[^\n]*14:00:00\nluogo: Piazza Cavalli\n\nTesto/)
  })

  it('keeps what a reader typed out of the headers', () => {
    const message = {
      kind: 'request',
      name: '',
      email: 'a@b.it',
      subject: 'x\r\nBcc: all@b.it',
      body: '',
      details: {},
      createdAt,
    }
    expect(writeMessage(message).subject).toBe('Richiesta dal sito: x Bcc: all@b.it')
  })

  it('a receipt of a withdrawal names contract, moment and number', () => {
    const withdrawal = {
      name: 'Anna',
      contract: 'Digitale annuale',
      declaredAt: createdAt,
      confirmedAt: createdAt,
      receiptNumber: 'R-1',
    }
    expect(writeReceipt(withdrawal).text).toMatch(/n\. R-1[^]*Digitale annuale[^]*Conferma: 21 novembre 2026/)
  })

  it.each([
    ['Vinci, clicca evil.example', 'Vinci, clicca evil. example'],
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e. com'],
    ['città.it', 'città. it'],
    ['a.b.co.uk', 'a.b. co. uk'],
    ['Dott.ssa Anna M. Verdi', 'Dott. ssa Anna M. Verdi'],
    ['3.11.2026, n. L-48213.2', '3.11.2026, n. L-48213.2'],
  ])('which holds no link, whatever was declared: «%s» is written «%s»', (declared, written) => {
    const { text } = writeReceipt({
      name: declared,
      contract: declared,
      declaredAt: createdAt,
      confirmedAt: createdAt,
      receiptNumber: 'R-1',
    })
    expect(text).toContain(`Nome: ${written}\nContratto: ${written}\n`)
  })
})
