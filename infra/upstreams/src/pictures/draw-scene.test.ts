import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { colourOfScene, describeScene, drawScene, planVariation, WHOLE_SHEET } from './draw-scene.ts'
import { PALETTES } from './palettes.table.ts'
import { KEYWORD_LIMITS, SCENES, SCENES_BY_KEYWORD, VARIATIONS } from './scenes.table.ts'
import { range } from './print/stage.ts'

const SIZE = { width: 120, height: 80 }
const cases = SCENES.map((scene) => [scene.slug, scene] as const)

/** The tags still open at the end of a text made of elements only; throws on a wrong closing tag. */
function listUnclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    const isClosed = closing === '/'
    // Hundreds of thousands of tags: an `expect` for each takes longer than to draw them.
    if (isClosed && open.pop() !== name) throw new Error(`${name} is closed, and is not what was opened last`)
    if (!isClosed && empty !== '/') open.push(name ?? '')
  }
  return open
}

describe('drawn scenes: many subjects, seeded variations', () => {
  it('has many subjects and several hundred prints', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(24)
    expect(SCENES.length * VARIATIONS).toBeGreaterThanOrEqual(300)
    expect(new Set(SCENES.map(({ slug }) => slug)).size).toBe(SCENES.length)
  })

  it.each(cases)('%s: the same variation is the same print', (_, scene) => {
    expect(drawScene(scene, 5, WHOLE_SHEET, SIZE)).toBe(drawScene(scene, 5, WHOLE_SHEET, SIZE))
  })

  it.each(cases)('%s: no two variations are alike', (_, scene) => {
    const prints = range(VARIATIONS).map((variation) => drawScene(scene, variation, WHOLE_SHEET, SIZE))
    expect(new Set(prints).size).toBe(VARIATIONS)
  })

  it.each(cases)('%s: every composition is well-formed and has no broken number', (_, scene) => {
    for (const variation of range(VARIATIONS)) {
      const svg = drawScene(scene, variation, WHOLE_SHEET, SIZE)
      expect(listUnclosed(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
      const names = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each(cases)('%s: all compositions and lights appear among its prints', (_, scene) => {
    const plans = range(VARIATIONS).map((variation) => planVariation(scene, variation))
    expect(new Set(plans.map(({ view }) => view)).size).toBe(scene.views.length)
    expect(new Set(plans.map(({ light }) => light)).size).toBe(scene.lights.length)
    const pairs = new Set(plans.map(({ light, view }) => `${light} ${view}`))
    expect(pairs.size).toBe(Math.min(VARIATIONS, scene.lights.length * scene.views.length))
  })

  it.each(cases)('%s: covers the sheet, so that no corner is transparent', async (_, scene) => {
    const svg = drawScene(scene, 1, WHOLE_SHEET, SIZE)
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alpha = range(SIZE.width * SIZE.height).map((pixel) => data[pixel * 4 + 3])
    expect(Math.min(...alpha.map((value) => value ?? 0))).toBe(255)
  })

  it('tells in Italian what is seen, with the light out of doors', () => {
    const plain = SCENES.find(({ slug }) => slug === 'pianura')
    expect(plain && describeScene(plain, 0)).toBe('Due filari di pioppi nella pianura, nella nebbia')
    const library = SCENES.find(({ slug }) => slug === 'biblioteca')
    expect(library && describeScene(library, 0)).toBe('Scaffali pieni di libri')
  })

  it('gives a mean colour that the contract accepts', () => {
    for (const scene of SCENES) expect(colourOfScene(scene, 3)).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('palettes', () => {
  it('are lower-case #rrggbb throughout, as the colour arithmetic expects', () => {
    for (const inks of Object.values(PALETTES).flatMap((palette) => Object.values(palette).flat())) {
      expect(inks).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

describe('limits of keywords', () => {
  it.each(Object.entries(KEYWORD_LIMITS))('%s leaves at least four prints', (keyword, limits) => {
    const prints = (SCENES_BY_KEYWORD[keyword] ?? []).flatMap((scene) =>
      range(VARIATIONS).filter((variation) => {
        const { light, view } = planVariation(scene, variation)
        return (limits.lights?.includes(light) ?? true) && (limits.views?.includes(view) ?? true)
      }),
    )
    expect(prints.length).toBeGreaterThanOrEqual(4)
  })
})
