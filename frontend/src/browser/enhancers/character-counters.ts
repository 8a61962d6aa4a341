import { writeNumber } from '@liberta/italian/write-number'
import { MOST } from '../support/selectors.ts'

/** How much room is left in a field of so many characters: '1.120 battute ancora', '12 battute di troppo'. */
export function sayRoom(left: number): string {
  const number = writeNumber(Math.abs(left))
  return `${number} battut${number === '1' ? 'a' : 'e'} ${left < 0 ? 'di troppo' : 'ancora'}`
}

/** Tells under every long field how much room is left while one types; the server says it, too, to who sends too much. */
export function startCharacterCounters(fields: readonly HTMLTextAreaElement[]): void {
  for (const field of fields) {
    const line = document.createElement('p')
    const tell = () => (line.textContent = sayRoom(Number(field.getAttribute(MOST)) - field.value.length))
    // A reader by ear hears it with the field's hint, and not at every letter.
    line.id = `${field.id}-posto`
    field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${line.id}`.trim())
    field.after(line)
    field.addEventListener('input', tell)
    tell()
  }
}
