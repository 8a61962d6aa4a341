import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'

const seenSchema = z.object({
  /** Of each answer. */
  milliseconds: z.array(z.number()),
  failures: z.array(z.string()),
  failed: z.number(),
  perSecond: z.number(),
  /** Of the readers themselves. */
  cpuMs: z.number(),
})

/** What readers in another process have seen. */
export type ColdReport = z.infer<typeof seenSchema>

export interface ColdLoad {
  /** `http://127.0.0.1:3000` */
  origin: string
  /** Each is read once. */
  addresses: readonly string[]
  /** At an even pace; without one, `atOnce` at a time as fast as answers come. */
  perSecond?: number
  atOnce?: number
  encoding?: 'br' | 'identity'
}

/** Reads each address once, from a process of its own. */
export async function readCold(folder: string, load: ColdLoad): Promise<ColdReport> {
  const { origin, addresses, perSecond = 0, atOnce = 2, encoding = 'br' } = load
  const file = join(folder, 'cold-addresses.txt')
  writeFileSync(file, addresses.join('\n'))
  const child = startChild({
    name: 'cold readers',
    program: join(ROOT, 'infra/bench/src/cold-page/cold-readers.program.ts'),
    args: [origin, file, String(perSecond), String(atOnce), encoding],
    env: {},
    onLine: () => {},
    onDeath: () => {},
  })
  const seen = seenSchema.parse(await child.firstMessage)
  await child.stop()
  return seen
}
