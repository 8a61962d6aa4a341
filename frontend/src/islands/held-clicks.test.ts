import { describe, expect, it } from '@jest/globals'
import { findHeldClick, takeHeldClicks } from './held-clicks.ts'
import type { HeldClick } from './held-clicks.ts'

/** An element that knows which of its selectors has which ancestor. */
interface Part {
  closest(selector: string): Part | null
}

function part(ancestors: Record<string, Part | null> = {}): Part {
  return {
    closest: (selector) => Object.entries(ancestors).find(([name]) => selector.startsWith(name))?.[1] ?? null,
  }
}

describe('clicks on islands that are not awake: held and replayed', () => {
  const island = part()
  const button = part({ '[data-island]': island })

  it('holds a click on a button of a sleeping island, also on what is drawn in it', () => {
    expect(findHeldClick(part({ 'button[type=button]': button }))).toEqual({ island, button })
  })

  it('leaves a link or a form of a sleeping island alone: they work without script', () => {
    expect(findHeldClick(part({ '[data-island]': island }))).toBeNull()
  })

  it('leaves a button that stands in no sleeping island alone', () => {
    expect(findHeldClick(part({ 'button[type=button]': part() }))).toBeNull()
  })

  it('gives an island its own clicks once each, in their order, and keeps the others', () => {
    const held: HeldClick<string>[] = [
      { island: 'salva', button: 'primo' },
      { island: 'meteo', button: 'altro' },
      { island: 'salva', button: 'secondo' },
      { island: 'salva', button: 'primo' },
    ]
    expect(takeHeldClicks(held, 'salva')).toEqual(['primo', 'secondo'])
    expect(held).toEqual([{ island: 'meteo', button: 'altro' }])
    expect(takeHeldClicks(held, 'salva')).toEqual([])
  })
})
