import { styleText } from 'node:util'

type Colour = 'gray' | 'cyan' | 'yellow' | 'red'

const LEVELS: Readonly<Record<number, { word: string; colour: Colour }>> = {
  10: { word: 'trace', colour: 'gray' },
  20: { word: 'debug', colour: 'gray' },
  30: { word: 'info', colour: 'cyan' },
  40: { word: 'warn', colour: 'yellow' },
  50: { word: 'error', colour: 'red' },
  60: { word: 'fatal', colour: 'red' },
}
const PLUMBING = new Set(['level', 'time', 'pid', 'hostname', 'service', 'msg', 'name', 'context', 'v'])

/** Turns a JSON line of pino into one for people; any other line is passed on as it is. */
export function writeReadableLog(service: string, line: string): string {
  const entry = parseEntry(line)
  const label = service.padEnd(9)
  if (!entry) return `${styleText('gray', clock(new Date()))} ${label} ${line}`
  const level = LEVELS[Number(entry.level)] ?? { word: 'info', colour: 'cyan' }
  const facts = Object.entries(entry)
    .filter(([key]) => !PLUMBING.has(key))
    .map(([key, value]) => `${key}=${describe(value)}`)
  const time = typeof entry.time === 'number' || typeof entry.time === 'string' ? new Date(entry.time) : new Date()
  const words = [
    styleText('gray', clock(time)),
    label,
    styleText(level.colour, level.word.padEnd(5)),
    typeof entry.msg === 'string' ? entry.msg : '',
  ]
  return [...words, styleText('gray', facts.join(' '))].join(' ').trimEnd()
}

function parseEntry(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'message' in value) return String(value.message)
  return JSON.stringify(value)
}

function clock(time: Date): string {
  return time.toTimeString().slice(0, 8)
}
