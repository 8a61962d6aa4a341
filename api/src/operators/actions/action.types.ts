import type { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { Producers } from '@liberta/platform/queues/create-producer'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { MikroORM } from '@mikro-orm/postgresql'
import { z } from 'zod'

/** What actions act upon. */
export interface ActionParts {
  queues: Producers
  refresh: RefreshQueue
  changes: CmsChangeQueue
  store: ReadModelStore
  /** The Redis of the store. */
  cache: RedisConnection
  orm: Pick<MikroORM, 'em'>
}

/** A field of an action's form; also the word by which a command gives it. */
export interface ActionField {
  label: string
  example: string
  /** The values there are, where they are few. */
  choices?: readonly string[]
}

/** An action with arguments that are right, which says what it would do, or does it and says what it did. Both reject where they fail. */
interface PreparedAction {
  preview(parts: ActionParts): Promise<string>
  run(parts: ActionParts): Promise<string>
}

/** Something that an operator can have done, by a page or by a command. */
export interface OperatorAction {
  /** The words of its button. */
  title: string
  /** What it does and what readers notice. */
  what: string
  fields: Readonly<Record<string, ActionField>>
  /** Whether its arguments say of which reader: what it refuses may be an e-mail address, and is not written down. */
  isPersonal: boolean
  /** What is wrong with the arguments, or the action with them. */
  prepare(given: unknown): { problem: string } | PreparedAction
}

interface ActionDefinition<Shape extends z.core.$ZodLooseShape> extends Omit<
  OperatorAction,
  'fields' | 'isPersonal' | 'prepare'
> {
  isPersonal?: boolean
  arguments: z.ZodObject<Shape>
  fields: { [Name in keyof Shape]: ActionField }
  preview(given: z.output<z.ZodObject<Shape>>, parts: ActionParts): Promise<string>
  run(given: z.output<z.ZodObject<Shape>>, parts: ActionParts): Promise<string>
}

/** An action whose arguments are read by their schema before either of its functions sees them. */
export function defineAction<Shape extends z.core.$ZodLooseShape>(definition: ActionDefinition<Shape>): OperatorAction {
  const { title, what, fields, isPersonal = false } = definition
  return {
    title,
    what,
    fields,
    isPersonal,
    prepare(given) {
      const read = definition.arguments.safeParse(given)
      if (!read.success) return { problem: z.prettifyError(read.error) }
      return {
        preview: (parts) => definition.preview(read.data, parts),
        run: (parts) => definition.run(read.data, parts),
      }
    },
  }
}
