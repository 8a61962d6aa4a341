import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClipTask } from './clip.process.ts'
import { readFilm } from './draw-film.ts'
import type { Film } from './draw-film.ts'
import { TUNES } from './tunes.table.ts'

/** Gives tunes and films, which are made when they are first asked for and kept on disk. */
export interface ClipMaker {
  /** Whole MP3 frames. Rejects where it cannot be made. */
  tune(number: number): Promise<Buffer>
  film(subject: string): Promise<Film>
  /** Makes what will be asked for, one after another, when the machine has nothing better to do. Never rejects. */
  makeAhead(subjects: Iterable<string>): Promise<void>
  /** Ends what is being made, and makes nothing more. */
  stop(): Promise<void>
}

const PROGRAM = new URL(
  import.meta.filename.endsWith('.ts') ? './clip.process.ts' : './clip.process.js',
  import.meta.url,
)
/** To be raised when tunes or films change, so that no older file is played. */
const EDITION = 1

/** Opens `folder`, which is made when the first clip is. Each clip is made in a process of its own: no call waits for it. */
export function createClipMaker(folder: string): ClipMaker {
  const tunes = new Map<number, Promise<Buffer>>()
  const films = new Map<string, Promise<Film>>()
  const workshop: Workshop = { makers: new Set(), isStopped: false }
  const tune = (number: number, calm = false) =>
    remember(tunes, number, () =>
      readOrMake(
        { kind: 'tune', path: join(folder, `tune-${number}.${EDITION}.mp3`), tune: number },
        { workshop, calm },
      ),
    )
  const film = (subject: string, calm = false) =>
    remember(films, subject, async () =>
      readFilm(
        await readOrMake(
          { kind: 'film', path: join(folder, `film-${subject}.${EDITION}.mp4`), subject },
          { workshop, calm },
        ),
      ),
    )
  return {
    tune,
    film,
    makeAhead: async (subjects) => {
      const tasks = [
        ...TUNES.map((_, number) => () => tune(number, true)),
        ...[...new Set(subjects)].map((subject) => () => film(subject, true)),
      ]
      for (const make of tasks) {
        if (workshop.isStopped) return
        // What fails is tried anew, and told of, when it is asked for.
        await make().catch(() => undefined)
      }
    },
    stop: async () => {
      workshop.isStopped = true
      await Promise.all([...workshop.makers].map(endMaker))
    },
  }
}

/** What is being made, by which process. */
interface Workshop {
  makers: Set<ChildProcess>
  isStopped: boolean
}

/** A maker computes for seconds without looking up: a closed channel would not end it. */
async function endMaker(maker: ChildProcess): Promise<void> {
  maker.kill()
  await once(maker, 'exit')
}

/** The same thing asked for twice at once is made once; what failed is tried anew. */
function remember<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}

interface MakeOptions {
  workshop: Workshop
  /** Whether everything else goes before it. */
  calm: boolean
}

async function readOrMake(task: ClipTask, { workshop, calm }: MakeOptions): Promise<Buffer> {
  const kept = await readFile(task.path).catch(() => null)
  if (kept !== null) return kept
  await mkdir(join(task.path, '..'), { recursive: true })
  if (workshop.isStopped) throw new Error(`${task.path} is not made any more`)
  const maker = fork(fileURLToPath(PROGRAM), [JSON.stringify(task)], { execArgv: ['--conditions=@liberta/source'] })
  if (calm && maker.pid !== undefined) setPriority(maker.pid, constants.priority.PRIORITY_LOW)
  workshop.makers.add(maker)
  // `once` rejects where there came to be no process, which has to be forgotten as well: `stop` would wait for its end for ever.
  const [code] = await once(maker, 'exit').finally(() => workshop.makers.delete(maker))
  if (code !== 0) throw new Error(`the process that makes ${task.path} ended with ${String(code)}`)
  return readFile(task.path)
}
