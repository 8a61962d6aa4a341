import { parseArgs } from 'node:util'
import { MOST } from '../../../../k6/load.table.ts'
import type { ScriptName } from '../../../../k6/load.table.ts'
import { readRun } from '../../../../k6/run/read-run.ts'
import { StartError } from '../project.ts'

/** What `npm run load -- NAME …` was told. */
export interface LoadOptions {
  name: string
  /** The site's origin where one was named; else the site of this machine is meant. */
  target: string | null
  /** The site of this machine is said to be a try-out, in which may be written. */
  isTryOut: boolean
  /** A site is started for this run alone, which is a try-out. */
  isOwn: boolean
  /** Open pages that listen, of `live`; the table's number unless said. */
  streams: number | null
  /** Variables for the script. */
  variables: Record<string, string>
  /** What stands behind `--`, for k6 itself. */
  forK6: string[]
}

/** Options that become variables of the script. */
const TOLD = ['rate', 'seconds', 'peak', 'pause', 'beside'] as const
const FLAGS = ['untimed', 'forwarded', 'own'] as const

const USAGE = `npm run load -- NAME [--target URL] [--rate N] [--seconds N] [--peak N] [--pause N] [--beside N] [--streams N] [--untimed] [--forwarded]
  [--try-out] [--own] [-- options of k6]`

/** Reads the words behind the command. @throws StartError for a name that is none of `names`, or what that script would refuse */
export function readLoadOptions(words: readonly string[], names: readonly string[]): LoadOptions {
  const end = words.indexOf('--')
  const [ours, forK6] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end + 1)]
  const { values, positionals } = parseOurs([...ours])
  const [name = ''] = positionals
  if (positionals.length !== 1 || !names.includes(name))
    throw new StartError(`Which load? npm run load -- ${names.join(' | ')}\n${USAGE}`)
  const isOwn = values.own ?? false
  if (isOwn && values.target !== undefined)
    throw new StartError(`--own is a site of this run, and needs no --target.\n${USAGE}`)
  if (isOwn && name === 'deploy')
    throw new StartError(`deploy: nobody replaces the site of --own while it is read.\n${USAGE}`)
  const told = TOLD.flatMap((option) => (values[option] === undefined ? [] : [[option.toUpperCase(), values[option]]]))
  const flags = FLAGS.flatMap((option) => (values[option] ? [[option.toUpperCase(), 'yes']] : []))
  const options: LoadOptions = {
    name,
    target: values.target?.replace(/\/$/, '') ?? null,
    isTryOut: (values['try-out'] ?? false) || isOwn,
    isOwn,
    streams: readStreams(values.streams),
    variables: Object.fromEntries([...told, ...flags]),
    forK6: [...forK6],
  }
  demandRun(options)
  return options
}

/** Any port of this machine, for looking at options alone: which one it is shows when the site is there. */
const HERE = 'http://127.0.0.1'

/** What a script refuses is refused before a page is opened, a story is published or a site is started for it. */
function demandRun({ name, target, isTryOut, variables }: LoadOptions): void {
  const places = { TARGET: target ?? HERE, ...(isTryOut && { STAND_IN: HERE }) }
  try {
    readRun(name as ScriptName, { ...variables, ...places })
  } catch (error) {
    throw tellUsage(error)
  }
}

function parseOurs(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    target: text,
    rate: text,
    seconds: text,
    peak: text,
    pause: text,
    beside: text,
    streams: text,
    untimed: flag,
    forwarded: flag,
    'try-out': flag,
    own: flag,
  }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw tellUsage(error)
  }
}

function tellUsage(error: unknown): StartError {
  return new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
}

function readStreams(text: string | undefined): number | null {
  if (text === undefined) return null
  const streams = Number(text)
  if (Number.isInteger(streams) && streams > 0 && streams <= MOST.streams) return streams
  throw new StartError(`--streams has to be a whole number over 0, at most ${MOST.streams}: ${text}`)
}
