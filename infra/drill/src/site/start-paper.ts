import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@liberta/http/find-free-port'
import { takeTurns } from '../../../copies/src/take-turns.ts'
import type { Balancer } from '../../../copies/src/take-turns.ts'
import { StartError } from '../../../local/src/project.ts'
import { plantReaders } from '../../../local/src/test-site/plant-readers.ts'
import type { PlantedReader } from '../../../local/src/test-site/plant-readers.ts'
import { SHARED_CLIPS, SMALL_ARCHIVE } from '../../../local/src/test-site/start-test-site.ts'
import { startMailSink } from '../../../../worker/src/testing/start-mail-sink.ts'
import type { MailSink } from '../../../../worker/src/testing/start-mail-sink.ts'
import { makeCertificate, startSiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import type { SiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import { endCopy, startCopy } from './start-copy.ts'
import type { Copy, Departure, ProgramName, Surroundings } from './start-copy.ts'
import type { Engines } from './start-engines.ts'

/** In the order in which they are started, and replaced (docs/operations.md). */
const PROGRAMS: readonly ProgramName[] = ['worker', 'api', 'frontend']
const COPIES = 2
/** From the moment on that a copy is no longer sent to until it is asked to stop, as a `preStop` of Kubernetes. */
const TAKEN_OUT_MS = 1000
const KEPT_LINES = 400
/** The operators' pages and metrics are behind it. */
export const OPS_PASSWORD = 'turno di notte'

/** The product as several machines run it: two of everything behind nginx with TLS. */
export interface Paper<Kept extends Engines = Engines> {
  /** As readers come (`https://127.0.0.1:…`), and the stand-ins for the CMS and for Open-Meteo. */
  urls: { site: string; naxos: string; openMeteo: string }
  /** The certificate to trust, and its file. */
  certificate: Buffer
  certificateFile: string
  engines: Kept
  /** In front of the copies of the API. */
  balancer: Balancer
  nginx: SiteNginx
  /** The stand-ins. */
  upstreams: Copy
  copies: (program: ProgramName) => readonly Copy[]
  /**
   * Puts another copy in the place of one, as a rolling update does: the new one is ready before the old one is told to end.
   * @param how from another staged release, with further variables
   */
  replaceCopy: (
    program: ProgramName,
    index: number,
    how?: { stage?: string; env?: Readonly<Record<string, string>> },
  ) => Promise<Departure>
  /** Ends a copy as a crash would. */
  killCopy: (program: ProgramName, index: number) => Promise<void>
  /** Starts another one where one was killed. */
  reviveCopy: (program: ProgramName, index: number, env?: Readonly<Record<string, string>>) => Promise<void>
  /** Readers who are signed in, with the cookie as browsers send it here. */
  plantReaders: (count: number) => Promise<PlantedReader[]>
  /** The desk's mail server, with what the desk has been sent. */
  mail: MailSink
  /** Ended after everything else. */
  endWith: (end: () => Promise<unknown>) => void
  /** The last lines of all programs. */
  readonly log: readonly string[]
  stop: () => Promise<void>
}

/** Starts all of it. @param folder for files, which everybody may walk into. @throws StartError where a part does not come up */
export async function startPaper<Kept extends Engines>(parts: {
  stage: string
  folder: string
  engines: Kept
  environment?: Readonly<Record<string, string>>
  /** Said to frontends alone. */
  frontend?: Readonly<Record<string, string>>
}): Promise<Paper<Kept>> {
  const { stage, folder, engines } = parts
  const ends: (() => Promise<unknown> | void)[] = [() => engines.stop()]
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  const log: string[] = []
  const onLine = (line: string) => {
    log.push(line)
    if (log.length > KEPT_LINES) log.shift()
  }
  try {
    migrate(stage, engines.directUrl)
    const certificate = makeCertificate(mkdirs(folder, 'tls'))
    const port = await findFreePort()
    const origin = `https://127.0.0.1:${port}`
    const balancer = await takeTurns([])
    ends.push(() => balancer.close())
    const mail = await startMailSink()
    ends.push(() => void mail.close())
    const surroundings = await describeSurroundings(
      { ...parts, origin, smtpUrl: mail.url, apiUrl: balancer.origin, onLine },
      certificate,
    )
    const upstreams = await startCopy('upstreams', stage, surroundings)
    ends.push(() => upstreams.child.stop())
    const running = new Map<ProgramName, Copy[]>()
    for (const program of PROGRAMS) {
      const copies: Copy[] = []
      running.set(program, copies)
      ends.push(() => Promise.all(copies.map(({ child }) => child.stop())))
      for (let index = 0; index < COPIES; index += 1) copies.push(await startCopy(program, stage, surroundings))
      if (program === 'api') balancer.use(copies.map((copy) => copy.origin))
    }
    const copiesOf = (program: ProgramName): Copy[] => running.get(program) ?? []
    const nginx = await startSiteNginx(
      copiesOf('frontend').map((copy) => copy.port),
      { tls: { ...certificate, port } },
    )
    ends.push(() => nginx.stop())

    /** Those in front of a program are told where its copies are. */
    const tell = async (program: ProgramName) => {
      const copies = copiesOf(program)
      if (program === 'api') balancer.use(copies.map((copy) => copy.origin))
      if (program === 'frontend') await nginx.useFrontends(copies.map((copy) => copy.port))
    }
    const place = async (program: ProgramName, index: number, how: Parameters<Paper['replaceCopy']>[2] = {}) => {
      const copies = copiesOf(program)
      const before = copies[index]
      copies[index] = await startCopy(program, how.stage ?? stage, surroundings, how.env)
      await tell(program)
      return before
    }
    return {
      urls: {
        site: origin,
        naxos: upstreams.origin,
        openMeteo: `http://127.0.0.1:${surroundings.settings['OPEN_METEO_STAND_IN_PORT']}`,
      },
      certificate: readFileSync(certificate.certificate),
      certificateFile: certificate.certificate,
      engines,
      balancer,
      nginx,
      upstreams,
      copies: copiesOf,
      async replaceCopy(program, index, how) {
        const before = await place(program, index, how)
        if (!before) throw new Error(`there is no ${program} ${index}`)
        await pause(TAKEN_OUT_MS)
        return endCopy(before)
      },
      killCopy: async (program, index) => copiesOf(program)[index]?.child.kill(),
      reviveCopy: async (program, index, env = {}) => void (await place(program, index, { env })),
      async plantReaders(count) {
        const readers = await plantReaders(engines.directUrl, count)
        // What browsers of a site with TLS call it.
        return readers.map(({ id, cookie }) => ({ id, cookie: `__Host-${cookie}` }))
      },
      mail,
      endWith: (end) => void ends.unshift(end),
      log,
      stop,
    }
  } catch (error) {
    await stop()
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${log.slice(-20).join('\n')}`)
  }
}

function mkdirs(...names: string[]): string {
  const folder = join(...names)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The step before a deployment, as docs/operations.md has it. @throws StartError with its words */
export function migrate(stage: string, databaseUrl: string): void {
  const program = join(stage, 'worker/dist/migrate.js')
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  if (status !== 0) throw new StartError(`${program} failed:\n${stderr}${stdout}`)
}

async function describeSurroundings(
  parts: {
    folder: string
    engines: Engines
    origin: string
    smtpUrl: string
    apiUrl: string
    environment?: Readonly<Record<string, string>>
    frontend?: Readonly<Record<string, string>>
    onLine: (line: string) => void
  },
  tls: { certificate: string },
): Promise<Surroundings> {
  const { folder, engines, origin } = parts
  const common = { MIGRATIONS: 'wait', DATABASE_DIRECT_URL: engines.directUrl, ...parts.environment }
  return {
    services: engines,
    settings: {
      DATA_DIR: mkdirs(folder, 'data'),
      SITE_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      // nginx's own address alone: the readers of the drill have others of this machine.
      TRUST_PROXY: '127.0.0.1',
      INTERNAL_PAGES: 'closed',
      NAXOS_WEBHOOK_SECRET: 'a secret that the drill and the CMS share',
      SESSION_SECRET: 'a secret of the drill, which is long enough',
      OPS_PASSWORD,
      NAXOS_STAND_IN_PORT: String(await findFreePort()),
      OPEN_METEO_STAND_IN_PORT: String(await findFreePort()),
      SSO_STAND_IN_PORT: String(await findFreePort()),
    },
    environment: {
      // The CMS announces changes as it does in the world: to the site, with TLS.
      upstreams: {
        ...SMALL_ARCHIVE,
        ...SHARED_CLIPS,
        NAXOS_WEBHOOK_URL: `${origin}/api/naxos/webhook`,
        NODE_EXTRA_CA_CERTS: tls.certificate,
      },
      worker: { ...common, SMTP_URL: parts.smtpUrl, MAIL_FROM: 'sito@example.it', MAIL_DESK: 'desk@example.it' },
      api: common,
      frontend: { API_URL: parts.apiUrl, ASSETS_DIR: join(folder, 'assets'), ...parts.frontend },
    },
    onLine: parts.onLine,
  }
}

/** Puts a release in the place of the one that runs: the step of the migrations, then every copy, one after the other. */
export async function rollOut(paper: Paper, stage: string): Promise<Departure[]> {
  migrate(stage, paper.engines.directUrl)
  const departures: Departure[] = []
  for (const program of PROGRAMS) {
    for (const index of paper.copies(program).keys()) {
      departures.push(await paper.replaceCopy(program, index, { stage }))
    }
  }
  return departures
}
