/**
 * Renders pages beside the thread that serves them, with a client of the API of its own: a page of a hundred kilobytes holds up
 * nobody whose page is there. It keeps no page; what is rendered once, what is purged and who waits is the page cache's affair.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { runInContext } from '@liberta/http/request-context'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { startTracing } from '@liberta/platform/tracing/start-tracing'
import { HeardChanges } from '../content/heard-changes.ts'
import { giveWay } from '../page-cache/give-way.ts'
import { createThreadRenderer } from './create-thread-renderer.ts'
import type { RenderQuestion, RenderReply, ThreadFacts, ThreadMessage } from './render-threads.ts'

const { variables, assets } = workerData as ThreadFacts
const port = parentPort
if (port === null) throw new Error('this program is a thread of the site')
await startTracing(variables, 'frontend', createLogger('frontend', variables.LOG_LEVEL))
giveWay('render')
const heard = new HeardChanges()
const renderer = createThreadRenderer(variables, assets, heard)
let reported = process.threadCpuUsage()

port.on('message', (message: ThreadMessage) => {
  if ('change' in message) heard.note(message.change)
  else if ('isReset' in message) heard.noteReset()
  else void answer(port, message)
})

async function answer(to: MessagePort, { number, request, origin }: RenderQuestion): Promise<void> {
  to.postMessage({ number, hasBegun: true } satisfies RenderReply, [])
  try {
    const render = () => renderer.renderPacked(request)
    const { requestId } = origin
    const page = await (requestId === undefined ? render() : runInContext({ ...origin, requestId }, render))
    const { buffer } = page.content.bytes
    to.postMessage(
      { number, page: { ...page, cpuMs: takeCpu() } } satisfies RenderReply,
      buffer instanceof ArrayBuffer ? [buffer] : [],
    )
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    to.postMessage({ number, failure } satisfies RenderReply, [])
  }
}

/** CPU of this thread since it was asked last, so that all of it is told once, whichever renders were under way; milliseconds. */
function takeCpu(): number {
  const { user, system } = process.threadCpuUsage(reported)
  reported = process.threadCpuUsage()
  return (user + system) / 1000
}
