import { describe, expect, it } from '@jest/globals'
import { describeWeather } from '@liberta/contracts/weather/describe-weather'
import { iconOfWeather } from './weather-icon.table.ts'

describe('the drawing beside the weather', () => {
  it.each([
    [[0, 1], 'sun'],
    [[2, 3], 'cloud'],
    [[45, 48], 'fog'],
    [[51, 53, 55, 61, 63, 65, 80, 81, 82], 'rain'],
    [[71, 73, 75, 77], 'snow'],
    [[95, 96, 99], 'storm'],
  ])('of %j is %s', (codes, icon) => expect(codes.map(iconOfWeather)).toEqual(codes.map(() => icon)))

  it('is there for exactly the codes that have words (requirements 9)', () => {
    const codes = Array.from({ length: 100 }, (_, code) => code)
    const told = codes.filter((code) => describeWeather(code) !== describeWeather(-1))
    expect(codes.filter((code) => iconOfWeather(code) !== null)).toEqual(told)
  })
})
