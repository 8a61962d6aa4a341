import { make } from '../support/make-element.ts'

function makeStep(name: string, words: string, act: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: 'step', 'aria-label': name }, words)
  made.addEventListener('click', act)
  return made
}

/** The three buttons that stand in the row and in the bar. */
export function makeSteps(does: { back: () => void; on: () => void; faster: () => void }) {
  return {
    back: makeStep('Indietro di 15 secondi', '−15', does.back),
    on: makeStep('Avanti di 30 secondi', '+30', does.on),
    speed: makeStep('Velocità normale', '1×', does.faster),
  }
}
