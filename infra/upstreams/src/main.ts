import { startNaxos } from './naxos/start-naxos.ts'
import { startOpenMeteo } from './open-meteo/create-server.ts'
import { readSettings } from './settings.ts'
import { startSso } from './sso/start-sso.ts'

/** All stand-ins in one process; SIGTERM and SIGINT stop them. Ends with 1 and one clear line when it cannot start. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const running: { stop: () => Promise<void> }[] = []
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await Promise.all(running.map((part) => part.stop()))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
  try {
    const naxos = await startNaxos(settings)
    running.push(naxos)
    running.push(await startOpenMeteo(settings))
    running.push(await startSso(settings))
    if (settings.STAND_IN_CLIPS_AHEAD) void naxos.makeClipsAhead()
  } catch (error) {
    await stop()
    throw error
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : ''
    return `Port ${port} is in use. Stop what listens there, or set NAXOS_STAND_IN_PORT, OPEN_METEO_STAND_IN_PORT or SSO_STAND_IN_PORT.`
  }
  return error.message
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
