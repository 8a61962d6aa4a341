/** What this bench uses of a package that comes without types. */
declare module '@tgwf/co2' {
  // oxlint-disable-next-line typescript/naming-convention -- the package's own name.
  export class co2 {
    constructor(options: { model: 'swd'; version: 4 })
    /** Grams, by bytes transferred. */
    perByte(bytes: number): number
  }
}
