import { co2 } from '@tgwf/co2'

/** Without a word on who hosts the site, so that no green energy is counted; the world's mean grid. */
const MODEL = new co2({ model: 'swd', version: 4 })

/**
 * Grams of CO2e that the transfer of so many bytes stands for, by the Sustainable Web Design Model v4: data centre, network and device,
 * their making among it. A model of means for comparing two pages, not a measurement of either.
 */
export function estimateGrams(bytes: number): number {
  return MODEL.perByte(bytes)
}
