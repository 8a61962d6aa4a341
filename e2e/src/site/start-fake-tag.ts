import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the tag does when it is asked for advertisements. */
export interface TagBehaviour {
  /** Milliseconds until the script itself is sent; null for never. */
  scriptMs: number | null
  /** Milliseconds from a request to what stands in its slots. */
  fillMs: number
  /** Which size of those that were asked for fills a slot: none, the smallest, the largest, or one that nobody asked for. */
  fill: 'nothing' | 'smallest' | 'largest' | 'wrong'
  /** Where it throws: while a slot is made known, or while a refresh is made. */
  throws: 'never' | 'define' | 'refresh'
  /** How many elements stand in an advertisement, in the page itself; 0 for a frame. */
  nodes: number
}

const WELL_BEHAVED: TagBehaviour = { scriptMs: 0, fillMs: 50, fill: 'largest', throws: 'never', nodes: 0 }

/** A server of somebody else that plays the ad server's tag: the public interface of Google Publisher Tag, well or badly behaved. */
export interface FakeTag {
  /** Of its script, for ADS_SCRIPT_URL. */
  scriptAddress: string
  /** How it behaves from the next page on; what is not said is well behaved. */
  behave: (behaviour: Partial<TagBehaviour>) => void
  /** The ids of the slots of each refresh since `behave`, in the order in which they came. */
  readonly refreshes: readonly string[][]
  stop: () => Promise<void>
}

/** Starts the tag's server on a free port of this machine. */
export async function startFakeTag(): Promise<FakeTag> {
  let behaviour = WELL_BEHAVED
  let refreshes: string[][] = []
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://fake.invalid')
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/refresh') refreshes.push((searchParams.get('slots') ?? '').split(','))
    if (pathname !== '/gpt.js') return response.setHeader('content-type', 'text/html').end('<p>Un annuncio</p>')
    const script = `(${playTag.toString()})(${JSON.stringify(behaviour)}, document.currentScript.src)`
    response.setHeader('content-type', 'text/javascript')
    if (behaviour.scriptMs !== null) setTimeout(() => response.end(script), behaviour.scriptMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    scriptAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gpt.js`,
    behave(change) {
      behaviour = { ...WELL_BEHAVED, ...change }
      refreshes = []
    },
    get refreshes() {
      return refreshes
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

declare global {
  interface Window {
    /** Advertisements that the page has asked for and not been answered about; undefined before the first. */
    awaitedAds?: number
  }
}

type Size = [width: number, height: number]
interface Slot {
  id: string
  sizes: Size[]
  mapping: [Size, Size[]][]
}
type Told = (event: { slot: object; isEmpty: boolean; size: Size | null }) => void

/** Runs in the page, as the tag's own script: it may use nothing from outside it. */
function playTag({ fillMs, fill, throws, nodes }: TagBehaviour, address: string): void {
  const listeners: Told[] = []
  const slots = new Map<object, Slot>()
  const fail = (when: string) => {
    if (throws === when) throw new Error('the tag fails')
  }
  const define = (sizes: Size[], id: string) => {
    fail('define')
    const known: Slot = { id, sizes, mapping: [] }
    const slot = {
      addService: () => slot,
      getSlotElementId: () => id,
      defineSizeMapping(mapping: [Size, Size[]][]) {
        known.mapping = mapping
        return slot
      },
    }
    slots.set(slot, known)
    return slot
  }
  const sizesOf = ({ sizes, mapping }: Slot) =>
    mapping.length === 0 ? sizes : (mapping.find(([[width]]) => innerWidth >= width)?.[1] ?? [])
  const choose = (slot: Slot): Size | null => {
    const sizes = sizesOf(slot).toSorted((a, b) => a[0] * a[1] - b[0] * b[1])
    if (fill === 'nothing') return null
    if (fill === 'wrong') return [1200, 900]
    return (fill === 'smallest' ? sizes[0] : sizes.at(-1)) ?? (slot.mapping.length === 0 ? [innerWidth, 400] : null)
  }
  const draw = (box: HTMLElement, [width, height]: Size) => {
    box.replaceChildren()
    if (nodes > 0) {
      for (let n = 0; n < nodes; n += 1) box.append(Object.assign(document.createElement('p'), { textContent: `${n}` }))
      return
    }
    const source = new URL('/advertisement', address).href
    box.append(Object.assign(document.createElement('iframe'), { width, height, src: source, title: 'Annuncio' }))
  }
  const render = (slot: object) => {
    const known = slots.get(slot)
    const box = document.querySelector<HTMLElement>(`[id="${known?.id}"]`)
    const size = known === undefined ? null : choose(known)
    if (box !== null && size !== null) draw(box, size)
    for (const tell of listeners) tell({ slot, isEmpty: size === null, size })
    window.awaitedAds = (window.awaitedAds ?? 0) - 1
  }
  const service = {
    addEventListener: (_name: string, listener: Told) => void listeners.push(listener),
    refresh(wanted: { getSlotElementId: () => string }[]) {
      fail('refresh')
      const ids = wanted.map((slot) => slot.getSlotElementId()).join()
      window.awaitedAds = (window.awaitedAds ?? 0) + wanted.length
      void fetch(new URL(`/refresh?slots=${ids}`, address)).catch(() => undefined)
      setTimeout(() => wanted.forEach(render), fillMs)
    },
  }
  const page = window as unknown as { googletag?: { cmd?: (() => void)[] } }
  const waiting = page.googletag?.cmd ?? []
  Object.assign(window, {
    googletag: {
      cmd: { push: (command: () => void) => command() },
      setConfig: () => undefined,
      defineSlot: (_unit: string, sizes: Size[], id: string) => define(sizes, id),
      defineOutOfPageSlot: (_unit: string, id: string) => define([], id),
      pubads: () => service,
      enableServices: () => undefined,
      display: () => undefined,
    },
  })
  for (const command of waiting) command()
}
