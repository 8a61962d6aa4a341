import { StartError } from './project.ts'

/** Whether an address answers 200. */
export async function isAlive(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** Asks an address until it answers 200. @throws StartError after `timeoutMs`, with the last answer. */
export async function waitUntilReady(name: string, url: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < end) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      const text = await answer.text()
      if (answer.ok) return
      last = `${answer.status} ${text.slice(0, 300)}`
    } catch (error) {
      last = error instanceof Error ? error.message : String(error)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new StartError(`${name} was not ready within ${timeoutMs / 1000} s. ${url} said: ${last}`)
}
