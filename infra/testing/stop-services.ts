/** After the integration tests: stops what `start-services.ts` started, and removes its files. */
import { rmSync } from 'node:fs'

export default async function stopTestServices(): Promise<void> {
  await globalThis.testServices?.services.stop()
  if (globalThis.testServices) rmSync(globalThis.testServices.folder, { recursive: true, force: true })
}
