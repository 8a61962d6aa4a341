import { expect, it } from '@jest/globals'
import { z } from 'zod'
import { eventFormSchema } from './catalogue-form.schema.ts'
import { storyFullSchema, storyShortSchema } from './story-form.schema.ts'
import { startTestNaxos } from '../testing/start-test-naxos.ts'

const reference = z.object({ id: z.number() })

it('the stand-in rates recipes alone, and knows when museums and libraries of the city are open', async () => {
  const naxos = await startTestNaxos()
  try {
    const read = async <T extends z.ZodType>(path: string, schema: T) => {
      const answer = (await (await fetch(`${naxos.origin}${path}`)).json()) as { data: unknown }
      return schema.parse(answer.data)
    }
    const sections = await read('/section/list', z.array(reference.extend({ slug: z.string() })))
    const food = sections.find(({ slug }) => slug === 'food')?.id ?? 0
    const told = await read(`/story/list?section=${food}&page_size=100`, z.array(storyShortSchema))
    const stories = await Promise.all(told.map(({ id }) => read(`/story/${id}`, storyFullSchema)))
    const rated = stories.filter(({ rating }) => rating !== null)
    expect(rated.length).toBeGreaterThan(0)
    expect(rated.length).toBeLessThan(stories.length)
    for (const { rating } of rated) expect(rating).toMatchObject({ best: 5, worst: 1 })
    const others = await read('/story/list?page_size=30', z.array(storyShortSchema))
    const whole = await Promise.all(
      others.filter(({ sections: of }) => !of.includes(food)).map(({ id }) => read(`/story/${id}`, storyFullSchema)),
    )
    expect(whole.filter(({ rating }) => rating !== null)).toEqual([])
    const events = await read('/event/list?page_size=100', z.array(eventFormSchema))
    const open = events.filter(({ location }) => location.openingHours !== null)
    expect(open.length).toBeGreaterThan(0)
    for (const { location } of open) expect(location.town).toBe('Piacenza')
    expect(events.some(({ location }) => location.openingHours === null)).toBe(true)
  } finally {
    await naxos.end()
  }
})
