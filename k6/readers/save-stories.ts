import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import type { Run } from '../run/read-run.ts'
import { headersOf, textOf } from './ask.ts'
import type { Answer } from './ask.ts'
import { acknowledged, commandsLost, lookedUp } from './metrics.ts'

/** A reader who is signed in, by the `Cookie` header of their browser. */
export interface Saver {
  cookie: string
}

/** What this one of k6's readers was told to be saved. */
const saved: { saver: Saver; itemId: string }[] = []

/** Gives one command of a reader; what is acknowledged is remembered. */
export function saveStory(run: Run, mark: string, savers: readonly Saver[]): void {
  const { iterationInTest: count } = exec.scenario
  const saver = savers[count % savers.length]
  if (saver === undefined) throw new Error('nobody is signed in')
  const itemId = `${mark}-${count}`
  const answer = command(run, saver, '/api/save-for-later/toggle', 'command', {
    itemId,
    title: 'Una notizia salvata',
    currentStatus: false,
  })
  const isDone = check(answer, { 'command: acknowledged': () => answer.status === 200 && isSaved(answer) })
  if (!isDone) return
  acknowledged.add(1)
  lookedUp.add(false)
  saved.push({ saver, itemId })
}

/** Looks up everything that this one of k6's readers was told to be saved. */
export function lookUpSaved(run: Run): void {
  for (const { saver, itemId } of saved.splice(0)) {
    const answer = command(run, saver, '/api/save-for-later/check', 'lookup', { itemId })
    lookedUp.add(true)
    const isThere = check(answer, { 'lookup: what was acknowledged is saved': () => isSaved(answer) })
    if (!isThere) commandsLost.add(1)
  }
}

function command(run: Run, { cookie }: Saver, path: string, name: string, body: Record<string, unknown>): Answer {
  return http.post(run.target + path, JSON.stringify(body), {
    headers: {
      ...headersOf(run),
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(name === 'command' && { 'idempotency-key': String(body['itemId']) }),
    },
    tags: { name },
    responseType: 'text',
  })
}

function isSaved(answer: Answer): boolean {
  return /"isSaved":\s*true/.test(textOf(answer))
}
