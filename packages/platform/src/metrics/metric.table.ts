import { ANSWERS, LAGS, SITE_METRICS, WORK } from './site-metric.table.ts'
import type { Kind, MetricFacts } from './site-metric.table.ts'

/** The cause of a circuit that is open because another process has found it out. */
export const REMOTE_CAUSE = 'remote'

/**
 * Every metric of ours, by its name (https://prometheus.io/docs/practices/naming): seconds and bytes, `_total` of what only grows. Who counts
 * makes it by its name; docs/metrics.md, the alerts and the dashboards are held against this table by tests.
 */
export const METRICS = {
  ...SITE_METRICS,
  pings_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Pings to search engines (index_now) and to the hub of the feeds, by outcome: taken, refused or silent',
    labels: ['receiver', 'outcome'],
  },
  http_request_duration_seconds: {
    kind: 'histogram',
    programs: ['frontend', 'api'],
    help: 'Requests by route and class of status: from their head to the last byte of the answer',
    labels: ['route', 'status'],
    buckets: ANSWERS,
  },
  story_reads_total: {
    kind: 'counter',
    programs: ['api'],
    help: 'Stories that pages say are read, by what became of it: counted, repeated, unknown (no story of that number stands), robot or failed',
    labels: ['outcome'],
  },
  upstream_request_duration_seconds: {
    kind: 'histogram',
    programs: ['frontend', 'api', 'worker'],
    help: 'Calls to others, by which, of what kind, and how they ended: ok, down (no connection), slow (time box), failed (5xx), rubbish (cannot be read) or refused',
    labels: ['upstream', 'call', 'outcome'],
    buckets: WORK,
  },
  upstream_circuit_open: {
    kind: 'gauge',
    programs: ['api', 'worker'],
    help: `Whether calls to others are held back or tried one by one, by which, of what kind, and how they ended before; ${REMOTE_CAUSE}: another process has found it out`,
    labels: ['upstream', 'call', 'cause'],
  },
  upstream_calls_held_total: {
    kind: 'counter',
    programs: ['api', 'worker'],
    help: 'Calls to others that were not made, by why: their circuit is open, they asked for calm, or have as many at once (concurrency) or a second (rate) as they may get',
    labels: ['upstream', 'call', 'reason'],
  },
  redis_up: { kind: 'gauge', programs: ['api', 'worker'], help: 'Whether a Redis answers', labels: ['redis'] },
  redis_writable: {
    kind: 'gauge',
    programs: ['api', 'worker'],
    help: 'Whether a Redis takes a write: one that is full answers and takes none',
    labels: ['redis'],
  },
  database_up: { kind: 'gauge', programs: ['api', 'worker'], help: 'Whether PostgreSQL answers' },
  database_connections: {
    kind: 'gauge',
    programs: ['api', 'worker'],
    help: 'Connections of the pool to PostgreSQL: busy, idle, and who waits for one',
    labels: ['state'],
  },
  queue_jobs: { kind: 'gauge', programs: ['api'], help: 'Jobs of a queue by state', labels: ['queue', 'state'] },
  queue_paused: { kind: 'gauge', programs: ['api'], help: 'Whether a queue is paused', labels: ['queue'] },
  queue_oldest_job_age_seconds: {
    kind: 'gauge',
    programs: ['api'],
    help: 'For how long the job has waited that is next, or is overdue',
    labels: ['queue'],
  },
  queue_poisoned_jobs: {
    kind: 'gauge',
    programs: ['api'],
    help: 'Failed jobs that no try mends, by their own fault, until somebody tries them again or removes them; 100 at most',
    labels: ['queue'],
  },
  job_wait_seconds: {
    kind: 'histogram',
    programs: ['worker'],
    help: 'From when a job could be done to its first try',
    labels: ['queue'],
    buckets: WORK,
  },
  job_duration_seconds: {
    kind: 'histogram',
    programs: ['worker'],
    help: 'Tries of jobs, by how they ended: done, failed (tried again) or given_up',
    labels: ['queue', 'outcome'],
    buckets: WORK,
  },
  jobs_given_up_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Jobs that are not tried again, by whose fault it was: of the job itself, which no try mends, or of others',
    labels: ['queue', 'cause'],
  },
  worker_stuck_seconds: {
    kind: 'gauge',
    programs: ['worker'],
    help: 'For how long jobs have waited in a queue without one being done; 0 while it is paused',
    labels: ['queue'],
  },
  read_model_overdue_seconds: {
    kind: 'gauge',
    programs: ['worker'],
    help: 'For how long the oldest read model of a name is no longer fresh, of those that are polled, by the tier that says how long it may be',
    labels: ['model', 'tier'],
  },
  outbox_oldest_line_age_seconds: {
    kind: 'gauge',
    programs: ['api'],
    help: 'For how long the oldest line of the outbox waits for the queue',
  },
  mails_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Mails: sent, failed, or refused for a reader’s address, which says nothing of the mail server',
    labels: ['outcome'],
  },
  mails_given_up: {
    kind: 'gauge',
    programs: ['api'],
    help: 'Mails that were given up and not sent since: readers’ messages (of the last seven days), and receipts of withdrawals',
    labels: ['kind'],
  },
  backup_log_followed: {
    kind: 'gauge',
    programs: ['api'],
    help: 'Whether PostgreSQL’s log is being taken by the backup: 1, 0 where it was and is not; nothing where it never was',
    labels: ['slot'],
  },
  mail_last_timestamp_seconds: {
    kind: 'gauge',
    programs: ['worker'],
    help: 'When the last mail was sent, and when the last one failed, in seconds of the epoch',
    labels: ['outcome'],
  },
  refresh_lag_seconds: {
    kind: 'histogram',
    programs: ['worker'],
    help: 'From the request of a refresh to its end, by trigger; with webhook, from the announcement: how late readers see what editors do',
    labels: ['trigger'],
    buckets: LAGS,
  },
  refresh_duration_seconds: {
    kind: 'histogram',
    programs: ['worker'],
    help: 'Refreshes by read model and by how they end',
    labels: ['model', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  },
  refresh_requests_total: {
    kind: 'counter',
    programs: ['api', 'worker'],
    help: 'Refreshes asked for, by trigger and by whether the queue took them',
    labels: ['trigger', 'outcome'],
  },
  cms_changes_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Tries of announced changes, by event and by how they ended: fetched, unfinished (tried again), unconfirmed (fetched, and the CMS went on answering as before) or given_up',
    labels: ['event', 'outcome'],
  },
  webhook_changes_total: {
    kind: 'counter',
    programs: ['api'],
    help: 'Announced changes, by whether the queue took them',
    labels: ['outcome'],
  },
  webhook_unknown_messages_total: {
    kind: 'counter',
    programs: ['api'],
    help: 'Signed messages of an event or a kind of subject that is not known here: something the CMS does now and the site does not',
  },
  purges_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Calls to the cache in front, by how they ended: done, or failed and tried again',
    labels: ['outcome'],
  },
  purges_waiting: {
    kind: 'gauge',
    programs: ['worker'],
    help: 'Keys that a server of the cache in front has still to forget, those of the later rounds among them',
    labels: ['server'],
  },
  purges_failing_seconds: {
    kind: 'gauge',
    programs: ['worker'],
    help: 'For how long a server of the cache in front has taken no purge that is owed to it',
    labels: ['server'],
  },
  naxos_items_dropped_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Items of answers of the CMS that were left out because they could not be shown',
    labels: ['kind'],
  },
  naxos_answers_refused_total: {
    kind: 'counter',
    programs: ['worker'],
    help: 'Answers of the CMS that were not believed, because they lack what no editor takes away so, by read model and reason',
    labels: ['model', 'reason'],
  },
  read_model_reads_total: {
    kind: 'counter',
    programs: ['api', 'worker'],
    help: 'Reads that the copy in the process could not answer alone, by how they ended',
    labels: ['outcome'],
  },
  api_reads_total: {
    kind: 'counter',
    programs: ['api'],
    help: 'Reads of content, by what was answered',
    labels: ['outcome'],
  },
  api_change_stream_clients: {
    kind: 'gauge',
    programs: ['api'],
    help: 'Who is told of changes: one connection for each frontend',
  },
} as const satisfies Record<string, MetricFacts>

export type MetricName = keyof typeof METRICS

/** The names of the metrics of a kind. */
export type NameOf<Of extends Kind> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Of ? Name : never
}[MetricName]

/** The labels of a metric. */
export type LabelOf<Name extends MetricName> = (typeof METRICS)[Name] extends { labels: readonly (infer Label)[] }
  ? Label & string
  : never
