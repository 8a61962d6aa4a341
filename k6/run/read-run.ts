import { BESIDE, MOST, SCRIPTS } from '../load.table.ts'
import type { ScriptName, ScriptPlan } from '../load.table.ts'

/** What one run does: the plan of its script, with what was said on the command line in the place of it. */
export interface Run {
  script: ScriptName
  plan: ScriptPlan
  /** The site's origin. */
  target: string
  rate: number
  seconds: number
  peak: number
  /** Readers a second beside a bot or searches. */
  beside: number
  /** Pauses are so many times as long. */
  pause: number
  /** No bar for times: the machine may be busy with something else. */
  isUntimed: boolean
  /** Every reader says an address of their own, where the site believes this machine as its proxy. */
  isForwarded: boolean
  /** The site is of this run alone and has no limits: who is turned away has failed. */
  isOwn: boolean
  /** The origin of the CMS stand-in of a local try-out; null where the target is not said to be one. */
  standIn: string | null
  /** A folder for the summary as HTML, JUnit and JSON; null for none. */
  folder: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^https?:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?$/
const ORIGIN = /^https?:\/\/[^/\s]+$/

/** Reads the variables that the command sets. @throws naming the variable that is wrong */
export function readRun(script: ScriptName, environment: Environment): Run {
  const plan: ScriptPlan = SCRIPTS[script]
  const target = readOrigin('TARGET', environment['TARGET'] || 'http://127.0.0.1:3000')
  const rate = readNumber('RATE', environment['RATE'], plan.rate, MOST.rate)
  const peak = readNumber('PEAK', environment['PEAK'], plan.peak, MOST.rate)
  if (rate * peak > MOST.rate)
    throw new Error(`RATE times PEAK is ${rate * peak}: at most ${MOST.rate} a second begin.`)
  const standIn = environment['STAND_IN'] ? readOrigin('STAND_IN', environment['STAND_IN']) : null
  if (standIn !== null && !(LOOPBACK.test(target) && LOOPBACK.test(standIn)))
    throw new Error('A try-out is local: site and stand-in have to be on this machine.')
  return {
    script,
    plan,
    target,
    rate,
    peak,
    beside: readNumber('BESIDE', environment['BESIDE'], BESIDE.rate, MOST.rate),
    seconds: readNumber('SECONDS', environment['SECONDS'], plan.seconds, MOST.seconds),
    pause: readNumber('PAUSE', environment['PAUSE'], 1, 10),
    isUntimed: Boolean(environment['UNTIMED']),
    isForwarded: Boolean(environment['FORWARDED']),
    isOwn: Boolean(environment['OWN']),
    standIn,
    folder: environment['FOLDER'] || null,
  }
}

function readOrigin(name: string, value: string): string {
  const origin = value.replace(/\/$/, '')
  if (!ORIGIN.test(origin)) throw new Error(`${name} is no origin as http://127.0.0.1:3000: ${value}`)
  return origin
}

function readNumber(name: string, value: string | undefined, standard: number, most: number): number {
  if (!value) return standard
  const number = Number(value)
  if (!(number > 0 && number <= most)) throw new Error(`${name} has to be a number over 0, at most ${most}: ${value}`)
  return number
}
