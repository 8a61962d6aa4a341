import { describeClipLength } from '@liberta/italian/write-number'

/** A moment in a recording, as rows and bar tell it: '7.26', '1.02.09'. */
export function writeMoment(seconds: number): string {
  return describeClipLength(Math.max(0, Math.floor(seconds)))
}

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** How much of a recording was heard, 0 to 1; 0 while its length is not known. */
export function heardShare(at: number, seconds: number): number {
  return seconds > 0 ? Math.min(1, at / seconds) : 0
}

/** For ears: '7 minuti e 26 secondi di 24 minuti'; no length while that is not known. */
export function speakMoment(at: number, seconds: number): string {
  const minutes = Math.floor(at / 60)
  const rest = Math.floor(at % 60)
  const parts = [
    ...(minutes > 0 ? [count(minutes, 'minuto', 'minuti')] : []),
    ...(rest > 0 || minutes === 0 ? [count(rest, 'secondo', 'secondi')] : []),
  ]
  const moment = parts.join(' e ')
  if (seconds === 0) return moment
  return `${moment} di ${count(Math.max(1, Math.round(seconds / 60)), 'minuto', 'minuti')}`
}

/** What is left of a recording that was begun: 'Restano 12 min', 'Resta 1 min'. */
export function describeRest(at: number, seconds: number): string {
  const minutes = Math.max(1, Math.round((seconds - at) / 60))
  return minutes === 1 ? 'Resta 1 min' : `Restano ${minutes} min`
}

/** Speeds in their turn. */
const SPEEDS = [1, 1.25, 1.5, 2, 0.8] as const

/** The speed after this one; 1 after one that is none of ours. */
export function nextSpeed(speed: number): number {
  return SPEEDS[(SPEEDS.findIndex((known) => known === speed) + 1) % SPEEDS.length] ?? 1
}

/** '1×', '1,25×'. */
export function writeSpeed(speed: number): string {
  return `${String(speed).replace('.', ',')}×`
}

/** What holds a recording up, in words; null where nothing does. */
export function describeFault(phase: 'loading' | 'playing' | 'paused' | 'failed'): string | null {
  if (phase === 'loading') return 'Un momento'
  return phase === 'failed' ? 'L’audio non parte. Riprova' : null
}
