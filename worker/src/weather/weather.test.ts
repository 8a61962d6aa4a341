import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { createLogger } from '@liberta/platform/logging/create-logger'
import fc from 'fast-check'
import { UNHELD } from '../refresh/sources/refuse-loss.ts'
import type { RefreshContext } from '../refresh/sources/refresher.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'
import { OpenMeteoClient, WeatherError, readWeather } from './open-meteo-client.ts'
import { createWeatherRefresher } from '../refresh/refreshers/weather.refresher.ts'

const current = { time: '2026-11-21T10:30', temperature_2m: 4.5, relative_humidity_2m: 93, weather_code: 45 }
const good = { utc_offset_seconds: 3600, current: { ...current, interval: 900 } }
const body = { current: { ...current, time: '2026-11-21T10:30:00+01:00' } }
const measured = { temperature: 4.5, humidity: 93, weatherCode: 45, measuredAt: new Date('2026-11-21T09:30:00Z') }

describe('readWeather (requirements 3, 8: a malformed answer counts as a failure)', () => {
  it('gives the three figures and the time with its offset', () => {
    expect(readWeather(good)).toEqual(body)
    const newfoundland = { utc_offset_seconds: -12_600, current: { ...current, time: '2026-11-21T10:30:15' } }
    expect(readWeather(newfoundland).current.time).toBe('2026-11-21T10:30:15-03:30')
  })

  it('takes exactly the three figures of requirements 3.37, as of now', () => {
    const { time: _time, ...figures } = current
    const now = Date.parse('2026-11-21T09:31:00Z')
    const read = { current: { ...figures, time: '2026-11-21T09:31:00.000Z' } }
    expect(readWeather({ current: figures }, now)).toEqual(read)
    expect(readWeather({ utc_offset_seconds: 3600, current: figures }, now)).toEqual(read)
  })

  it('takes a time without an offset as one of Rome, as was asked for', () => {
    expect(readWeather({ current }).current.time).toBe('2026-11-21T10:30+01:00')
  })

  it.each([
    ['nothing', null],
    ['no temperature', { ...good, current: { ...current, temperature_2m: null } }],
    ['a temperature that cannot be', { ...good, current: { ...current, temperature_2m: 451 } }],
    ['a code that is a text', { ...good, current: { ...current, weather_code: '45' } }],
    ['a date that cannot be', { ...good, current: { ...current, time: '2026-13-21T10:30' } }],
    ['an error of the service', { error: true, reason: 'Daily API request limit exceeded' }],
  ])('refuses %s', (_case, answer) => {
    expect(() => readWeather(answer)).toThrow(WeatherError)
  })

  it('fails only by a WeatherError, whatever the answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(() => readWeather(answer)).toThrow(WeatherError)
      }),
    )
  })
})

describe('OpenMeteoClient', () => {
  let service: FakeNaxos
  beforeAll(async () => {
    service = await startFakeNaxos()
  })
  afterAll(() => service.close())

  const ask = () =>
    new OpenMeteoClient(`${service.url}/`).current({ latitude: 45.05, longitude: 9.69 }, new AbortController().signal)

  it('asks for what the page shows, in the city’s time', async () => {
    expect(await ask()).toEqual(body)
    expect(service.calls).toEqual([
      '/v1/forecast?latitude=45.05&longitude=9.69&current=temperature_2m%2Crelative_humidity_2m%2Cweather_code&timezone=Europe%2FRome 200',
    ])
  })

  it.each([
    ['a failure', { status: 500, raw: JSON.stringify(good) }],
    ['a page', { raw: '<h1>Too many requests</h1>' }],
    ['a redirect', { status: 301, raw: '', location: '/elsewhere' }],
    ['too long an answer', { raw: `${' '.repeat(70_000)}${JSON.stringify(good)}` }],
  ])('fails on %s', async (_case, reply) => {
    service.reply('/v1/forecast', reply)
    await expect(ask()).rejects.toBeInstanceOf(WeatherError)
  })
})

const mayAsk = () => Promise.resolve(true)
const silent = () => Promise.reject(new WeatherError('silent', 'down'))

describe('refresher of the weather', () => {
  const logger = createLogger('test', 'silent')
  const reference = { model: 'weather', id: 'piacenza' } as const
  const context: RefreshContext<'weather'> = {
    etag: null,
    stored: null,
    standing: () => UNHELD,
    sections: () => Promise.reject(new Error('are not needed')),
    folders: () => Promise.reject(new Error('are not needed')),
    eventCategories: () => Promise.reject(new Error('are not needed')),
    story: () => Promise.reject(new Error('is not needed')),
    drop: () => undefined,
    noteHidden: () => undefined,
    grammar: createSpecifiedGrammar(),
    signal: new AbortController().signal,
  }

  it('keeps what it measured in the database once it is written', async () => {
    const kept: unknown[] = []
    const keep = (weather: unknown) => Promise.resolve(void kept.push(weather))
    const refresh = createWeatherRefresher({
      measure: () => Promise.resolve(body),
      mayAsk,
      keep,
      recall: () => Promise.resolve(null),
      logger,
    })
    const refreshed = await refresh(reference, context)
    expect(refreshed).toMatchObject({ state: 'present', body, tags: [] })
    if (refreshed.state === 'present') await refreshed.afterwards?.()
    expect(kept).toEqual([measured])
  })

  it('takes the last weather from the database where the service is silent and nothing is stored', async () => {
    const refresh = createWeatherRefresher({
      measure: silent,
      mayAsk,
      keep: () => Promise.resolve(),
      recall: () => Promise.resolve(measured),
      logger,
    })
    expect(await refresh(reference, context)).toMatchObject({
      lastKnownAtMs: measured.measuredAt.getTime(),
      body: { current: { temperature_2m: 4.5, time: '2026-11-21T09:30:00.000Z' } },
    })
    await expect(refresh(reference, { ...context, stored: body })).rejects.toBeInstanceOf(WeatherError)
  })

  it.each([
    ['is empty', () => Promise.resolve(null)],
    ['is down', () => Promise.reject(new Error('no connection'))],
  ])('fails where the database %s as well', async (_case, recall) => {
    const refresh = createWeatherRefresher({ measure: silent, mayAsk, keep: () => Promise.resolve(), recall, logger })
    await expect(refresh(reference, context)).rejects.toBeInstanceOf(WeatherError)
  })

  it('does not ask a service that was asked a moment ago, and takes the last weather meanwhile', async () => {
    const parts = { measure: silent, mayAsk: () => Promise.resolve(false), keep: () => Promise.resolve(), logger }
    const refresh = createWeatherRefresher({ ...parts, recall: () => Promise.resolve(measured) })
    expect(await refresh(reference, context)).toMatchObject({ lastKnownAtMs: measured.measuredAt.getTime() })
    await expect(refresh(reference, { ...context, stored: body })).rejects.toMatchObject({ kind: 'refused' })
  })

  it('knows the weather of one city (requirements 9)', async () => {
    const refresh = createWeatherRefresher({
      measure: silent,
      mayAsk,
      keep: () => Promise.resolve(),
      recall: () => Promise.resolve(null),
      logger,
    })
    expect(await refresh({ model: 'weather', id: 'bobbio' }, context)).toEqual({ state: 'missing' })
  })
})
