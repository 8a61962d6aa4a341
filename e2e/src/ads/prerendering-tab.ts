import { setTimeout as pause } from 'node:timers/promises'

interface Message {
  id?: number
  method?: string
  sessionId?: string
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } }
  result?: object
  error?: { message: string }
}

/** A page of a tab: one that is seen, or one that is prerendered beside it. */
export interface TabPage {
  send: (method: string, params?: object) => Promise<object>
  evaluate: <Value>(expression: string) => Promise<Value>
}

/**
 * A tab of a Chromium in which pages may be prerendered. Playwright holds a page by a session of its own, and while it does Chromium
 * prerenders nothing; so the tab is spoken to as the DevTools protocol has it, and the pages by way of it.
 */
export interface PrerenderingTab {
  page: TabPage
  /** The page that is prerendered in this tab, once there is one; it stays the same page when it is activated. */
  awaitPrerendered: () => Promise<TabPage>
  close: () => void
}

/** Opens a tab. @param port of the browser's DevTools protocol, on this machine */
export async function openPrerenderingTab(port: number): Promise<PrerenderingTab> {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const answers = new Map<number, (message: Message) => void>()
  const attached: { sessionId: string; isPrerendered: boolean }[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) answers.get(message.id)?.(message)
    if (message.method !== 'Target.attachedToTarget' || message.params === undefined) return
    const { sessionId, targetInfo } = message.params
    // The tab itself is attached to as well.
    if (targetInfo.type === 'page') attached.push({ sessionId, isPrerendered: targetInfo.subtype === 'prerender' })
  })
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<object> => {
    const id = answers.size + 1
    const { result = {}, error } = await new Promise<Message>((resolve) => {
      answers.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const awaitPage = async (isPrerendered: boolean): Promise<TabPage> => {
    for (let looked = 0; looked < 200; looked += 1) {
      const found = attached.find((one) => one.isPrerendered === isPrerendered)
      if (found !== undefined) return speakTo((method, params) => send(method, params, found.sessionId))
      await pause(50)
    }
    throw new Error(isPrerendered ? 'nothing is prerendered' : 'the tab has no page')
  }
  const { targetId } = (await send('Target.createTarget', { url: 'about:blank', forTab: true })) as { targetId: string }
  const tab = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false }
  await send('Target.setAutoAttach', attach, tab.sessionId)
  return { page: await awaitPage(false), awaitPrerendered: () => awaitPage(true), close: () => socket.close() }
}

function speakTo(send: TabPage['send']): TabPage {
  return {
    send,
    async evaluate<Value>(expression: string) {
      const parameters = { expression, awaitPromise: true, returnByValue: true }
      const { result } = (await send('Runtime.evaluate', parameters)) as { result: { value: Value } }
      return result.value
    },
  }
}
