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
})
