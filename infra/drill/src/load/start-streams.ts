import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import type { Paper } from '../site/start-paper.ts'

/** An answer to somebody who wanted to listen; status 0 for none, and how long it took. */
const attemptSchema = z.object({ status: z.number(), milliseconds: z.number() })
const attemptsReportSchema = z.array(attemptSchema)
export type AttemptsReport = z.infer<typeof attemptsReportSchema>

const streamsReportSchema = z.object({ taken: z.number(), refusals: attemptsReportSchema })
export type StreamsReport = z.infer<typeof streamsReportSchema>

/** Opens so many streams of changes at each copy of the API, as frontends do, and then some more, in a process of their own. */
export async function startStreams(
  paper: Paper,
  each: number,
  more: number,
): Promise<{ report: StreamsReport; stop: () => Promise<void> }> {
  const child = startChild({
    name: 'streams',
    program: join(import.meta.dirname, 'hold-streams.program.ts'),
    args: [String(each), String(more), ...paper.copies('api').map(({ origin }) => origin)],
    env: {},
    onLine: () => undefined,
    onDeath: () => undefined,
  })
  return { report: streamsReportSchema.parse(await child.firstMessage), stop: () => child.stop() }
}

/** How strangers try to listen. */
export interface Attempts {
  strangers: number
  /** Of each, at once. */
  each: number
  withinMs: number
}

/** Connects strangers to the site, in a process of their own; `done` resolves to what they were answered. */
export async function startAttempts(
  paper: Paper,
  { strangers, each, withinMs }: Attempts,
): Promise<{ done: Promise<AttemptsReport> }> {
  const messages: unknown[] = []
  const child = startChild({
    name: 'strangers',
    program: join(import.meta.dirname, 'attempt-listening.program.ts'),
    args: [paper.urls.site, paper.certificateFile, String(strangers), String(each), String(withinMs)],
    env: {},
    onLine: () => undefined,
    onMessage: (message) => void messages.push(message),
    onDeath: () => undefined,
  })
  await child.firstMessage
  return { done: child.ended.then(() => attemptsReportSchema.parse(messages.at(-1))) }
}
