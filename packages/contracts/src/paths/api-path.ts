/** Paths of the API, and one of the site, that are no call of a reader and stand in no table of calls. */

/** Where the CMS says what has changed (docs/naxos.md, «Webhook»). */
export const CMS_WEBHOOK_PATH = '/api/naxos/webhook'

/** Where the documentation is; `/json` and `/yaml` below it are for machines. */
export const DOCUMENTATION_PATH = '/api/docs'

/** Where browsers send what they did not load, and how a visit was: the site's own. */
export const REPORTS_PATH = '/_reports'
