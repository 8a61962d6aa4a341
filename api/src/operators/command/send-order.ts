import { z } from 'zod'
import type { Credentials } from '../door/check-credentials.ts'
import type { Order } from './read-order.ts'

/** Longer than the server takes for any action; milliseconds. */
const LONGEST_ANSWER_MS = 30_000

const outcomeSchema = z.object({ result: z.string(), detail: z.string(), isAudited: z.boolean() })
const problemSchema = z.object({ detail: z.string() })
const linesSchema = z.array(
  z.object({
    at: z.string(),
    who: z.string().nullable(),
    role: z.string().nullable(),
    client: z.string(),
    channel: z.string(),
    action: z.string(),
    arguments: z.record(z.string(), z.string()),
    dryRun: z.boolean(),
    result: z.string(),
    detail: z.string(),
    requestId: z.string(),
  }),
)

interface Target extends Credentials {
  url: string
}

/** Has the operators' server do it, and gives its words. Rejects where the server cannot be reached. */
export async function sendOrder(
  order: Order,
  { url, user, password }: Target,
): Promise<{ isDone: boolean; text: string }> {
  const isAudit = order.name === 'audit'
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const body = JSON.stringify({ arguments: order.arguments, dryRun: order.isDryRun })
  const answer = await fetch(new URL(isAudit ? '/audit' : `/actions/${order.name}`, url), {
    method: isAudit ? 'GET' : 'POST',
    headers: { authorization, accept: 'application/json', ...(!isAudit && { 'content-type': 'application/json' }) },
    ...(!isAudit && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  }).catch((error: unknown) => {
    throw new Error(`The operators’ server at ${url} does not answer: ${describe(error)}`)
  })
  const said: unknown = await answer.json().catch(() => null)
  return { isDone: answer.ok, text: isAudit && answer.ok ? writeLines(said) : writeOutcome(said, answer.status, order) }
}

function writeOutcome(said: unknown, status: number, { isDryRun }: Order): string {
  const outcome = outcomeSchema.safeParse(said).data
  if (!outcome) return problemSchema.safeParse(said).data?.detail ?? `The server answered ${status}.`
  const dry = isDryRun ? '(dry run) ' : ''
  const note = outcome.isAudited
    ? ''
    : '\nPostgreSQL did not take the line of the audit log: only the API’s log has it.'
  return `${dry}${outcome.detail}${note}`
}

function writeLines(said: unknown): string {
  return linesSchema
    .parse(said)
    .map(({ at, who, role, client, channel, action, dryRun, result, detail, requestId, arguments: given }) => {
      const words = Object.entries(given).map(([name, value]) => `${name}=${value}`)
      const by = `${who ?? '–'} (${role ?? 'nobody'}, ${client}, ${channel})`
      return [at, by, [action, ...words, ...(dryRun ? ['dry run'] : [])].join(' '), result, detail, requestId].join(
        '  ',
      )
    })
    .join('\n')
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
