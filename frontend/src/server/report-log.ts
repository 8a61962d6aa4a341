import { createCounter, createHistogram } from '@liberta/platform/metrics/create-metric'
import { kindOfPage } from '@liberta/addresses/list-route-paths'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { findOrigin, splitTarget } from '../page-cache/page-key.ts'
import type { PageReport, VitalsReport } from './report-kinds.table.ts'

/** Alike reports are one line in so many milliseconds. */
const WINDOW_MS = 60_000
/** Different ones of a window that get a line of their own: who makes them up fills no log. */
const MOST_LINES = 50
const LONGEST_PATH = 200

/** What becomes of a report: taken, or why not. */
export type ReportOutcome = 'taken' | 'malformed' | 'too_large' | 'too_many' | 'slow' | 'unknown_type'

const received = createCounter('site_reports_total')
const largestPaints = createHistogram('web_vitals_lcp_seconds')
const interactions = createHistogram('web_vitals_inp_seconds')
const shifts = createHistogram('web_vitals_cls_score')

export interface ReportLogParts {
  grammar: AddressGrammar
  log: { warn: (facts: object, message: string) => void }
}

/**
 * Counts what pages report and writes one line a minute for each thing that is reported, with how often it was. Nothing of a reader is
 * written down: no address of theirs, no query, and no path that holds what somebody searched for.
 */
export class ReportLog {
  private readonly parts: ReportLogParts
  private lines = new Map<string, { facts: object; count: number }>()
  private timer: NodeJS.Timeout | undefined

  constructor(parts: ReportLogParts) {
    this.parts = parts
  }

  /** Takes a report. */
  add(report: PageReport): void {
    const { kind } = report
    received.inc({ kind, outcome: 'taken' })
    if (report.kind === 'vitals') return this.measure(report)
    const { facts, page } = report
    const named = JSON.stringify([kind, facts])
    const isNew = !this.lines.has(named)
    const name = isNew && this.lines.size >= MOST_LINES ? 'others' : named
    const line = this.lines.get(name) ?? {
      facts: name === 'others' ? { report: 'others' } : { report: kind, ...facts, path: this.pathOf(page) },
      count: 0,
    }
    line.count += 1
    this.lines.set(name, line)
    this.timer ??= setTimeout(() => this.write(), WINDOW_MS).unref()
  }

  /** Figures alone, by the kind of the page. */
  private measure({ page: path, vitals: { lcp: lcpMs, inp: inpMs, cls } }: VitalsReport): void {
    const resolved = this.parts.grammar.resolve(path, '')
    if (resolved.type !== 'page') return
    const page = kindOfPage(resolved.address)
    if (lcpMs !== undefined) largestPaints.observe({ page }, lcpMs / 1000)
    if (inpMs !== undefined) interactions.observe({ page }, inpMs / 1000)
    if (cls !== undefined) shifts.observe({ page }, cls)
  }

  /** Counts what is no report. */
  refuse(outcome: Exclude<ReportOutcome, 'taken'>): void {
    received.inc({ kind: 'none', outcome })
  }

  /** Writes what has come since the last lines; called by itself each minute, and at the end. */
  write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const lines = this.lines
    this.lines = new Map()
    for (const { facts, count } of lines.values()) this.parts.log.warn({ ...facts, count }, 'pages report')
  }

  /** The path of a page of the site's content; of what anybody may make up only that it is that. */
  private pathOf(page: string): string {
    const { path } = splitTarget(page)
    const isOwn = path.startsWith('/') && findOrigin(this.parts.grammar, { path, query: '' }) === 'own'
    return isOwn ? path.slice(0, LONGEST_PATH) : 'made up'
  }
}
