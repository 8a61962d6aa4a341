import { describe, expect, it } from '@jest/globals'
import { ICON_NAMES } from '../../components/icons/Icon.tsx'
import { renderComponentGallery } from './render-component-gallery.tsx'

describe('the pages of icons and components', () => {
  it('shows every icon', () => {
    const html = renderComponentGallery('/_icons')
    ICON_NAMES.forEach((name) => expect(html).toContain(`>${name}</figcaption>`))
  })

  it('shows every card, row, band and state', () => {
    const html = renderComponentGallery('/_subjects')
    const shown = [
      'Scheda L',
      'Scheda larga',
      'Stati di una scheda',
      '9 notizie',
      '5 notizie senza foto',
      'Meteo non disponibile',
      'Carico il meteo…',
      'aria-pressed="true"',
      'Ciao Anna',
      'data-share',
      '<blockquote',
      'Leggi l’annuncio',
      'In corso',
      'data-at-2xl',
      '<video',
      'data-listen',
      'Questo video non si può ancora vedere qui.',
      'Restringi la ricerca',
      'Le valli',
      'Errore',
    ]
    expect(shown.filter((words) => !html.includes(words))).toEqual([])
  })
})
