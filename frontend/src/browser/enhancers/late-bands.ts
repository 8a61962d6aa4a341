import { whenIdle } from '../support/page-life.ts'

/**
 * Lays out what stands far below (`data-late`; base.css), a band at a time, so that none makes a touch wait: soon the page has
 * its true height, wherever the reader then jumps to.
 */
export function layOutLateBands(): void {
  const band = document.querySelector<HTMLElement>('[data-late]')
  if (band === null) return
  delete band.dataset['late']
  whenIdle(layOutLateBands)
}
