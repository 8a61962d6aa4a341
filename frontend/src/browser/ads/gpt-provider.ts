import { loadOthersScript } from '../consent/consent-signals.ts'
import { AD_SIZES } from '../support/selectors.ts'
import type { AdsProvider } from './fill-slots.ts'

/** Where Google serves its tag; no copy of it may be served from elsewhere. */
const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'
/** After which silence of the tag that is told; milliseconds. */
const SILENT_MS = 10_000

type Size = [width: number, height: number]

/** What of the tag's public interface is used (developers.google.com/publisher-tag/reference). */
interface Tag {
  /** An array until the tag is there, which calls what it finds in it; after that each at once. */
  cmd: { push: (command: () => void) => unknown }
  setConfig: (config: object) => void
  defineSlot: (unit: string, sizes: Size[], id: string) => TagSlot | null
  defineOutOfPageSlot: (unit: string, id: string) => TagSlot | null
  pubads: () => TagService
  enableServices: () => void
  display: (id: string) => void
}
interface TagSlot {
  addService: (service: TagService) => TagSlot
  defineSizeMapping: (mapping: [Size, Size[]][]) => TagSlot
  getSlotElementId: () => string
}
interface TagService {
  addEventListener: (name: 'slotRenderEnded', listener: (event: { slot: TagSlot; isEmpty: boolean }) => void) => unknown
  refresh: (slots: TagSlot[]) => void
}

declare global {
  interface Window {
    googletag?: Pick<Tag, 'cmd'>
  }
}

/**
 * Google Publisher Tag: asks Google for the tag, and the tag for advertisements. Only to be called with the reader's consent to advertising,
 * of which the tag reads the signals itself (Consent Mode). Advertisements stand in sandboxed frames of another origin, which cannot grow.
 * @param network the network code of the ad server; a slot's ad unit is called after its id: `/1234/lib2025_homepage_billboard_1`
 * @param script for tests: another address of the tag
 * @param mayAsk whether consent holds at that moment: the tag may come after it was withdrawn
 */
export function createGptProvider(network: string | null, script: string | null, mayAsk: () => boolean): AdsProvider {
  window.googletag ??= { cmd: Array<() => void>() }
  const known = new Map<HTMLElement, TagSlot>()
  const filled = new Set<string>()
  const pending = new Set<HTMLElement>()
  let silence: ReturnType<typeof setTimeout> | undefined
  const tell = tellOnce()

  /** Runs with the tag, once it is there; what it throws is told, and goes no further. */
  const run = (command: (tag: Tag) => void) =>
    window.googletag?.cmd.push(() => {
      try {
        command(window.googletag as Tag)
      } catch (error) {
        tell(error)
      }
    })

  run((tag) => {
    tag.setConfig({
      disableInitialLoad: true,
      singleRequest: true,
      centering: true,
      safeFrame: { forceSafeFrame: true, sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false },
    })
    tag.pubads().addEventListener('slotRenderEnded', ({ slot, isEmpty }) => {
      clearTimeout(silence)
      if (isEmpty) filled.delete(slot.getSlotElementId())
      else filled.add(slot.getSlotElementId())
    })
    tag.enableServices()
  })
  loadOthersScript(script ?? SCRIPT).catch(tell)

  return {
    mayAsk,
    define(slots) {
      for (const slot of slots)
        run((tag) => {
          const defined = defineSlot(tag, `/${network}/${slot.id}`, slot)
          if (defined === null) throw new Error(`${slot.id} could not be mounted`)
          known.set(slot, defined.addService(tag.pubads()))
          tag.display(slot.id)
        })
    },
    refresh(slots) {
      silence ??= setTimeout(tell, SILENT_MS, 'the tag says nothing')
      // A tag that is late is asked once for each slot, however often the page would have had it asked meanwhile.
      const isWaiting = pending.size > 0
      for (const slot of slots) pending.add(slot)
      if (isWaiting) return
      run((tag) => {
        const wanted = [...pending].flatMap((slot) => known.get(slot) ?? [])
        pending.clear()
        if (wanted.length > 0 && mayAsk()) tag.pubads().refresh(wanted)
      })
    },
    isFilled: ({ id }) => filled.has(id),
  }
}

function defineSlot(tag: Tag, unit: string, slot: HTMLElement): TagSlot | null {
  const mapping = readSizes(slot.getAttribute(AD_SIZES) ?? '')
  if (mapping.length === 0) return tag.defineOutOfPageSlot(unit, slot.id)
  const sizes = mapping.flatMap(([, size]) => size)
  return tag.defineSlot(unit, sizes, slot.id)?.defineSizeMapping(mapping) ?? null
}

/**
 * The sizes of a slot by the window's, as the tag takes them.
 * @param text as slots have it (docs/ads.md): `1024:970x250 0:340x100`, with `0:` for nothing, empty for what is out of page
 */
export function readSizes(text: string): [Size, Size[]][] {
  return [...text.matchAll(/(\d+):(?:(\d+)x(\d+))?/g)].map(([, from, width, height]) => [
    [Number(from), 0],
    width === undefined ? [] : [[Number(width), Number(height)]],
  ])
}

/** Tells of the first failure alone: a page whose tag is blocked would tell of each slot. */
function tellOnce(): (why: unknown) => void {
  let isKnown = false
  return (why) => {
    if (!isKnown) console.warn('Advertisements failed', why)
    isKnown = true
  }
}
