import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@liberta/test-kit/wait-until'

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

/** Where something stands in the window; CSS pixels. */
type Place = Record<'x' | 'y', number>

/** Has a page load an address, to the end. */
export async function openInTab(page: TabPage, address: string): Promise<void> {
  await page.send('Page.navigate', { url: address })
  const isThere = `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`
  await waitUntil(() => page.evaluate<boolean>(isThere), { what: `${address} has loaded` })
}

/** Where a link of the header to a path stands in the window. */
export function findLink(page: TabPage, path: string): Promise<Place> {
  return page.evaluate(`(() => {
    const link = [...document.querySelectorAll('header a[href="${path}"]')].find((one) => one.checkVisibility())
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

/** Rests the pointer on a link, as a reader does before the click: that has its page prerendered (http/speculation-rules.ts). */
export async function restOn({ page, awaitPrerendered }: PrerenderingTab, place: Place): Promise<TabPage> {
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  return awaitPrerendered()
}

/** Clicks where something stands. */
export async function press(page: TabPage, place: Place): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...place })
}
