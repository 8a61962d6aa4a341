import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../../http/send-problem.ts'
import { operatorOf } from '../door/require-operator.ts'
import { PAGE_POLICY, writePage } from '../markup/write-page.ts'
import type { Html } from '../markup/html.ts'
import { findAction } from './action.table.ts'
import { performAction } from './perform-action.ts'
import type { ActionOutcome, ActionRoom } from './perform-action.ts'
import { writeActionForm, writeConfirmation, writeOutcome } from './write-action-pages.ts'
import { z } from 'zod'

/** Bytes of a form or of a command. */
const LARGEST_ORDER = 4096

const PATH = '/actions/:name'

/** What a command sends. */
const commandSchema = z.strictObject({ arguments: z.record(z.string(), z.string()).default({}), dryRun: z.boolean() })

const STATUS: Readonly<Record<ActionOutcome['result'], number>> = { done: 200, failed: 502, refused: 400 }

type ActionRequest = FastifyRequest<{ Params: { name: string } }>

/** The pages of the actions, and the same for commands, as JSON. */
export function addActionRoutes(scope: FastifyInstance, room: ActionRoom): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_ORDER },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  scope.get(PATH, (request: ActionRequest, reply) => {
    const { name } = request.params
    const action = findAction(name)
    if (!action) return sendProblem(request, reply, 404, `There is no action ${name}.`)
    if (operatorOf(request).role !== 'operator') return sendProblem(request, reply, 403, 'Viewers only look.')
    return sendPage(request, reply, action.title, writeActionForm(name, action))
  })
  scope.post(PATH, { bodyLimit: LARGEST_ORDER }, (request: ActionRequest, reply) =>
    request.body instanceof URLSearchParams
      ? answerForm(request, reply, request.body, room)
      : answerCommand(request, reply, room),
  )
}

async function answerForm(request: ActionRequest, reply: FastifyReply, form: URLSearchParams, room: ActionRoom) {
  const { name } = request.params
  const action = findAction(name)
  if (!action) return sendProblem(request, reply, 404, `There is no action ${name}.`)
  const isSure = form.get('sure') === 'yes'
  form.delete('sure')
  const given = Object.fromEntries(form)
  const order = { name, given, isDryRun: !isSure, channel: 'page', operator: operatorOf(request) } as const
  const outcome = await performAction(order, room)
  void reply.code(STATUS[outcome.result])
  const main = isSure ? writeOutcome(action, outcome) : writeConfirmation(name, action, given, outcome)
  return sendPage(request, reply, action.title, main)
}

async function answerCommand(request: ActionRequest, reply: FastifyReply, room: ActionRoom) {
  const command = commandSchema.safeParse(request.body)
  if (!command.success) return sendProblem(request, reply, 400, z.prettifyError(command.error))
  const { arguments: given, dryRun: isDryRun } = command.data
  const { name } = request.params
  const outcome = await performAction(
    { name, given, isDryRun, channel: 'command', operator: operatorOf(request) },
    room,
  )
  return reply.code(STATUS[outcome.result]).send(outcome)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, title: string, main: Html): FastifyReply {
  const page = writePage({ title, operator: operatorOf(request), main })
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page)
}
