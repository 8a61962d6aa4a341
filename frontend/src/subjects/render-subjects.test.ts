import { describe, expect, it } from '@jest/globals'
import { ICON_NAMES } from '../icons/Icon.tsx'
import { renderSubjects } from './render-subjects.tsx'

describe('the pages of icons and components', () => {
  it('shows every icon', () => {
    const html = renderSubjects('icons')
    ICON_NAMES.forEach((name) => expect(html).toContain(`<figcaption>${name}</figcaption>`))
  })

  it('shows every card, course, band and state', () => {
    const html = renderSubjects('subjects')
    const shown = [
      'Scheda L',
      'Stati di una scheda',
      '9 notizie',
      '5 notizie senza foto',
      'Meteo',
      'Le valli',
      'Errore',
    ]
    shown.forEach((words) => expect(html).toContain(words))
  })
})
