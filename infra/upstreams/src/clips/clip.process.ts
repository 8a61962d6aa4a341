import { rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { FALLBACK_KEYWORD, KEYWORD_LIMITS, SCENES_BY_KEYWORD, VARIATIONS } from '../pictures/scenes.table.ts'
import { planVariation } from '../pictures/draw-scene.ts'
import { composeTune } from './compose-tune.ts'
import { drawFilm } from './draw-film.ts'
import { encodeTune } from './encode-tune.ts'
import { TUNES } from './tunes.table.ts'

const SHOTS = 4

/** What the process that makes a clip is told: what to make, and the file that holds it in the end. */
const clipTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tune'), path: z.string(), tune: z.number() }),
  z.object({ kind: z.literal('film'), path: z.string(), subject: z.string() }),
])

export type ClipTask = z.infer<typeof clipTaskSchema>

/** A process of its own, started with its task as JSON: it makes one tune or film, leaves it on disk and ends. */
process.once('disconnect', () => process.exit(0))
const task = clipTaskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const draft = `${task.path}.${process.pid}.draft`
await writeFile(draft, await make(task))
await rename(draft, task.path)
process.disconnect()

async function make(wanted: ClipTask): Promise<Buffer> {
  if (wanted.kind === 'film') return film(wanted.subject)
  const tune = TUNES[wanted.tune]
  if (tune === undefined) throw new RangeError(`There is no tune ${wanted.tune}`)
  return encodeTune(composeTune(tune))
}

/** Shots of one scene, in compositions and lights that the keyword allows, far from one another. */
function film(subject: string): Promise<Buffer> {
  const [scene] = SCENES_BY_KEYWORD[subject] ?? SCENES_BY_KEYWORD[FALLBACK_KEYWORD] ?? []
  if (scene === undefined) throw new RangeError(`There is no scene of ${subject}`)
  const limits = KEYWORD_LIMITS[subject]
  const fitting = Array.from({ length: VARIATIONS }, (_, variation) => variation).filter((variation) => {
    const { light, view } = planVariation(scene, variation)
    return (limits?.lights?.includes(light) ?? true) && (limits?.views?.includes(view) ?? true)
  })
  const step = Math.max(1, Math.floor(fitting.length / SHOTS))
  return drawFilm(scene, fitting.filter((_, place) => place % step === 0).slice(0, SHOTS))
}
