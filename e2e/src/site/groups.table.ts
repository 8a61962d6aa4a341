/**
 * Files that Jest runs, one after another: they stop parts of the site, rename its addresses, make mess, or hold a time to a bar, and each
 * starts a site of its own.
 */
export const ALONE = [
  'commands',
  'faults',
  'load',
  'mess',
  'read-the-paper',
  'renamed-addresses',
  'start-and-stop',
].map((name) => `**/${name}.test.ts`)

/** Files that sign in as the same readers, and turn what the provider says to all: never two of them at once. */
export const ONE_BY_ONE = ['**/reserved-area.test.ts', '**/sign-in.test.ts']
