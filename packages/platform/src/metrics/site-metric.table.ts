export type Kind = 'counter' | 'gauge' | 'histogram'
type Program = 'frontend' | 'api' | 'worker'

/** What is known of a metric: what a dashboard, an alert and docs/metrics.md may rely on. */
export interface MetricFacts {
  kind: Kind
  programs: readonly Program[]
  help: string
  /** Each of few values that are known beforehand: no address, no id and no word of a reader's. */
  labels?: readonly string[]
  /** Upper bounds of a histogram's buckets, in its unit. */
  buckets?: readonly number[]
}

/** Answers to readers: what is in memory takes less than the first. */
export const ANSWERS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Work that waits for others. */
export const WORK = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** From an editor's change to readers. */
export const LAGS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

/** The metrics of what readers get, which the frontend alone counts. */
export const SITE_METRICS = {
  page_requests_total: {
    kind: 'counter',
    programs: ['frontend'],
    help: 'Pages by how the answer came about: hit, stale, shared (of another copy), miss, renewed, stale-if-error or bypass',
    labels: ['outcome'],
  },
  page_render_duration_seconds: {
    kind: 'histogram',
    programs: ['frontend'],
    help: 'Renders of pages for everybody, the wait for the API included, by whether they came about',
    labels: ['outcome'],
    buckets: WORK,
  },
  page_renders: {
    kind: 'gauge',
    programs: ['frontend'],
    help: 'Pages that are rendered or wait for it; ahead: changed ones that readers get as they were until there is time',
    labels: ['state'],
  },
  page_cache_pages: { kind: 'gauge', programs: ['frontend'], help: 'Pages in memory, by part', labels: ['part'] },
  page_cache_bytes: { kind: 'gauge', programs: ['frontend'], help: 'Bytes of pages in memory' },
  shared_page_requests_total: {
    kind: 'counter',
    programs: ['frontend'],
    help: 'Pages that copies share, by what came of reading one: hit, stale, miss, refused (withdrawn, or not known to be current) or late (Redis slow); and of giving one: written or too_large; failed where Redis refuses or is away',
    labels: ['outcome'],
  },
  shared_pages: { kind: 'gauge', programs: ['frontend'], help: 'Pages of this build that the copies share' },
  shared_pages_bytes: { kind: 'gauge', programs: ['frontend'], help: 'Bytes of the pages that the copies share' },
  change_stream_broken_seconds: {
    kind: 'gauge',
    programs: ['frontend'],
    help: 'For how long the frontend has heard of no change; 0 while it does',
  },
  live_streams: { kind: 'gauge', programs: ['frontend'], help: 'Open streams of live pages' },
  live_refusals_total: {
    kind: 'counter',
    programs: ['frontend'],
    help: 'Streams of live pages refused or let go: the address has its share, the process is full or stops, the reader is slow',
    labels: ['reason'],
  },
  live_telling_seconds: { kind: 'histogram', programs: ['frontend'], help: 'From news to all streams', buckets: WORK },
  publish_to_visible_seconds: {
    kind: 'histogram',
    programs: ['frontend'],
    help: 'From the time that the CMS gives a change to a page that shows it, of pages that are rendered ahead',
    buckets: LAGS,
  },
  site_reports_total: {
    kind: 'counter',
    programs: ['frontend'],
    help: 'What pages report of themselves, by kind and by what became of it; who floods it shows in too_many, who sends rubbish in malformed, too_large, slow and unknown_type',
    labels: ['kind', 'outcome'],
  },
  web_vitals_lcp_seconds: {
    kind: 'histogram',
    programs: ['frontend'],
    help: 'Largest contentful paint as browsers of one visit in ten tell it, by kind of page',
    labels: ['page'],
    buckets: [0.5, 1, 1.8, 2.5, 4, 8],
  },
  web_vitals_inp_seconds: {
    kind: 'histogram',
    programs: ['frontend'],
    help: 'Slowest answer to an interaction, told likewise',
    labels: ['page'],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  },
  web_vitals_cls_score: {
    kind: 'histogram',
    programs: ['frontend'],
    help: 'Cumulative layout shift, told likewise',
    labels: ['page'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  },
  folder_disk_used_ratio: {
    kind: 'gauge',
    programs: ['frontend'],
    help: 'Used share of the disk on which a folder lies: media (pictures), assets (files of other builds)',
    labels: ['folder'],
  },
  certificate_expiry_timestamp_seconds: {
    kind: 'gauge',
    programs: ['frontend'],
    help: 'When the certificate that CERTIFICATE_ADDRESS shows expires, in seconds of the epoch; none where that is not set',
    // Without a label it would be 0, and so long ago, where it is not known.
    labels: ['address'],
  },
} as const satisfies Record<string, MetricFacts>
