import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { obituaryFormSchema, obituaryTownFormSchema } from '../forms/catalogue-form.schema.ts'
import { startTestNaxos, type TestNaxos } from '../testing/start-test-naxos.ts'

const listSchema = z.object({ data: z.array(obituaryFormSchema), total: z.number(), updated_at: z.string() })

let naxos: TestNaxos
let towns: z.infer<typeof obituaryTownFormSchema>[]

const get = async (path: string) => fetch(`${naxos.origin}${path}`)
const list = async (query: string) =>
  listSchema.parse(await (await get(`/obituary/list?page_size=100&${query}`)).json())

beforeAll(async () => {
  naxos = await startTestNaxos()
  const answer = z.object({ data: z.array(obituaryTownFormSchema) })
  towns = answer.parse(await (await get('/obituary_town/list')).json()).data
})

afterAll(() => naxos.end())

describe('the notices by town and period (docs/naxos.md)', () => {
  it('tells each town that notices name once, in the order of the alphabet', () => {
    expect(towns.length).toBeGreaterThan(20)
    expect(new Set(towns.map(({ slug }) => slug)).size).toBe(towns.length)
    expect(towns.map(({ name }) => name)).toEqual(
      towns.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'it')),
    )
  })

  it('every town has notices, and all of them are of that town', async () => {
    for (const { slug, name } of towns) {
      const { data, total } = await list(`town=${slug}`)
      expect(total).toBeGreaterThan(0)
      expect(new Set(data.map(({ town }) => town))).toEqual(new Set([name]))
    }
  })

  it('the towns’ notices together are those of the year', async () => {
    const totals = await Promise.all(towns.map(async ({ slug }) => (await list(`town=${slug}`)).total))
    expect(totals.reduce((sum, total) => sum + total)).toBe((await list('')).total)
  })

  it('a town and days are filters together, with the first day included', async () => {
    const [newest] = (await list('town=piacenza')).data
    const day = newest?.published_at.slice(0, 10) ?? ''
    const { data } = await list(`town=piacenza&date_from=${day}`)
    expect(data.map(({ id }) => id)).toContain(newest?.id)
    expect(data.every(({ town, published_at }) => town === 'Piacenza' && published_at >= day)).toBe(true)
  })

  it('a town that nobody knows is 404', async () => {
    expect((await get('/obituary/list?town=nessuno')).status).toBe(404)
  })

  it('what has lost a day at midnight says that it changed then, also where nothing is left', async () => {
    const { updated_at } = await list('query=nessunochesichiamicosi')
    const midnight = new Date(updated_at).toLocaleTimeString('it', { timeZone: 'Europe/Rome' })
    expect(midnight).toBe('00:00:00')
  })
})
