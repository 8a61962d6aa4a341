import type { ParseArgsConfig } from 'node:util'
import { z } from 'zod'

/** The stand-in refused, or could not be reached; the message is for the one who typed the command. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

export interface ControlCall {
  service: 'naxos' | 'open-meteo'
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/_control`. */
  path: string
  body?: unknown
}

export type CallControl = (call: ControlCall) => Promise<unknown>

type OptionValue = string | boolean | (string | boolean)[] | undefined

/** What was typed, and how the stand-ins are called. */
export interface CommandInput {
  values: Readonly<Record<string, OptionValue>>
  positionals: readonly string[]
  call: CallControl
}

/** A command of `npm run naxos`. */
export interface Command {
  usage: string
  summary: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Does it and returns the lines to print. Throws an Error whose message tells what was wrong with the command. */
  run: (input: CommandInput) => Promise<string[]>
}

const environmentSchema = z.object({
  NAXOS_STAND_IN_PORT: z.coerce.number().int().default(4201),
  OPEN_METEO_STAND_IN_PORT: z.coerce.number().int().default(4202),
  STAND_IN_URL_HOST: z.string().default('127.0.0.1'),
  STAND_IN_CONTROL_TOKEN: z.string().optional(),
})

const ANSWERS_WITHIN_MS = 10_000

const refusalSchema = z.object({ error: z.string(), message: z.string().optional() })

/** Calls a stand-in's control interface. Throws a ControlError that says what to do. */
export async function callControl({ service, method, path, body }: ControlCall): Promise<unknown> {
  const environment = environmentSchema.parse(process.env)
  const port = service === 'naxos' ? environment.NAXOS_STAND_IN_PORT : environment.OPEN_METEO_STAND_IN_PORT
  const origin = `http://${environment.STAND_IN_URL_HOST}:${port}`
  const token = environment.STAND_IN_CONTROL_TOKEN
  const answer = await fetch(`${origin}/_control${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ControlError(
      isLate
        ? `The stand-in at ${origin} has not answered within ${ANSWERS_WITHIN_MS / 1000} s. What was asked of it may be done ` +
            'all the same: look with «npm run naxos list» before you ask again.'
        : `No stand-in answers at ${origin}. Start it with «npm start», or set ` +
            `${service === 'naxos' ? 'NAXOS_STAND_IN_PORT' : 'OPEN_METEO_STAND_IN_PORT'} to its port.`,
      { cause: error },
    )
  })
  if (answer.ok) return answer.json()
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null))
  const reason = refusal.success ? (refusal.data.message ?? refusal.data.error) : `status ${answer.status}`
  throw new ControlError(`The stand-in refused: ${reason}`)
}
