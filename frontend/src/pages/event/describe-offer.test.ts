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
    ['1.200 euro', false, 1200],
    ['Intero 12.50 euro', false, 12.5],
    ['€ 15', false, 15],
    ['€15,00 intero, €8,00 ridotto', false, 8],
    ['10/15 euro', false, 10],
    ['10€, 5€ sotto i 12', false, 5],
    ['15 euro, dalle ore 9', false, 15],
    ['Da 25 a 60 euro, prevendita dal 5 dicembre', false, 25],
    ['2 ingressi a 30 euro', false, 30],
    ['Intero 12, ridotto 8 euro', false, 8],
    ['12 euro, ridotto 8 dai 65 anni', false, 8],
    ['Abbonamento 40 euro, singolo ingresso 10', false, 10],
    ['Ingresso 10 euro, abbonati 7', false, 7],
    ['Biglietto 2 persone 30 euro', false, 30],
    ['12 euro intero, 8 ridotto', false, 8],
    ['20 euro, ingresso libero fino alle 22', false, 20],
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

  it.each([null, 'Su prenotazione', 'Dai 18 anni', 'In euro, alla cassa dalle 18'])('says nothing of %s', (price) => {
    expect(describeOffer(event(price), URL, NOW)).toEqual({})
  })
})
