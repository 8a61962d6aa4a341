import { co2 } from '@tgwf/co2'

export type ResourceType = 'document' | 'stylesheet' | 'script' | 'font' | 'other'

/** One request of a first visit. */
export interface Resource {
  url: string
  type: ResourceType
  /** Asked for before the browser was idle for the first time, with nothing touched. */
  beforeIdle: boolean
  /** Of the body as it travels, asked for with br; 0 of what is not weighed. */
  bytes: number
}

/** What a first visit costs; bytes of bodies as they travel. */
export interface PageSizes {
  html: number
  css: number
  scriptsBeforeIdle: number
  /** Before and after idle, the page scrolled to its end and the menu opened. */
  scripts: number
  fonts: { file: string; bytes: number }[]
  requestsBeforeIdle: number
  /** Hosts other than the site's own that were asked. */
  foreignHosts: string[]
}

/** Sums the requests of a first visit to `siteUrl`; what was asked for twice counts once. */
export function sumSizes(resources: readonly Resource[], siteUrl: string): PageSizes {
  const once = [...new Map(resources.toReversed().map((resource) => [resource.url, resource])).values()].toReversed()
  const ofType = (type: ResourceType) => once.filter((resource) => resource.type === type)
  const sum = (some: readonly Resource[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  const hosts = once.map(({ url }) => new URL(url).host).filter((host) => host !== new URL(siteUrl).host)
  return {
    html: sum(ofType('document')),
    css: sum(ofType('stylesheet')),
    scriptsBeforeIdle: sum(ofType('script').filter(({ beforeIdle }) => beforeIdle)),
    scripts: sum(ofType('script')),
    fonts: ofType('font').map(({ url, bytes }) => ({ file: new URL(url).pathname.split('/').at(-1) ?? url, bytes })),
    requestsBeforeIdle: once.filter(({ beforeIdle }) => beforeIdle).length,
    foreignHosts: [...new Set(hosts)],
  }
}

/** Without a word on who hosts the site, so that no green energy is counted; the world's mean grid. */
const MODEL = new co2({ model: 'swd', version: 4 })

/**
 * Grams of CO2e that the transfer of so many bytes stands for, by the Sustainable Web Design Model v4: data centre, network and device,
 * their making among it. A model of means for comparing two pages, not a measurement of either.
 */
export function estimateGrams(bytes: number): number {
  return MODEL.perByte(bytes)
}
