const EUROS = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

const PERIODS = { month: 'al mese', year: 'all’anno' } as const

/** '6,90 €', '59 €'; `euros` is a number of euros. */
export function writePrice(euros: number): string {
  return EUROS.format(euros)
}

/** For how long a price holds: 'al mese', 'all’anno'. */
export function writePeriod(period: keyof typeof PERIODS): string {
  return PERIODS[period]
}
