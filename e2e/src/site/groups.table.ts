/** Files whose tests hold a time to a bar: nothing else may run meanwhile. */
export const ALONE = ['**/faults.test.ts', '**/mess.test.ts']

/** Files that sign in as the same readers, and turn what the provider says to all: never two of them at once. */
export const ONE_BY_ONE = ['**/reserved-area.test.ts', '**/sign-in.test.ts']

/** Files whose sites run on engines that may be chosen, and end parts of them. */
export const ON_ENGINES = ['**/faults.test.ts', '**/commands.test.ts']
