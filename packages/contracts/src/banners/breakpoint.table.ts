/** The breakpoints by which banners are shown (requirements 3.43), with the width in CSS pixels at which each begins. */
const BREAKPOINTS = { default: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** All breakpoints, the narrowest first. */
export const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly Breakpoint[]

/** Whether a value, as of a setting, is the name of a breakpoint. */
export function isBreakpoint(name: unknown): name is Breakpoint {
  return typeof name === 'string' && Object.hasOwn(BREAKPOINTS, name)
}
