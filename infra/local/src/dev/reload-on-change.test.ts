import { describe, expect, it } from '@jest/globals'
import type { PartName } from '../parts.table.ts'
import { listRestarts } from './reload-on-change.ts'

const pids = { upstreams: 1, worker: 2, api: 3, frontend: 4 }
const siteWithout = (...dead: PartName[]) => ({ pids, isRunning: (name: PartName) => !dead.includes(name) })

describe('npm run dev: reload on change', () => {
  it('restarts the parts whose sources changed; the frontend that runs looks after itself', () => {
    expect(listRestarts(['worker', 'api', 'frontend'], siteWithout())).toEqual(['worker', 'api'])
  })

  it('starts again what has died, the frontend too', () => {
    expect(listRestarts(['api', 'frontend'], siteWithout('api', 'frontend'))).toEqual(['api', 'frontend'])
  })

  it('leaves alone what was never started: a stand-in where the real one is named', () => {
    const real = { pids: { worker: 2, api: 3, frontend: 4 }, isRunning: () => true }
    expect(listRestarts(['upstreams', 'worker'], real)).toEqual(['worker'])
  })
})
