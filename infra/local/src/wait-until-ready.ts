import { StartError } from './project.ts'

/** Asks an address until it answers 200. @throws StartError after `timeoutMs`, with the last answer. */
export async function waitUntilReady(name: string, url: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < end) {
    signal.throwIfAborted()
    try {
      const isOver = AbortSignal.timeout(Math.max(0, end - Date.now()))
      const answer = await fetch(url, { signal: AbortSignal.any([signal, isOver]) })
      const text = await answer.text()
      if (answer.ok) return
      last = `${answer.status} ${text.slice(0, 300)}`
    } catch (error) {
      signal.throwIfAborted()
      last = error instanceof Error ? error.message : String(error)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new StartError(`${name} was not ready within ${timeoutMs / 1000} s. ${url} said: ${last}`)
}
