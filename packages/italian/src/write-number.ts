/** Four figures are grouped as five are, though Italian leaves that open: '1.184' beside '11.840' reads as one column. */
const NUMBER = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A whole number as readers see it: '912', '1.184', '25.000'. */
export function writeNumber(number: number): string {
  return NUMBER.format(number)
}

/** The length of a clip: '4.12', '41.05', '1.02.09'. */
export function describeClipLength(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join('.')
}

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
