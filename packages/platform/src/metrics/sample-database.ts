import pTimeout from 'p-timeout'
import { createGauge } from './create-metric.ts'

const up = createGauge('database_up')

/** As long as a call waits for a connection (packages/database): one that hangs, or whose pooler waits for it, is as good as away. */
const LONGEST_ANSWER_MS = 3_000

/** The part of MikroORM that is needed here. */
interface Database {
  isConnected(): Promise<boolean>
}

/** Reads whether PostgreSQL answers. */
export function createDatabaseSampler(database: Database): () => Promise<void> {
  return async () => {
    const isUp = await pTimeout(database.isConnected(), { milliseconds: LONGEST_ANSWER_MS }).catch(() => false)
    up.set(Number(isUp))
  }
}
