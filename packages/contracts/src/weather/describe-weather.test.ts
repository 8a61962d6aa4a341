import { describe, expect, it } from '@jest/globals'
import { describeWeather } from './describe-weather.ts'

describe('weather words (requirements 9)', () => {
  it.each([
    [0, 'Sereno'],
    [1, 'Prevalentemente sereno'],
    [2, 'Parzialmente nuvoloso'],
    [3, 'Coperto'],
    [45, 'Nebbia'],
    [48, 'Nebbia con brina'],
    [51, 'Pioviggine leggera'],
    [53, 'Pioviggine moderata'],
    [55, 'Pioviggine intensa'],
    [61, 'Pioggia leggera'],
    [63, 'Pioggia moderata'],
    [65, 'Pioggia intensa'],
    [71, 'Neve leggera'],
    [73, 'Neve moderata'],
    [75, 'Neve intensa'],
    [77, 'Granelli di neve'],
    [80, 'Rovesci leggeri'],
    [81, 'Rovesci moderati'],
    [82, 'Rovesci violenti'],
    [95, 'Temporale'],
    [96, 'Temporale con grandine leggera'],
    [99, 'Temporale con grandine forte'],
  ])('code %i: %s', (code, words) => {
    expect(describeWeather(code)).toBe(words)
  })

  it('any other code: «Informazioni meteo»', () => {
    const known = new Set([0, 1, 2, 3, 45, 48, 51, 53, 55, 61, 63, 65, 71, 73, 75, 77, 80, 81, 82, 95, 96, 99])
    const others = Array.from({ length: 102 }, (_, index) => index - 1).filter((code) => !known.has(code))
    expect(new Set(others.map(describeWeather))).toEqual(new Set(['Informazioni meteo']))
  })
})
