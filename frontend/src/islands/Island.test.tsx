import { describe, expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { Island } from './Island.tsx'
import { WeatherLine } from './weather/Weather.island.tsx'

const READING = { temperature: 7, humidity: 94, code: 45 }

describe('an island on the server', () => {
  it('is its HTML in an element that names it and carries its props', () => {
    const html = renderToString(<Island name="weather" props={{ reading: READING, form: 'line' }} />)
    expect(html).toMatch(/^<div data-island="weather" data-props="\{&quot;reading&quot;:/)
    expect(html).toContain('data-when="visible"')
    expect(html).toMatch(/Piacenza<\/span> <span[^>]*>7°, nebbia/)
  })

  it('says «Meteo non disponibile» and -- where there is no weather (requirements 8)', () => {
    const html = renderToString(<Island name="weather" props={{ reading: null, form: 'block' }} />)
    expect(html).toContain('>--<')
    expect(html).toContain('Meteo non disponibile, umidità --')
  })

  it('the one-line weather shows -- for both, temperature and humidity, too (requirements 8)', () => {
    const html = renderToString(<Island name="weather" props={{ reading: null, form: 'line' }} />)
    expect(html).toContain('>--, Meteo non disponibile, umidità --<')
  })

  it('the one-line weather keeps its words while it is asked for, as others would stand elsewhere in its row', () => {
    const [asked, failed] = (['loading', 'failed'] as const).map((status) =>
      renderToString(<WeatherLine state={{ status }} />),
    )
    expect(asked?.replaceAll(/<[^>]*>/g, '')).toBe(failed?.replaceAll(/<[^>]*>/g, ''))
    expect(asked).toContain('aria-busy="true"')
    expect(failed).not.toContain('aria-busy')
  })
})
