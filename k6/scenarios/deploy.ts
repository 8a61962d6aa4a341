import http from 'k6/http'
import type { Options } from 'k6/options'
import { pickOne } from '../choices/choose.ts'
import { findBuildFiles, findParts } from '../choices/read-page.ts'
import { ask, headersOf, textOf } from '../readers/ask.ts'
import { discoverHotSite } from '../readers/discover-site.ts'
import type { Site } from '../readers/discover-site.ts'
import { buildsDeployed } from '../readers/metrics.ts'
import { readHotPage } from '../readers/read-hot-page.ts'
import { summariseTo } from '../readers/write-summary.ts'
import { buildOptions, steady } from '../run/build-options.ts'
import { readRun } from '../run/read-run.ts'

interface Before extends Site {
  /** Files of the pages that were open before anything was replaced, and what their scripts may ask for later. */
  files: string[]
  /** What the site says of its build. */
  build: string
}

/** One request in ten is for a file of a page that has been open for a while. */
const FILE_SHARE = 0.1
const LATEST_BUILD = '/builds/latest.json'
const run = readRun('deploy', __ENV)

/** Each reader comes over a connection of their own, as new readers do. */
export const options: Options = buildOptions(run, { readers: steady(run) }, { noVUConnectionReuse: true })
export const handleSummary = summariseTo(run)

export function setup(): Before {
  const files = [...findParts(readText('/'), 0).assets, ...findBuildFiles(readText('/builds/manifest.json'))]
  return { ...discoverHotSite(run), files: [...new Set(files)], build: readText(LATEST_BUILD) }
}

/** Of a run in which nothing was deployed nothing can be said. */
export function teardown({ build }: Before): void {
  buildsDeployed.add(readText(LATEST_BUILD) === build ? 0 : 1)
}

/** Reads while somebody else replaces processes: this only judges. */
export default function read(before: Before): void {
  if (before.files.length > 0 && Math.random() < FILE_SHARE) ask(run, 'asset', pickOne(before.files, Math.random()))
  else readHotPage(run, before)
}

function readText(path: string): string {
  return textOf(
    http.get(run.target + path, { headers: headersOf(run), tags: { name: 'discovery' }, responseType: 'text' }),
  )
}
