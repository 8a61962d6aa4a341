/** `node api/dist/operators/command/ops.js refresh front:home [--dry-run]`: an operator's action from a shell, by the operators' server. */
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { portSetting } from '@liberta/platform/configuration/setting.schema'
import { z } from 'zod'
import { describeUse, readOrder } from './read-order.ts'
import { sendOrder } from './send-order.ts'

const settingsSchema = z.object({
  OPS_PORT: portSetting(4100),
  OPS_USER: z.string().default('operatore'),
  OPS_PASSWORD: z.string().default('operatore'),
})

async function main(): Promise<void> {
  const order = readOrder(process.argv.slice(2))
  if ('problem' in order) {
    process.stderr.write(`${order.problem}\n\n${describeUse()}\n`)
    process.exitCode = 2
    return
  }
  const { OPS_PORT, OPS_USER: user, OPS_PASSWORD: password } = readConfiguration(settingsSchema)
  const { isDone, text } = await sendOrder(order, { url: order.url ?? `http://127.0.0.1:${OPS_PORT}`, user, password })
  process[isDone ? 'stdout' : 'stderr'].write(`${text}\n`)
  process.exitCode = isDone ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
