import { setTimeout as pause } from 'node:timers/promises'
import type { PlantedReader } from '../../../infra/local/src/test-site/plant-readers.ts'

/** One command, sent with its own Idempotency-Key until it is acknowledged. */
export interface PlannedCommand {
  reader: PlantedReader
  itemId: string
  /** What the reader saw: the command makes the opposite of it. */
  currentStatus: boolean
  key: string
}

export interface CommandRun {
  /** How many have been acknowledged so far. */
  acknowledged: number
  /** When each was acknowledged, by its key; milliseconds since the epoch. */
  acknowledgedAt: Map<string, number>
  /** How many answers were lost, or were no acknowledgement. */
  failures: number
  done: Promise<void>
}

const LANES = 10
/** So that killing and starting again have time to happen meanwhile. */
const PAUSE_MS = 60
const AGAIN_AFTER_MS = 150
const ANSWER_WITHIN_MS = 10_000
const GIVE_UP_AFTER_MS = 90_000

/** Sends all commands, in order, some at once; what is not acknowledged is sent again with its key. */
export function runCommands(origin: string, commands: readonly PlannedCommand[]): CommandRun {
  const run: CommandRun = { acknowledged: 0, acknowledgedAt: new Map(), failures: 0, done: Promise.resolve() }
  let next = 0
  const lane = async () => {
    for (let command = commands[next++]; command; command = commands[next++]) {
      await sendUntilAcknowledged(origin, command, run)
      run.acknowledged += 1
      run.acknowledgedAt.set(command.key, Date.now())
      await pause(PAUSE_MS)
    }
  }
  run.done = Promise.all(Array.from({ length: LANES }, lane)).then(() => undefined)
  return run
}

async function sendUntilAcknowledged(origin: string, command: PlannedCommand, run: CommandRun): Promise<void> {
  for (const until = Date.now() + GIVE_UP_AFTER_MS; Date.now() < until; await pause(AGAIN_AFTER_MS)) {
    const isSaved = await send(origin, command).catch(() => null)
    if (isSaved === !command.currentStatus) return
    run.failures += 1
  }
  throw new Error(`a command was not acknowledged: ${command.key}`)
}

/** Null where it was not acknowledged. */
async function send(origin: string, { reader, itemId, currentStatus, key }: PlannedCommand): Promise<boolean | null> {
  const answer = await fetch(`${origin}/api/save-for-later/toggle`, {
    method: 'POST',
    body: JSON.stringify({ itemId, title: 'Una notizia', currentStatus }),
    headers: {
      'content-type': 'application/json',
      cookie: reader.cookie,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const body = (await answer.json()) as { isSaved?: boolean }
  return answer.status === 200 ? (body.isSaved ?? null) : null
}
