const OTHERS = [
  ...(['setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['queueMicrotask', 'nextTick', 'performance', 'hrtime'] as const),
]

/** For `doNotFake`, where a test sets the date alone: what runs in it is of the same realm, and waits by all of these. */
export const ALL_BUT_THE_DATE = [...(['setTimeout', 'clearTimeout'] as const), ...OTHERS]

/** The same, where a test has the time of what was begun in it be over. */
export const ALL_BUT_TIMEOUTS = [...(['Date'] as const), ...OTHERS]
