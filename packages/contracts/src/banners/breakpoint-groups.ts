/** The aliases of breakpoints (requirements 3.44). */
const GROUPS = ['desktop', 'tablet', 'mobile'] as const

export type BreakpointGroup = (typeof GROUPS)[number]

/** What each alias stands for. */
export type BreakpointGroups = Readonly<Record<BreakpointGroup, readonly Breakpoint[]>>

/** What the aliases stand for where nothing fitting is configured (requirements 5.11). */
export const DEFAULT_BREAKPOINT_GROUPS: BreakpointGroups = {
  desktop: ['lg', 'xl', '2xl'],
  tablet: ['md'],
  mobile: ['default', 'sm'],
}

/**
 * The groups as configured, accepted only if desktop, tablet and mobile are all arrays and together cover each breakpoint exactly
 * once; otherwise the defaults (requirements 5.10 and 5.11).
 */
export function readBreakpointGroups(configured: unknown): BreakpointGroups {
  if (typeof configured !== 'object' || configured === null) return DEFAULT_BREAKPOINT_GROUPS
  const given = new Map(Object.entries(configured))
  const desktop = readGroup(given.get('desktop'))
  const tablet = readGroup(given.get('tablet'))
  const mobile = readGroup(given.get('mobile'))
  if (desktop === null || tablet === null || mobile === null) return DEFAULT_BREAKPOINT_GROUPS
  return coversEachOnce([...desktop, ...tablet, ...mobile]) ? { desktop, tablet, mobile } : DEFAULT_BREAKPOINT_GROUPS
}

/** What a name that editors write stands for: a breakpoint for itself, an alias for its group, anything else for none. */
export function expandBreakpoint(name: string, groups: BreakpointGroups): readonly Breakpoint[] {
  const plain = name.trim().toLowerCase()
  if (isBreakpoint(plain)) return [plain]
  const group = GROUPS.find((alias) => alias === plain)
  return group === undefined ? [] : groups[group]
}

function readGroup(value: unknown): Breakpoint[] | null {
  return Array.isArray(value) && value.every(isBreakpoint) ? [...value] : null
}

function coversEachOnce(names: readonly Breakpoint[]): boolean {
  return names.length === BREAKPOINT_NAMES.length && new Set(names).size === BREAKPOINT_NAMES.length
}

/** The breakpoints by which banners are shown (requirements 3.43), with the width in CSS pixels at which each begins. */
const BREAKPOINTS = { default: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** All breakpoints, the narrowest first. */
export const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly Breakpoint[]

/** Whether a value, as of a setting, is the name of a breakpoint. */
function isBreakpoint(name: unknown): name is Breakpoint {
  return typeof name === 'string' && Object.hasOwn(BREAKPOINTS, name)
}
