import { runInContext } from '@liberta/http/request-context'
import pTimeout from 'p-timeout'
import type { AuditLog, Operator } from '../audit/audit-log.ts'
import { findAction } from './action.table.ts'
import type { ActionParts, OperatorAction } from './action.types.ts'

/** An action that has not ended by then is told as failed; it may end yet. Milliseconds. */
const LONGEST_ACTION_MS = 20_000
const LONGEST_DETAIL = 1000
const LONGEST_ARGUMENT = 300

/** What somebody wants done, and who. */
export interface ActionOrder {
  name: string
  given: Readonly<Record<string, string>>
  isDryRun: boolean
  channel: 'page' | 'command'
  operator: Operator
}

/** What became of it. */
export interface ActionOutcome {
  result: 'done' | 'failed' | 'refused'
  /** In words: what was done, or what is wrong. */
  detail: string
  /** Whether the audit log in PostgreSQL has it; else the log of the program alone. */
  isAudited: boolean
}

/** Where actions act, and where each of them is written down. */
export interface ActionRoom {
  parts: ActionParts
  audit: Pick<AuditLog, 'write'>
}

/**
 * Does what an operator wants, or says what it would do, and writes one line of it. The one way to an action, whether it
 * comes from a page or a command. Never rejects.
 */
export async function performAction(order: ActionOrder, { parts, audit }: ActionRoom): Promise<ActionOutcome> {
  const { name, given, isDryRun, channel, operator } = order
  const context = { requestId: operator.requestId }
  const { result, detail } = await runInContext(context, () => decide(order, parts))
  const { name: who, role, client, requestId } = operator
  const isAudited = await audit.write({
    who,
    role,
    client,
    requestId,
    channel,
    result,
    action: name.slice(0, 50),
    arguments: result === 'refused' && findAction(name)?.isPersonal ? {} : cutArguments(given),
    dryRun: isDryRun,
    detail: detail.slice(0, LONGEST_DETAIL),
  })
  return { result, detail, isAudited }
}

function cutArguments(given: ActionOrder['given']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key.slice(0, 50), value.slice(0, LONGEST_ARGUMENT)]),
  )
}

async function decide(order: ActionOrder, parts: ActionParts): Promise<Omit<ActionOutcome, 'isAudited'>> {
  // The door has refused a viewer already; an action asks once more.
  if (order.operator.role !== 'operator') return { result: 'refused', detail: 'Viewers only look.' }
  const action = findAction(order.name)
  if (!action) return { result: 'refused', detail: `There is no action ${order.name}.` }
  return doPrepared(order, action, parts)
}

async function doPrepared(
  { given, isDryRun }: ActionOrder,
  action: OperatorAction,
  parts: ActionParts,
): Promise<Omit<ActionOutcome, 'isAudited'>> {
  const prepared = action.prepare(given)
  if ('problem' in prepared) return { result: 'refused', detail: prepared.problem }
  try {
    const work = isDryRun ? prepared.preview(parts) : prepared.run(parts)
    const detail = await pTimeout(work, {
      milliseconds: LONGEST_ACTION_MS,
      message: `it has not ended within ${LONGEST_ACTION_MS / 1000} s`,
    })
    return { result: 'done', detail }
  } catch (error) {
    return { result: 'failed', detail: `It failed: ${error instanceof Error ? error.message : String(error)}` }
  }
}
