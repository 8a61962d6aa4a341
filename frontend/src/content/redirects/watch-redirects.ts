import { unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import type { ContentSource } from '../content-source.ts'
import { readRuleFiles, RULE_FILES } from './read-rule-files.ts'
import type { ActiveRedirects, RuleOrigins } from './active-redirects.ts'

export interface RedirectWatch {
  /** Whether the CMS's rules were read once, or it is known that there are none. */
  readonly isKnown: boolean
  /** Reads the CMS's rules anew: they have changed, or may have. */
  refresh: () => void
  close: () => void
}

export interface WatchOptions {
  redirects: ActiveRedirects
  source: Pick<ContentSource, 'read'>
  /** The folder of the files of rules; none where there is none. */
  folder?: string | undefined
  /** New rules are active: pages that were kept may be none any more. */
  onChange: () => void
  log: { warn: (facts: object, message: string) => void; info: (facts: object, message: string) => void }
  /** Milliseconds between two looks at the files, and before the CMS is asked again; for tests. */
  pace?: { lookMs: number; retryMs: number }
}

/** Faults that one line of the log tells. */
const MOST_LOGGED = 20

/** Looked at, not listened to: folders that are mounted over a network tell nothing. */
const PACE = { lookMs: 2_000, retryMs: 1_000 }

/**
 * Keeps the rules of what moved as their files and the CMS say: reads both, again whenever they change, and the CMS's until
 * they can be had. Never delays a start and never throws: a bad rule is left out, and the log says which.
 */
export function watchRedirects({ redirects, source, folder, onChange, log, pace = PACE }: WatchOptions): RedirectWatch {
  let closed = false
  let isKnown = false
  let retry: NodeJS.Timeout | undefined
  /** The faults of the files that were told last. */
  let logged = ''

  const warn = (faults: readonly string[], origin: string) => {
    if (faults.length === 0) return
    log.warn(
      { origin, faults: faults.slice(0, MOST_LOGGED), count: faults.length },
      'redirect rules are left out; the others stand',
    )
  }

  const use = async (rules: Partial<RuleOrigins>, origin: string) => {
    if (closed || !(await redirects.replace(rules))) return
    warn(redirects.faults, origin)
    log.info({ origin, paths: redirects.count }, 'redirect rules are active')
    onChange()
  }

  const readCms = inTurn(async () => {
    clearTimeout(retry)
    const answer = await source.read('redirects')
    if (closed) return
    if (answer.state === 'present') await use({ cms: answer.body }, 'the CMS')
    isKnown ||= answer.state !== 'unavailable'
    if (answer.state === 'unavailable') retry = setTimeout(readCms, pace.retryMs).unref()
  })

  const readFiles = inTurn(async () => {
    if (folder === undefined) return
    const files = await readRuleFiles(folder).catch((error: unknown) => {
      log.warn({ err: error, folder }, 'a file of redirect rules is wrong; the rules from before stay active')
      return null
    })
    if (files === null) return
    if (files.faults.length > 0 && files.faults.join() !== logged) warn(files.faults, folder)
    logged = files.faults.join()
    await use({ files: files.rules }, folder)
  })

  const watched = folder === undefined ? [] : Object.values(RULE_FILES).map((name) => join(folder, name))
  for (const file of watched) watchFile(file, { interval: pace.lookMs, persistent: false }, readFiles)
  readFiles()
  readCms()
  return {
    get isKnown() {
      return isKnown
    },
    refresh: readCms,
    close: () => {
      closed = true
      clearTimeout(retry)
      for (const file of watched) unwatchFile(file, readFiles)
    },
  }
}

/** Runs `work` one at a time; asked for while it runs, it runs once more afterwards. `work` must not reject. */
function inTurn(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  return function run() {
    again = running
    if (running) return
    running = true
    void work().finally(() => {
      running = false
      if (again) run()
    })
  }
}
