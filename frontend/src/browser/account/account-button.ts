import { initialsOf } from '@liberta/contracts/accounts/initials-of'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { ACCOUNT, selectorOf } from '../support/selectors.ts'
import { greets } from './reader-hint.ts'

/** 'Ciao {name}' with the initials, or 'Accedi' (requirements 2.99 and 2.100), on every account button of the page. */
export function showReader(user: Reader | null): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>(selectorOf(ACCOUNT))) {
    if (greets(button) !== (user !== null)) turnAround(button)
    const [initials, words] = [button.querySelector('b'), button.querySelector('span')]
    if (initials !== null) initials.textContent = initialsOf(user?.name ?? '', user?.surname)
    if (words !== null) words.textContent = user === null ? 'Accedi' : `Ciao ${user.name}`.trim()
  }
}

/** Gives the button the other of its two faces: the address, and room for initials. */
function turnAround(button: HTMLAnchorElement): void {
  const address = button.getAttribute('href') ?? ''
  button.setAttribute('href', button.getAttribute(ACCOUNT) ?? '')
  button.setAttribute(ACCOUNT, address)
  const initials = button.querySelector('b')
  if (initials !== null) return initials.remove()
  const place = document.createElement('b')
  place.setAttribute('aria-hidden', 'true')
  button.prepend(place)
}
