/**
 * `npm run load -- NAME [--target URL]`: runs k6/scenarios/NAME.ts against a site, that of this machine unless one is named; `--own` starts
 * one for this run.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE } from '../../../k6/load.table.ts'
import { addToSummary, judgeParts, readSummary } from './load/add-to-summary.ts'
import { describeShare, judgeShare } from './load/cpu-share.ts'
import { findListener } from './load/find-listener.ts'
import { readLoadOptions } from './load/read-load-options.ts'
import type { LoadOptions } from './load/read-load-options.ts'
import { MISSED, runK6 } from './load/run-k6.ts'
import { judgeListening } from './load/streams/judge-listening.ts'
import { listenMeanwhile } from './load/streams/listen-meanwhile.ts'
import { judgeFullCache, judgeMemory, watchMemory } from './load/watch-memory.ts'
import { buildWhenChanged } from './build/build-when-changed.ts'
import { ROOT, StartError } from './project.ts'
import { findK6 } from './services/find-k6.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { restStandIn } from './test-site/rest-stand-in.ts'
import { startTestSite } from './test-site/start-test-site.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const SCRIPTS = join(ROOT, 'k6/scenarios')
/** A site of the run's own is up, however slow; nobody shall wait so long for one that is not. */
const ANSWERS_WITHIN_MS = { own: 60_000, other: 3_000 }
/** A site of a run gives robots and searches all that they ask for: what is measured is what that costs, and not what a limit keeps away. */
const WITHOUT_LIMITS = { COLD_READ_BURST: '0', ROBOT_COLD_READ_BURST: '0' } as const

const say = (line: string) => console.log(line)

try {
  const names = readdirSync(SCRIPTS).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
  const options = readLoadOptions(process.argv.slice(2), names)
  const settings = readSettings(process.env)
  const folder = join(settings.DATA_DIR, 'load', options.name)
  // Before anything may fail: nobody shall take the figures of an earlier run for those of this one.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.exitCode = await (options.isOwn ? loadOwn(options, folder) : load(options, settings, folder))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

/** Starts the whole product on free ports for this run, and stops it again. The summary stays where those of other runs do. */
async function loadOwn(options: LoadOptions, folder: string): Promise<number> {
  // Before the site, which would have to wait for it.
  findK6(say)
  await buildWhenChanged(say)
  say('Starting the whole product …')
  const site = await startTestSite(WITHOUT_LIMITS)
  try {
    await restStandIn(site, say)
    return await load(options, readSettings({ ...process.env, ...site.env }), folder)
  } finally {
    await site.stop()
  }
}

/** Runs the script, with what has to be beside it; the exit code. `folder` gets the summary. */
async function load(options: LoadOptions, settings: Settings, folder: string): Promise<number> {
  const { name, isTryOut, variables } = options
  const target = options.target ?? `http://127.0.0.1:${settings.PORT}`
  const standIn = isTryOut ? `http://127.0.0.1:${settings.NAXOS_STAND_IN_PORT}` : null
  const k6 = findK6(say)
  await waitForSite(target, options.target === null, ANSWERS_WITHIN_MS[options.isOwn ? 'own' : 'other'])
  const pids = options.target === null ? findPrograms(settings) : { frontend: null }
  const memory = watchMemory(pids)
  const isForwarded = Boolean(variables['FORWARDED'])
  const listening =
    name === 'live'
      ? await listenMeanwhile({
          target,
          streams: options.streams ?? LIVE.streams,
          isForwarded,
          standIn,
          sitePid: pids.frontend,
          say,
        })
      : null
  const { code, share } = await runK6(
    k6,
    join(SCRIPTS, `${name}.ts`),
    { ...variables, TARGET: target, FOLDER: folder, ...(standIn !== null && { STAND_IN: standIn }) },
    options.forK6,
  )
  const isUntimed = Boolean(variables['UNTIMED'])
  const heard = listening === null ? null : judgeListening(await listening.stop(), isUntimed)
  const samples = memory.stop()
  const flat = judgeMemory(samples)
  const isFlatDemanded = name === 'soak' && !isUntimed
  const measured = readSummary(folder)
  const addition = {
    figures: [...(heard?.figures ?? []), ...(isFlatDemanded ? [] : flat.map(({ what, value }) => ({ what, value })))],
    verdicts: [
      ...(heard?.verdicts ?? []),
      ...(isFlatDemanded ? flat : []),
      ...(name === 'crawler' ? judgeFullCache(samples) : []),
      ...(isUntimed || measured === null ? [] : judgeParts(measured)),
      ...judgeShare(share, isUntimed),
    ],
    k6Cpu: share,
  }
  for (const line of addToSummary(folder, addition) ?? []) say(line)
  say(describeShare(share))
  say(`The summary: ${folder}/summary.html, junit.xml, figures.json`)
  return code === 0 && addition.verdicts.some(({ isHeld }) => !isHeld) ? MISSED : code
}

/** The site's programs on this machine, by where they listen: whose memory is watched. */
function findPrograms(settings: Settings): Record<'frontend' | 'api' | 'worker', number | null> {
  return {
    frontend: findListener(settings.PORT),
    api: findListener(settings.API_PORT),
    worker: findListener(settings.WORKER_OPS_PORT),
  }
}

/** @throws StartError where nobody answers */
async function waitForSite(target: string, isOurs: boolean, withinMs: number): Promise<void> {
  const url = isOurs ? `${target}/health/ready` : `${target}/`
  const advice = isOurs ? ' Start it in another terminal: npm start' : ''
  await waitUntilReady('The site', url, withinMs, new AbortController().signal).catch(() => {
    throw new StartError(`No site answers at ${target}.${advice}`)
  })
}
