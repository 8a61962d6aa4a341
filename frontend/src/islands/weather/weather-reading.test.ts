import { describe, expect, it } from '@jest/globals'
import { weatherSchema } from '@liberta/contracts/weather/weather.schema'
import fc from 'fast-check'
import { readWeatherAnswer } from './weather-reading.ts'

const near = fc.oneof(
  fc.double({ min: -100, max: 150 }),
  fc.integer({ min: -100, max: 150 }),
  fc.constantFrom(null, undefined, '7', true, Number.NaN, Infinity),
)
const answers = fc.record(
  {
    current: fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          temperature_2m: near,
          relative_humidity_2m: near,
          weather_code: near,
          time: fc.oneof(fc.string(), fc.constant(null)),
        }),
      },
      { weight: 1, arbitrary: fc.anything() },
    ),
  },
  { requiredKeys: [] },
)

describe('readWeatherAnswer (requirements 8: a malformed response counts as failure)', () => {
  it('believes exactly what the schema believes', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: answers }, { weight: 1, arbitrary: fc.anything() }), (answer) => {
        expect(readWeatherAnswer(answer) !== null).toBe(weatherSchema.safeParse(answer).success)
      }),
      { numRuns: 2000 },
    )
  })

  it('rounds to what is shown', () => {
    const current = { temperature_2m: -3.6, relative_humidity_2m: 79.5, weather_code: 71, time: '2026-11-21T09:30' }
    expect(readWeatherAnswer({ current })).toEqual({ temperature: -4, humidity: 80, code: 71 })
  })
})
