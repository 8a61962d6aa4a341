/** Four figures are grouped as five are, though Italian leaves that open: '1.184' beside '11.840' reads as one column. */
const NUMBER = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A whole number as readers see it: '912', '1.184', '25.000'. */
export function writeNumber(number: number): string {
  return NUMBER.format(number)
}
