import type { FastifyInstance } from 'fastify'
import type { FaultParts } from '../faults/inject-faults.ts'
import { switchChangeSchema } from '../faults/switches.schema.ts'

/** Routes below `/_control` that every stand-in has: its switches and its counts of calls. */
export function addFaultRoutes(scope: FastifyInstance, { switchboard, counter }: FaultParts): void {
  scope.get('/switches', async () => switchboard.describe())
  scope.post('/switches', async (request, reply) => {
    const change = switchChangeSchema.safeParse(request.body)
    if (!change.success) {
      const message = change.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ')
      return reply.code(400).send({ error: 'refused', message })
    }
    switchboard.change(change.data)
    return switchboard.describe()
  })
  scope.get('/calls', async () => counter.calls())
  scope.get('/calls/report', async () => counter.report())
  scope.delete('/calls', async () => {
    counter.reset()
    return counter.report()
  })
}
