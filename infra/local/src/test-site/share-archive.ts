import { cpSync, existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { z } from 'zod'
import { startChild } from '../children/start-child.ts'
import { DATA_DIR, ROOT, StartError } from '../project.ts'
import { pollUntil } from './poll-until.ts'

/** To make a site's clips takes more than a minute of a processor, and they are always the same. */
export const CLIPS = join(DATA_DIR, 'test-clips')

/**
 * For a site of which nobody looks at the archive: the stand-in deals its stories anew at each start, which takes five seconds of a
 * processor for the 100,000 and none for so few.
 */
export const SMALL_ARCHIVE = { STAND_IN_STORIES: '1500' } as const

const ARCHIVE = join(DATA_DIR, 'test-archive')
/** An archive begins when it is first made; older than this it is made anew, so that tests run on a paper of today. */
const OLDEST_MS = 6 * 3_600_000
/** A minute and a half of a processor. */
const MADE_WITHIN_MS = 480_000
const PORTS = ['NAXOS_STAND_IN_PORT', 'OPEN_METEO_STAND_IN_PORT', 'SSO_STAND_IN_PORT'] as const
/** Names the folder that `makeArchive` has made, for the test files that run after it. */
const VARIABLE = 'TEST_ARCHIVE_DIR'

const readySchema = z.object({ indexed: z.number() })

/**
 * Has the stand-in for the CMS index its archive, once for all sites of a test run: each would take more than a minute of a
 * processor for the same, beside what is tested. What an earlier run has left is taken, unless it is some hours old.
 * @throws StartError with the stand-in's last lines when it ends before
 */
export async function makeArchive(): Promise<void> {
  if (existsSync(ARCHIVE) && Date.now() - statSync(ARCHIVE).birthtimeMs > OLDEST_MS)
    rmSync(ARCHIVE, { recursive: true })
  const env: Record<string, string> = { STAND_IN_DATA_DIR: ARCHIVE, STAND_IN_CLIPS_DIR: CLIPS, LOG_LEVEL: 'warn' }
  for (const name of PORTS) env[name] = String(await findFreePort())
  let death = ''
  const standIn = startChild({
    name: 'upstreams',
    program: join(ROOT, 'infra/upstreams/src/main.ts'),
    env,
    onLine: () => undefined,
    onDeath: (report) => (death = report),
  })
  const isIndexed = async () => {
    if (death !== '') throw new StartError(death)
    const answer = await fetch(`http://127.0.0.1:${env.NAXOS_STAND_IN_PORT}/_control/ready`).catch(() => null)
    return answer?.ok === true && readySchema.parse(await answer.json()).indexed === 1
  }
  try {
    await pollUntil('the archive is indexed', MADE_WITHIN_MS, isIndexed)
  } finally {
    await standIn.stop()
  }
  process.env[VARIABLE] = ARCHIVE
}

/** Gives a site that has not started yet the archive of this run; where none was made it makes its own. */
export function placeArchive(dataDir: string): void {
  const made = process.env[VARIABLE]
  if (made !== undefined) cpSync(made, join(dataDir, 'upstreams'), { recursive: true })
}
