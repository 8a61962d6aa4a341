import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import type { AccountCall } from '@liberta/contracts/accounts/account-call.types'
import type { z } from 'zod'
import { describeProblem, documentParameters, referToSchema } from './operation.ts'
import type { DocumentedOperation, DocumentedParameter, DocumentedPaths } from './operation.ts'

const KEY_HEADER: DocumentedParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '1 to 128 visible characters: the same command with the same key is done once, and answered as before',
  schema: { type: 'string' },
}

const CLOSED = {
  401: 'Nobody is signed in',
  403: 'A userId that is another reader’s; or a cookie with a request of another site',
  503: 'Nobody can be recognised now',
}

const OPTIONAL = { 401: 'A token is brought by which nobody is known', 429: 'Too many tokens were refused' }

const KEY_USED = 'The Idempotency-Key was used for another command'

const CALLS: readonly [string, AccountCall][] = Object.entries(ACCOUNT_CALLS)

/** The calls of accounts and forms, by address and method. */
export function documentAccountCalls(): DocumentedPaths {
  const paths: DocumentedPaths = {}
  for (const [operation, call] of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: documentCall(operation, call) }
  }
  return paths
}

/** Every shape that such a call takes or answers, by its name, in the order of the names. */
export function listAccountSchemas(): Record<string, z.ZodType> {
  const schemas = CALLS.flatMap(([, { request, answer }]) => [request, answer]).filter((named) => named !== undefined)
  const sorted = schemas.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return Object.fromEntries(sorted.map(({ name, schema }) => [name, schema]))
}

function documentCall(operationId: string, call: AccountCall): DocumentedOperation {
  const { summary, request } = call
  const parameters = [
    ...(call.takesKey ? [KEY_HEADER] : []),
    ...(call.query ? documentParameters('query', call.query) : []),
  ]
  return {
    operationId,
    summary,
    tags: ['accounts'],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: { required: true, content: json(request.name) } } : {}),
    responses: describeResponses(call),
  }
}

function describeResponses({
  method,
  session,
  takesKey,
  request,
  answer,
  sendsOn,
  problems,
}: AccountCall): Record<string, object> {
  if (sendsOn) return { 303: { description: 'Sent on' } }
  const refusals = {
    ...(request ? { 400: 'The body does not fit' } : {}),
    ...(method === 'POST' ? { 403: 'A browser’s request of another site' } : {}),
    ...(session === true ? CLOSED : {}),
    ...(session === 'optional' ? OPTIONAL : {}),
    ...problems,
    ...(session === true && takesKey ? { 422: [problems?.[422], KEY_USED].filter(Boolean).join('; or: ') } : {}),
  }
  return {
    200: { description: 'Done', ...(answer ? { content: json(answer.name) } : {}) },
    ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, describeProblem(text)])),
  }
}

const json = (schema: string) => ({ 'application/json': { schema: referToSchema(schema) } })
