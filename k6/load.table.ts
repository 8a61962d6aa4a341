/** What is asked for, as the figures name it (tag `name` of k6). */
export type RequestKind =
  | 'home'
  | 'section'
  | 'story'
  | 'search'
  | 'call'
  | 'asset'
  | 'picture'
  | 'crawled'
  | 'command'
  | 'lookup'

/** Milliseconds within which 95 and 99 of 100 answers of a kind are whole. A run that misses one fails, unless it is `--untimed`. */
export const ANSWER_BARS: Readonly<Record<RequestKind, { p95: number; p99: number }>> = {
  home: { p95: 100, p99: 300 },
  section: { p95: 150, p99: 400 },
  // Some of them nobody has read before: they come from the CMS.
  story: { p95: 500, p99: 1500 },
  search: { p95: 500, p99: 1500 },
  call: { p95: 100, p99: 300 },
  asset: { p95: 100, p99: 300 },
  // One that is asked for the first time is fetched.
  picture: { p95: 400, p99: 1500 },
  crawled: { p95: 1000, p99: 3000 },
  command: { p95: 150, p99: 500 },
  // All at once, when the commands are over: that they are there is what counts.
  lookup: { p95: 1000, p99: 3000 },
}

/** What a run never goes beyond, whatever it is told. */
export const MOST = { rate: 5000, seconds: 7200, readers: 2000, stories: 600, streams: 20_000 } as const

/** One script: what it answers, how hard it loads, what it is held to beside the times of its kinds. */
export interface ScriptPlan {
  question: string
  /** What begins a second, whether or not what began before has ended. */
  begins: 'visits' | 'pages' | 'commands' | 'searches'
  rate: number
  seconds: number
  /** How long one of them takes about, for the number of readers that k6 gets ready. */
  secondsEach: number
  /** Times the rate at the height of a spike; 1 where there is none. */
  peak: number
  kinds: readonly RequestKind[]
  /** Two parts of the run, of which the second is held to the times of the first (`MOST_SLOWER`). */
  phases: readonly [] | readonly [string, string]
  /** Bars of other figures, as k6 writes thresholds. */
  bars: Readonly<Record<string, readonly string[]>>
}

const HOT: readonly RequestKind[] = ['home', 'section', 'story']
const WHOLE_VISIT: readonly RequestKind[] = [...HOT, 'search', 'call', 'asset', 'picture']
/** Seconds that the home page is past its time at most, while it is being read. */
const FRESH_HOME = { 'page_overdue_seconds{name:home}': ['max<=15'] }
/** Milliseconds: what the product promises of 19 of 20 changes that were announced. */
const SOON_MS = 1000
const SEEN_SOON = {
  'publish_to_visible{page:home}': [`p(95)<${SOON_MS}`],
  'publish_to_visible{page:story}': [`p(95)<${SOON_MS}`],
  changes_unseen: ['count==0'],
}

/** All scripts by name. `--rate`, `--seconds` and `--peak` put other figures in the place of these. */
export const SCRIPTS = {
  smoke: {
    question: 'Does the site work, and is it quick for a few readers?',
    begins: 'visits',
    rate: 2,
    seconds: 20,
    secondsEach: 8,
    peak: 1,
    kinds: [...HOT, 'call'],
    phases: [],
    bars: {},
  },
  mix: {
    question: 'How is an ordinary hour: visits with pauses, pictures, files and searches?',
    begins: 'visits',
    rate: 2,
    seconds: 120,
    secondsEach: 45,
    peak: 1,
    kinds: WHOLE_VISIT,
    phases: [],
    bars: FRESH_HOME,
  },
  spike: {
    question: 'Does anybody see an error when ten, then a hundred times the readers come?',
    begins: 'pages',
    rate: 20,
    seconds: 60,
    secondsEach: 0.2,
    peak: 100,
    kinds: HOT,
    phases: [],
    bars: FRESH_HOME,
  },
  breaking: {
    question: 'How soon is a story seen that is published, or updated, in the midst of a spike?',
    begins: 'pages',
    rate: 20,
    seconds: 60,
    secondsEach: 0.2,
    peak: 100,
    kinds: HOT,
    phases: [],
    bars: { ...FRESH_HOME, ...SEEN_SOON },
  },
  savers: {
    question: 'Is every save that was acknowledged there afterwards?',
    begins: 'commands',
    rate: 20,
    seconds: 60,
    secondsEach: 0.5,
    peak: 1,
    kinds: ['command', 'lookup'],
    phases: [],
    // One half of the samples are acknowledgements, the other half lookups: less says that some were not looked up.
    bars: { commands_lost: ['count==0'], commands_looked_up: ['rate>=0.5'] },
  },
  crawler: {
    question: 'What do readers feel of a bot that reads the whole archive?',
    begins: 'pages',
    rate: 20,
    seconds: 60,
    secondsEach: 2,
    peak: 1,
    kinds: [...HOT, 'crawled'],
    phases: ['alone', 'beside'],
    // What is asked for again, or was read by somebody before, is no cold story.
    bars: { ...FRESH_HOME, crawled_cold: ['rate>=0.99'] },
  },
  search: {
    question: 'What do searches that nobody made before cost those who read?',
    begins: 'searches',
    rate: 5,
    seconds: 60,
    secondsEach: 2,
    peak: 1,
    kinds: [...HOT, 'search'],
    phases: ['alone', 'beside'],
    bars: FRESH_HOME,
  },
  live: {
    question: 'Do readers feel thousands of open pages that listen, and how soon does each of those hear of a change?',
    begins: 'pages',
    rate: 20,
    seconds: 60,
    secondsEach: 0.2,
    peak: 1,
    kinds: HOT,
    phases: [],
    bars: FRESH_HOME,
  },
  soak: {
    question: 'Is the site as quick in the last third of a long run as in the first?',
    begins: 'visits',
    rate: 1,
    seconds: 900,
    secondsEach: 45,
    peak: 1,
    kinds: WHOLE_VISIT,
    phases: ['first', 'last'],
    bars: FRESH_HOME,
  },
  deploy: {
    question: 'Does anybody notice that processes are being replaced?',
    begins: 'pages',
    rate: 50,
    seconds: 120,
    secondsEach: 0.5,
    peak: 1,
    kinds: [...HOT, 'asset'],
    phases: [],
    bars: { builds_deployed: ['count>0'] },
  },
} as const satisfies Readonly<Record<string, ScriptPlan>>

export type ScriptName = keyof typeof SCRIPTS

/** A spike's way, in shares of its time: from which times the base rate to which. `peak` is the script's own figure. */
export const SPIKE_STAGES = [
  { share: 1 / 6, times: 'base' },
  { share: 1 / 6, times: 'tenth' },
  { share: 1 / 6, times: 'tenth' },
  { share: 1 / 12, times: 'peak' },
  { share: 1 / 3, times: 'peak' },
  { share: 1 / 12, times: 'base' },
] as const

/** In a spike a story is published or updated every so many seconds, in turns. */
export const BREAKING = { everySeconds: 5, giveUpAfterSeconds: 10, lookEveryMs: 25 } as const

/** Open pages beside the readers of `live`: k6 has no event streams, so a program of ours holds them. `--streams` says another number. */
export const LIVE = {
  path: '/live/events?topics=home',
  streams: 1000,
  opensPerSecond: 500,
  /** Fewer than a site allows one address. */
  streamsPerAddress: 100,
  /** A story is published so often. */
  everySeconds: 10,
  giveUpAfterSeconds: 10,
  /** Milliseconds within which 19 of 20 open pages hear of a story, of all stories together, and within which every page hears of each. */
  soonMs: SOON_MS,
  mostMs: 2000,
  /** What ten thousand open pages may take of the site's memory, megabytes; fewer are held to the same, since a process has its own ups and downs. */
  mostMegabytes: 250,
} as const

/** Readers who come beside a crawler or a flood of searches, pages a second; alone for this share of the run, for comparison. */
export const BESIDE = { rate: 20, aloneShare: 1 / 3 } as const

/** Stories of a page of the site's list, which a bot reads in turn. */
export const CRAWLER = { storiesOfAPage: 30 } as const

/**
 * Memory that programs may hold, megabytes of 1,048,576 bytes. A frontend with a full page cache (`PAGE_CACHE_BYTES` as it is by default): its pages and
 * so much beside them. What is flat over a long run: so many times as much in the last third as in the first.
 */
export const MEMORY = { fullCache: 256, besideFullCache: 250, mostGrowth: 1.05 } as const

/** 95 of 100 answers of a run's second part may take so many times as long as those of the first: beside somebody else, or in the last third. */
export const MOST_SLOWER = 1.2

/** So many of the first stories are opened before a spike, as they are on any day: what it is held to is how hot pages are. */
export const WARM_STORIES = 80

/** How people visit: the weights of what they open first and next, pages of a visit, and the pause on each. */
export const VISITS = {
  first: { home: 55, story: 35, section: 10 },
  next: { story: 60, home: 15, section: 17, search: 8 },
  hot: { home: 50, story: 40, section: 10 },
  /** A visit goes on after a page with this chance: four pages on average. */
  goesOn: 0.75,
  mostPages: 12,
  /** Seconds on a page: the middle one, and how far they spread (log-normal). */
  pause: { median: 7, spread: 0.7, most: 40 },
  /** The n-th story is read in proportion to 1 / n^zipf. */
  zipf: 1.1,
  /** Pictures of a page that a reader scrolls past. */
  picturesSeen: 10,
} as const
