import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from '../../settings.ts'
import { startNaxos, type RunningNaxos } from '../start-naxos.ts'

export interface TestNaxos extends RunningNaxos {
  /** `http://127.0.0.1:<port>`. */
  origin: string
  /** Its data folder; give it to another start to see what outlives a restart. */
  folder: string
  /** Calls `/_control` with a JSON body; resolves to the parsed answer. */
  control: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** Stops it and removes its folder. */
  end: () => Promise<void>
}

/** A small stand-in that listens on a free port, with a folder of its own unless one is given. */
export async function startTestNaxos(environment: Partial<Record<keyof Settings, string>> = {}): Promise<TestNaxos> {
  const folder = environment.STAND_IN_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'naxos-')))
  const settings = readSettings({
    NAXOS_STAND_IN_PORT: '0',
    STAND_IN_STORIES: '2000',
    LOG_LEVEL: 'silent',
    STAND_IN_DATA_DIR: folder,
    ...environment,
  })
  const running = await startNaxos(settings)
  const address = running.app.server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    ...running,
    origin,
    folder,
    control: async (method, path, body) => {
      const answer = await fetch(`${origin}/_control${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      return answer.json()
    },
    end: async () => {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
