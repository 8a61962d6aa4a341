import { currentRequestId } from '@liberta/http/request-context'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

const SECRET_NAMES = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'secret',
  'token',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'ssoAccessToken',
  'ssoRefreshToken',
  'code_verifier',
  'codeVerifier',
]

/**
 * What stands in a line of JSON for what somebody looks for: behind the question mark of an address, in a friendly one behind its prefix or
 * the name of its words, and in the ids of searches and of obituaries by name. Up to a space, a quotation mark or the end of a line.
 */
const SOUGHT = /(?<=\?|\/ricerca\/|\/query_|[":](?:query\.|(?:story|multimedia|event)\.page_))(?:[^\s"\\]|\\[^"n])+/gi

/** Where an error of PostgreSQL tells the row, a reader's words with it. */
const ROWS = ['err', 'error'].flatMap((name) => ['detail', 'where', 'internalQuery'].map((field) => `${name}.${field}`))

/**
 * An error as it is written: what it says, its causes, and of its own fields those that are words, numbers and errors. The others are what it
 * was about: a whole page, a command's arguments with what somebody wrote.
 */
function describeError(thrown: unknown): unknown {
  return keepFacts(pino.stdSerializers.err(thrown as Error))
}

function keepFacts(described: unknown): unknown {
  if (!isDescribed(described)) return described
  const facts = Object.entries(described).flatMap(([name, value]) => {
    if (name === 'aggregateErrors' && Array.isArray(value)) return [[name, value.map(keepFacts)]]
    return typeof value !== 'object' || value === null || isDescribed(value) ? [[name, keepFacts(value)]] : []
  })
  return Object.fromEntries(facts) as object
}

/** Whether it is what pino makes of an error, which has its stack. */
function isDescribed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && 'stack' in value
}

/** The same name at the top of a line and one to three levels below it: pino has no «at any depth». */
function atDepths(name: string): string[] {
  const tail = name.startsWith('[') ? name : `.${name}`
  return [name, `*${tail}`, `*.*${tail}`, `*.*.*${tail}`]
}

/** Of each line: for which request it was written, where it was for one. A line that says so itself keeps what it says. */
function nameRequestOfLine(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/**
 * JSON lines to stdout (or to `destination`) with the service's name and the id of the request that is being answered; what is secret, and
 * the rows of PostgreSQL's errors, are written as [redacted], and what somebody looks for as an ellipsis.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    mixin: nameRequestOfLine,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    // Of the whole line: words come in paths, ids, keys and in what errors say of them.
    hooks: { streamWrite: (line: string) => line.replaceAll(SOUGHT, '…') },
    redact: { paths: [...SECRET_NAMES.flatMap(atDepths), ...ROWS], censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
