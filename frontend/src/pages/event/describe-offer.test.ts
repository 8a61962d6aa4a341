import { describe, expect, it } from '@jest/globals'
import { describeOffer } from './describe-offer.ts'

const URL = 'https://www.example.it/event/prova-1'
const NOW = new Date('2026-11-21T19:30:00.000Z')
const event = (price: string | null) => ({ price })

describe('describeOffer (requirements 1: InStock, valid to the next year)', () => {
  it.each([
    ['Ingresso libero', true, 0],
    ['Partecipazione gratuita', true, 0],
    ['Ingresso 12 euro, ridotto 8', false, 8],
    ['Ingresso da 10 a 28 euro', false, 10],
    ['Biglietto 7,50 €', false, 7.5],
    ['12 euro, gratis sotto i 6 anni', false, 12],
  ])('%s', (price, isFree, amount) => {
    expect(describeOffer(event(price), URL, NOW)).toEqual({
      isAccessibleForFree: isFree,
      offers: {
        '@type': 'Offer',
        price: amount,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2027-12-31',
        url: URL,
      },
    })
  })

  it.each([null, 'Su prenotazione', 'Dai 18 anni'])('says nothing of %s', (price) => {
    expect(describeOffer(event(price), URL, NOW)).toEqual({})
  })
})
