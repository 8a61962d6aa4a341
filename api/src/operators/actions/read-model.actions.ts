import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import { announceAnew } from '@liberta/platform/read-models/announce-anew'
import { findConfirmedAt } from '@liberta/platform/read-models/is-fresh'
import { withdrawByHand } from '@liberta/platform/read-models/withdraw-by-hand'
import { currentRequestId } from '@liberta/http/request-context'
import { z } from 'zod'
import { defineAction } from './action.types.ts'
import type { ActionParts } from './action.types.ts'

/** Read models of one purge; more are purged by what they have in common. */
const MOST_PURGED = 500

/** Names that a preview says. */
const MOST_NAMED = 5

const YES_OR_NO = ['no', 'yes'] as const

const modelSchema = z.string().transform((name, context): ReadModelReference => {
  const reference = parseReadModelName(name.trim())
  if (reference) return reference
  context.addIssue({ code: 'custom', message: 'names no read model; write front:home, story:7242, sections:all …' })
  return z.NEVER
})

/** Has the CMS asked for a read model now. */
export const refreshAction = defineAction({
  title: 'Refresh a model',
  what: 'Asks the CMS for it now. Readers keep what they have until it has answered.',
  arguments: z.strictObject({ model: modelSchema, damaged: z.enum(YES_OR_NO).default('no') }),
  fields: {
    model: { label: 'Read model', example: 'front:home' },
    damaged: { label: 'Take it although it looks damaged', example: 'no', choices: YES_OR_NO },
  },
  async preview({ model, damaged }, { store }) {
    const name = nameReadModel(model)
    const [held] = await store.describe([model])
    const stands = held ? `${name} was confirmed ${tellAge(findConfirmedAt(held))}` : `${name} is not in the store`
    const guard = damaged === 'yes' ? ' Its answer is taken even where it looks damaged.' : ''
    return `${stands}. A worker would ask the CMS for it at once.${guard}`
  },
  async run({ model, damaged }, { store, refresh }) {
    // What is fresh a worker would not ask for once more.
    await store.markStale([model])
    const isTaken = await refresh.request(model, damaged === 'yes' ? 'operator' : 'stale')
    if (!isTaken) throw new Error('the queue does not take it: see the Redis of REDIS_QUEUE_URL')
    return `${nameReadModel(model)} is in the queue; a worker asks the CMS for it.`
  },
})

/** Has pages made anew of what the store holds. */
export const purgeAction = defineAction({
  title: 'Purge a page or a tag',
  what: 'Has every page that is made of it rendered anew, in all frontends and in the cache in front. The CMS is not asked.',
  arguments: z.strictObject({
    what: z
      .string()
      .trim()
      .regex(
        /^(?:\/|[!-+\--~]{1,300})$/,
        'expected a read model or a tag, as story:7242, section:12; / is the home page',
      ),
  }),
  fields: { what: { label: 'Read model or tag', example: 'story:7242' } },
  async preview({ what }, parts) {
    const found = await findPurged(what, parts)
    const names = found.slice(0, MOST_NAMED).map(nameReadModel).join(', ')
    return found.length === 0
      ? `Nothing in the store is ${what} or bears it: nothing would be purged.`
      : `Pages made of ${found.length} read models would be rendered anew: ${names}${found.length > MOST_NAMED ? ', …' : ''}.`
  },
  async run({ what }, parts) {
    const found = await findPurged(what, parts)
    if (found.length === 0) throw new Error(`nothing in the store is ${what} or bears it`)
    let announced = 0
    for (const reference of found) announced += Number(await announceAnew(parts.store, parts.cache, reference))
    return `${announced} of ${found.length} read models were announced; their pages are rendered anew.`
  },
})

/** The model of that name, and all that bear it as a tag. */
async function findPurged(what: string, { store }: ActionParts): Promise<ReadModelReference[]> {
  const own = parseReadModelName(what === '/' ? 'front:home' : what)
  const [held] = own ? await store.describe([own]) : []
  const tagged = await store.namesTagged([what])
  const all = [...(own && held ? [own] : []), ...tagged]
  const byName = new Map(all.map((reference) => [nameReadModel(reference), reference]))
  if (byName.size > MOST_PURGED)
    throw new Error(`${byName.size} read models bear ${what}; at most ${MOST_PURGED} are purged at once`)
  return [...byName.values()]
}

/** Takes a story from the site by hand, for when the CMS cannot. */
export const withdrawAction = defineAction({
  title: 'Withdraw a story',
  what:
    'Readers get 410 for the story at once, and the lists that show it are fetched anew. Withdraw it in the CMS as well: lists show its card as ' +
    'long as the CMS gives it, and an edit after this, or an answer without a time, brings the story back.',
  arguments: z.strictObject({ story: z.coerce.number().pipe(storyIdSchema) }),
  fields: { story: { label: 'Number of the story', example: '7242' } },
  async preview({ story }, { store }) {
    const held = await store.readRaw(referTo(story))
    const showing = await store.namesTagged([`story:${story}`])
    const stands = held ? `Story ${story} is ${held.state} in the store` : `Story ${story} is not in the store`
    return `${stands}; ${showing.length} read models show it. It would be withdrawn, and they would be fetched anew.`
  },
  async run({ story }, { store, changes }) {
    await withdrawByHand(store, story)
    const subject = { type: 'story', id: story, slug: null } as const
    const id = `operator-${currentRequestId() ?? Date.now()}`
    try {
      await changes.announce({ id, event: 'story.withdrawn', subject, sections: [], tags: [], journalists: [] })
    } catch (error) {
      throw new Error(`the story is gone, its lists are not told: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      })
    }
    return `Story ${story} is withdrawn; the lists that show it are fetched anew, and have its card until the CMS takes it out.`
  },
})

function referTo(story: number): ReadModelReference<'story'> {
  return { model: 'story', id: String(story) }
}

function tellAge(at: number): string {
  return `${Math.max(0, Math.round((Date.now() - at) / 1000))} s ago`
}
