import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { OperatorAction } from './operator-action.entity.ts'

/** What is said of an action; see the entity for each field. */
export interface AuditLine {
  at: Date
  who: string | null
  role: string | null
  client: string
  channel: 'page' | 'command' | 'queues' | 'sign-in'
  action: string
  arguments: Readonly<Record<string, string>>
  dryRun: boolean
  result: 'done' | 'failed' | 'refused'
  detail: string
  requestId: string
}

/** Adds a line to the audit log; there is no way to change one. */
export async function appendOperatorAction(entities: EntityManager, line: AuditLine): Promise<void> {
  await entities.fork().insert(OperatorAction, { id: randomUUID(), ...line })
}

/** The last lines of the audit log, newest first. */
export async function listOperatorActions(entities: EntityManager, most: number): Promise<AuditLine[]> {
  const rows = await entities.fork().find(OperatorAction, {}, { orderBy: { at: 'desc', id: 'desc' }, limit: most })
  return rows.map(({ at, who, role, client, action, arguments: given, dryRun, detail, requestId, ...row }) => ({
    at,
    who: who ?? null,
    role: role ?? null,
    client,
    channel: row.channel as AuditLine['channel'],
    action,
    arguments: given,
    dryRun,
    result: row.result as AuditLine['result'],
    detail,
    requestId,
  }))
}
