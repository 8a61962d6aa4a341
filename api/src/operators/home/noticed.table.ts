/** Something that readers notice, as Prometheus keeps it. */
export interface NoticedFigure {
  title: string
  /** PromQL; one value at a moment, over everything that runs. */
  query: string
  /** A value as the row writes it. */
  write: (value: number) => string
  /** What it is to stay below; null where no such promise was made. */
  promise: number | null
  /** Which end of a day is the bad one. */
  worst: 'most' | 'least'
}

/** Long enough for a figure of few readers, short enough to be «now». */
const OVER = '15m'
const REQUESTS = 'http_request_duration_seconds_count'
const SAVES = `${REQUESTS}{service="api",route="/api/save-for-later/toggle"`

const rate = (series: string) => `sum(rate(${series}[${OVER}]))`
const upperQuarter = (histogram: string) => `histogram_quantile(0.75, sum by (le) (rate(${histogram}_bucket[${OVER}])))`
/** Of series that may have counted nothing yet: that is 0, and a share of nothing at all is nothing. */
const share = (part: string, whole: string) => `(${rate(part)} or vector(0)) / ${rate(whole)}`
const writeShare = (value: number) => `${(100 * value).toFixed(2)} %`

/** Also known of a copy of the API by itself, where nobody keeps the figures of a day. */
export const FAILED_ANSWERS: NoticedFigure = {
  title: 'Answers with 5xx',
  query: share(`${REQUESTS}{service="frontend",status="5xx"}`, `${REQUESTS}{service="frontend"}`),
  write: writeShare,
  promise: 0.001,
  worst: 'most',
}

/** In the order of the operators' home. Promises: the limits of Core Web Vitals, and one answer in a thousand. */
export const NOTICED_FIGURES: readonly NoticedFigure[] = [
  {
    title: 'Largest paint, p75',
    query: upperQuarter('web_vitals_lcp_seconds'),
    write: (value) => `${value.toFixed(1)} s`,
    promise: 2.5,
    worst: 'most',
  },
  {
    title: 'Tap to paint, p75',
    query: upperQuarter('web_vitals_inp_seconds'),
    write: (value) => `${Math.round(value * 1000)} ms`,
    promise: 0.2,
    worst: 'most',
  },
  {
    title: 'Pages from a warm copy',
    query: share(
      'page_requests_total{outcome=~"hit|stale|shared|stale-if-error"}',
      'page_requests_total{outcome!="bypass"}',
    ),
    write: writeShare,
    promise: null,
    worst: 'least',
  },
  FAILED_ANSWERS,
  {
    title: 'Saves that failed',
    query: share(`${SAVES},status="5xx"}`, `${SAVES}}`),
    write: writeShare,
    promise: 0.001,
    worst: 'most',
  },
]
