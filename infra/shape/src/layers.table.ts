/**
 * The layers of a program from top to bottom. Imports run down: a folder imports from rows below its own, and from folders of
 * its own name; two names in one row know nothing of each other. A name stands for all folders under it, but for those with a
 * longer name of their own; `.` for the files at the top.
 */
export type Layers = readonly (readonly string[])[]

/** The layers of each program, by the folder of its sources. */
export const LAYERS: Readonly<Record<string, Layers>> = {
  'frontend/src': [
    ['server'],
    ['rendering'],
    ['pages/internal'],
    // Feeds and sitemaps are documents beside the pages, which know nothing of them.
    ['pages', 'browser', 'drawn-pictures', 'feeds', 'sitemaps'],
    ['components'],
    ['islands'],
    // What components and browser code share lies under both: drawings, and the hooks of selectors.ts.
    ['components/icons', 'browser/support'],
    ['page-definition', 'page-cache', 'samples'],
    ['settings'],
    ['content'],
    ['http'],
    ['styles'],
  ],
  'api/src': [
    ['.'],
    ['app'],
    ['operators'],
    ['accounts', 'health', 'messages', 'most-read', 'surveys', 'webhook'],
    ['auth'],
    ['read-api'],
    ['commands'],
    ['http'],
    ['database', 'redis'],
    ['settings'],
  ],
  'worker/src': [
    ['.'],
    ['app'],
    ['cms-changes', 'operations', 'outbox', 'purges', 'schedules'],
    ['refresh'],
    ['sitemaps'],
    ['mail', 'naxos', 'weather'],
    ['foundation'],
  ],
  packages: [['test-kit'], ['database', 'platform'], ['addresses', 'http'], ['contracts'], ['italian']],
}

/** Who alone may import from a folder, beside the folder itself: one place knows all pages, and nobody knows the server. */
export const ONLY_IMPORTED_BY: Readonly<Record<string, readonly string[]>> = {
  'frontend/src/pages': ['frontend/src/rendering'],
  'frontend/src/server': [],
}
