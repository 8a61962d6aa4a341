/** Paths of the API that are no call of a reader, and stand in no table of calls. */

/** Where the CMS says what has changed (docs/naxos.md, «Webhook»). */
export const CMS_WEBHOOK_PATH = '/api/naxos/webhook'

/** Where the documentation is; `/json` and `/yaml` below it are for machines. */
export const DOCUMENTATION_PATH = '/api/docs'
