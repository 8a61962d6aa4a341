import type { AuditLine } from '@liberta/database/operators/operator-action.repository'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log.ts'
import { operatorOf } from '../door/require-operator.ts'
import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import { OPERATORS_CSS } from '../markup/operators.css.ts'
import { PAGE_POLICY, writePage } from '../markup/write-page.ts'
import { wide, writeTable } from '../markup/write-table.ts'

const MOST_LINES = 200

/** The audit log as a page, and as JSON for commands. */
export function addAuditRoutes(scope: FastifyInstance, audit: Pick<AuditLog, 'list'>): void {
  scope.get('/operators.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(OPERATORS_CSS))
  scope.get('/audit', async (request, reply) => {
    const lines = await audit.list(MOST_LINES).catch(() => null)
    if (request.headers.accept === 'application/json') {
      if (lines) return lines
      return reply
        .code(503)
        .send({ detail: 'PostgreSQL does not answer: the audit log is in the API’s log meanwhile.' })
    }
    const main = html`<h1>Actions</h1>
      ${writeAuditLines(lines)}`
    const page = writePage({ title: 'Actions', operator: operatorOf(request), main, current: '/audit' })
    return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page)
  })
}

/** Lines of the audit log as a table; null where PostgreSQL does not answer. */
export function writeAuditLines(lines: readonly AuditLine[] | null): Html {
  if (lines === null) return html`<p class="unknown">PostgreSQL does not answer; the API’s log has them.</p>`
  if (lines.length === 0) return html`<p class="unknown">None yet.</p>`
  const rows = lines.map(({ at, who, role, client, channel, action, arguments: given, dryRun, result, detail }) => {
    const words = Object.entries(given).map(([name, value]) => `${name} ${value}`)
    return html`<tr>
      <td>${at.toISOString().slice(0, 19).replace('T', ' ')}</td>
      <th scope="row">${who ?? 'nobody'}</th>
      <td class="wide">${role ?? '–'}, ${client}, ${channel}</td>
      <td>${[action, ...words].join(', ')}${dryRun ? ' (dry run)' : ''}</td>
      <td>${result}</td>
      <td class="wide">${detail}</td>
    </tr>`
  })
  return writeTable(['when (UTC)', 'who', wide('from'), 'what', 'result', wide('in words')], rows)
}
