import { refillOutbox } from '@liberta/database/accounts/reader-state.repository'
import { notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { QUEUE_NAMES } from '@liberta/platform/queues/queue.table'
import { z } from 'zod'
import { defineAction } from './action.types.ts'

/** Failed jobs that go back in one call of Redis; all go, in as many calls as it takes. */
const REDRIVEN_A_CALL = 500

const MOST_NAMED = 3

const queueSchema = z.enum(QUEUE_NAMES)
const queueField = { label: 'Queue', example: 'refresh', choices: QUEUE_NAMES }

/** Has failed jobs tried again. */
export const redriveAction = defineAction({
  title: 'Redrive failed jobs',
  what: 'Puts the failed jobs of a queue back into it. Do so once the cause is mended: else they fail again.',
  arguments: z.strictObject({ queue: queueSchema, job: z.string().trim().max(300).default('') }),
  fields: { queue: queueField, job: { label: 'One job alone, by its id (empty: all)', example: '' } },
  async preview({ queue, job }, { queues }) {
    if (job !== '') {
      const found = await queues[queue].getJob(job)
      if (!found) return `There is no job ${job} in ${queue}.`
      return `Job ${job} of ${queue} is ${await found.getState()}${found.failedReason ? `: ${found.failedReason}` : ''}.`
    }
    const failed = await queues[queue].getJobCountByTypes('failed')
    const reasons = (await queues[queue].getFailed(0, MOST_NAMED - 1)).map((each) => each.failedReason)
    return `${failed} failed jobs of ${queue} would be tried again${reasons.length > 0 ? `; the last ones: ${reasons.join('; ')}` : ''}.`
  },
  async run({ queue, job }, { queues }) {
    if (job !== '') {
      const found = await queues[queue].getJob(job)
      if (!found) throw new Error(`there is no job ${job} in ${queue}`)
      await found.retry('failed')
      return `Job ${job} of ${queue} is tried again.`
    }
    const failed = await queues[queue].getJobCountByTypes('failed')
    if (failed > 0) await queues[queue].retryJobs({ state: 'failed', count: REDRIVEN_A_CALL })
    return `${failed} failed jobs of ${queue} are tried again.`
  },
})

/** Has the workers leave a queue alone. */
export const pauseAction = defineAction({
  title: 'Pause a queue',
  what: 'Workers end what they are at and take no more from it. What comes waits.',
  arguments: z.strictObject({ queue: queueSchema }),
  fields: { queue: queueField },
  async preview({ queue }, { queues }) {
    const waiting = await queues[queue].getJobCountByTypes('wait', 'prioritized', 'delayed')
    if (await queues[queue].isPaused()) return `${queue} is paused already; ${waiting} jobs wait.`
    return `${queue} would be paused; ${waiting} jobs wait in it now.`
  },
  async run({ queue }, { queues }) {
    await queues[queue].pause()
    return `${queue} is paused. Resume it once the reason is over.`
  },
})

/** Has the workers go on with a queue. */
export const resumeAction = defineAction({
  title: 'Resume a queue',
  what: 'Workers go on with it, the most urgent first.',
  arguments: z.strictObject({ queue: queueSchema }),
  fields: { queue: queueField },
  async preview({ queue }, { queues }) {
    const waiting = await queues[queue].getJobCountByTypes('wait', 'prioritized', 'delayed')
    if (!(await queues[queue].isPaused())) return `${queue} is not paused; ${waiting} jobs wait.`
    return `${queue} would go on with ${waiting} jobs.`
  },
  async run({ queue }, { queues }) {
    await queues[queue].resume()
    return `${queue} goes on.`
  },
})

/** Has every projection of readers made anew. */
export const rebuildAction = defineAction({
  title: 'Rebuild projections',
  what: 'Makes what readers saved and chose anew in Redis, out of PostgreSQL, and has every message delivered that waits or was given up.',
  arguments: z.strictObject({}),
  fields: {},
  async preview() {
    return 'Every reader, the votes of surveys and every message that waits or was given up would be put into the outbox again, and mail be tried at once. Done twice it changes nothing else.'
  },
  async run(_given, { orm }) {
    const lines = await refillOutbox(orm.em)
    await notifyOutbox(orm.em)
    return `${lines} lines were put into the outbox; the workers do the rest.`
  },
})
