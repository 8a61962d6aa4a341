/** Modules that `scripts/sheets.plugin.ts` makes. */
declare module 'virtual:sheets/*' {
  /** The styles' modules; asked for their side effect, the rules. */
  export const parts: readonly object[]
}
