import type { FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { ASIDE_HEIGHTS } from '../../components/ads/aside-height.table.ts'
import { composeRows } from '../../components/rows/compose-rows.ts'
import type { Row } from '../../components/rows/compose-rows.ts'
import { patternNamed, LONE_PATTERN, RELATED_PATTERN, shareJoint } from '../../components/rows/row-pattern.table.ts'
import type { RowPattern } from '../../components/rows/row-pattern.table.ts'
import type { Aside } from '../../components/rows/plan-rows.ts'

type BlockOf<Type extends FrontBlock['type']> = Extract<FrontBlock, { type: Type }>

/** What stands one above the other on a front. */
export type FrontBand =
  | { type: 'opening'; rows: Row<StoryTeaser>[] }
  | { type: 'section'; block: BlockOf<'section'>; rows: Row<StoryTeaser>[] }
  | { type: 'list'; block: BlockOf<'latest'> | BlockOf<'mostRead'> }
  /** `n`: the how manieth billboard of the page it is, where it is one. */
  | { type: 'advertisement'; name: AdBandName; n: number }
  | { type: 'opinions'; stories: StoryTeaser[]; pattern: RowPattern }
  | Exclude<FrontBlock, { type: 'opening' | 'section' | 'latest' | 'mostRead' | 'opinions' }>

/** What is advertised in a band of its own: by the paper, or by whoever buys the slots. */
export type AdBandName = 'television' | 'club' | 'billboard' | 'rectangles' | 'sliders'

/** The band of advertisements that follows a front's block. */
const AD_BANDS: { readonly [Type in FrontBlock['type']]?: AdBandName } = {
  opening: 'television',
  events: 'club',
  opinions: 'rectangles',
  television: 'sliders',
  valleys: 'billboard',
}

/** Those that are a billboard, which are counted in the order in which they stand. */
const BILLBOARDS: ReadonlySet<AdBandName> = new Set(['television', 'club', 'billboard'])

const PODCAST_AD: Aside = { name: 'ad-podcast', span: 3, under: 2, height: ASIDE_HEIGHTS['ad-podcast'] }
const GUIDE_AD: Aside = { name: 'ad-guide', span: 3, under: 0, height: ASIDE_HEIGHTS['ad-guide'] }
const LATEST: Aside = { name: 'latest', span: 4, under: 0, height: ASIDE_HEIGHTS.latest }

/** Beside a photograph of six columns stand seven of the most read. */
export const MOST_READ_SHOWN = 7

const mostReadOf = (stories: number): Aside => {
  const { head, row } = ASIDE_HEIGHTS.mostRead
  return { name: 'mostRead', span: 3, under: 0, height: head + row * Math.min(stories, MOST_READ_SHOWN) }
}

/** How the first rows of a front's sections change from one to the next. */
const SECTION_OPENINGS = ['6|3|3', '5|4|3', '7|5', '5|3|4'] as const

const wishOf = (nth: number) => SECTION_OPENINGS[nth % SECTION_OPENINGS.length] ?? SECTION_OPENINGS[0]

/** The joints of the bands that are drawn by hand, so that the row under them can keep clear of them. */
const BAND_PATTERNS: { readonly [Type in FrontBlock['type']]?: string } = { television: '7|5', valleys: '3|3|3|3' }

/**
 * Lays a front's blocks as bands, in the editor's order: the latest stand in the opening's last row, the most read
 * beside the first section, advertisements beside stories and in bands between blocks (docs/design.md, home page). A list that finds no place so stands as a band of its own.
 */
export function layFront(blocks: readonly FrontBlock[], advertised: boolean): FrontBand[] {
  const bands: FrontBand[] = []
  let above: RowPattern | undefined
  let sections = 0
  blocks.forEach((block, index) => {
    if (block.type === 'opening') {
      const rows = layOpening(block, has(blocks, 'latest'), advertised)
      bands.push({ type: 'opening', rows })
      above = undefined
    } else if (block.type === 'section') {
      const rows = laySection(block, { above, nth: sections, mostRead: mostReadIn(blocks), advertised })
      bands.push({ type: 'section', block, rows })
      above = rows.at(-1)?.pattern
      sections += 1
    } else if (block.type === 'opinions') {
      const below = blocks[index + 1]?.type === 'section' ? patternNamed(wishOf(sections)) : undefined
      const pattern = planOpinions(block.stories.length, { above, below })
      bands.push({ ...block, pattern })
      above = pattern
    } else if (block.type === 'latest' || block.type === 'mostRead') {
      bands.push({ type: 'list', block })
    } else {
      bands.push(block)
      above = patternNamed(BAND_PATTERNS[block.type] ?? '')
    }
    const name = AD_BANDS[block.type]
    if (advertised && name !== undefined) bands.push({ type: 'advertisement', name, n: countBillboards(bands) + 1 })
  })
  return bands.filter((band) => band.type !== 'list' || !holdsAside(bands, band.block.type))
}

/** The rows that a front opens with; none where it opens with a list or a band. */
export function openingRowsOf([first]: readonly FrontBand[]): Row<StoryTeaser>[] {
  return first?.type === 'opening' || first?.type === 'section' ? first.rows : []
}

function has(blocks: readonly FrontBlock[], type: FrontBlock['type']): boolean {
  return blocks.some((block) => block.type === type)
}

/** How many of the most read the front carries. */
function mostReadIn(blocks: readonly FrontBlock[]): number {
  return blocks.reduce((count, block) => (block.type === 'mostRead' ? block.stories.length : count), 0)
}

function layOpening(block: BlockOf<'opening'>, withLatest: boolean, advertised: boolean): Row<StoryTeaser>[] {
  const asides = [...(advertised ? [PODCAST_AD] : []), ...(withLatest ? [LATEST] : [])]
  return composeRows(block.stories, { lead: true, opening: ['3|3|3|3', '5|3|4'], asides })
}

function laySection(
  block: BlockOf<'section'>,
  {
    above,
    nth,
    mostRead,
    advertised,
  }: { above: RowPattern | undefined; nth: number; mostRead: number; advertised: boolean },
): Row<StoryTeaser>[] {
  const asides = nth === 0 && mostRead > 0 ? [mostReadOf(mostRead)] : nth === 1 && advertised ? [GUIDE_AD] : []
  return composeRows(block.stories, { above, opening: [wishOf(nth)], asides })
}

function countBillboards(bands: readonly FrontBand[]): number {
  return bands.filter((band) => band.type === 'advertisement' && BILLBOARDS.has(band.name)).length
}

/** True where a row already carries the list of that name. */
function holdsAside(bands: readonly FrontBand[], name: string): boolean {
  return bands.some(
    (band) =>
      (band.type === 'opening' || band.type === 'section') &&
      band.rows.some((row) => row.cells.some((cell) => cell.aside === name)),
  )
}

/** Three opinions, the first one widest, in the order in which docs/design.md and then the joints prefer them. */
const THREE = ['5|4|3', '5|3|4'] as const

/** The course of one, two or three opinions that meets no joint of the course above nor of the one wished for below. */
export function planOpinions(
  stories: number,
  { above, below }: { above: RowPattern | undefined; below: RowPattern | undefined },
): RowPattern {
  if (stories === 1) return LONE_PATTERN
  const candidates = stories === 2 ? [patternNamed('7|5')] : [...THREE.map(patternNamed), RELATED_PATTERN]
  const known = candidates.filter((pattern) => pattern !== undefined)
  const meets = (pattern: RowPattern) =>
    [above, below].filter((other) => other !== undefined && shareJoint(other, pattern)).length
  const [best = LONE_PATTERN] = known.toSorted((one, other) => meets(one) - meets(other))
  return best
}
