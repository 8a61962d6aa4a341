import { percentile } from '@liberta/test-kit/summarise'
import { LIVE } from '../../../../../k6/load.table.ts'
import type { Summary, Verdict } from '../../../../../k6/summary/summarise.ts'
import type { ListenOutcome } from './listen-meanwhile.ts'

/** What the open pages of a run have seen, beside its bars. @param isUntimed no bar for times */
export function judgeListening(
  outcome: ListenOutcome,
  isUntimed: boolean,
): { figures: Summary['figures']; verdicts: Verdict[] } {
  const { asked, opened, ended, arrivals, megabytes } = outcome
  const unheard = arrivals.filter(({ all }) => all === null).length
  const slowest = Math.max(0, ...arrivals.map(({ all }) => all ?? LIVE.giveUpAfterSeconds * 1000))
  const refused = Object.entries(opened.refusals).map(([status, count]) => `${count} answered ${status}`)
  const arrived = arrivals.map(({ all }) => (all === null ? 'never' : `${all} ms`)).join(', ')
  const figures = [
    { what: 'open pages that listened', value: `${opened.taken} of ${asked}, ${refused.join(', ') || 'none refused'}` },
    { what: 'slowest answer to who wanted to listen', value: `${opened.slowestMs} ms` },
    { what: 'from publishing to the last open page', value: arrived || 'nothing was published: that needs --try-out' },
    ...(megabytes === null ? [] : [{ what: 'memory of the site', value: writeMemory(megabytes, opened.taken) }]),
    { what: 'CPU of those who listened', value: `${ended.cpuSeconds.toFixed(1)} s for ${ended.events} events` },
  ]
  const verdicts: Verdict[] = [
    judge('open pages', 'open==asked', `${opened.taken} of ${asked}`, opened.taken === asked),
    judge('open pages that lost their stream', 'count==0', `count ${ended.lost}`, ended.lost === 0),
    judge('changes that some open page never heard of', 'count==0', `count ${unheard}`, unheard === 0),
  ]
  if (megabytes !== null) {
    const taken = megabytes.after - megabytes.before
    const bar = `MB<=${LIVE.mostMegabytes}`
    verdicts.push(judge('memory of open pages', bar, `MB ${taken.toFixed(0)}`, taken <= LIVE.mostMegabytes))
  }
  if (isUntimed || arrivals.length === 0) return { figures, verdicts }
  const p95 = percentile(
    arrivals.flatMap(({ each }) => each),
    0.95,
  )
  const timed = [
    judgeTime('publish to an open page', 'p(95)', p95, LIVE.soonMs),
    judgeTime('publish to all open pages', 'max', slowest, LIVE.mostMs),
  ]
  return { figures, verdicts: [...verdicts, ...timed] }
}

function judge(what: string, bar: string, value: string, isHeld: boolean): Verdict {
  return { what, bar, value, isHeld }
}

function judgeTime(what: string, stat: string, measured: number, most: number): Verdict {
  return { ...judge(what, `${stat}<=${most}`, `${stat} ${measured.toFixed(0)}`, measured <= most), measured }
}

function writeMemory({ before, after }: { before: number; after: number }, streams: number): string {
  const each = streams === 0 ? 0 : ((after - before) * 1024) / streams
  return `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them (${each.toFixed(1)} KB each)`
}
