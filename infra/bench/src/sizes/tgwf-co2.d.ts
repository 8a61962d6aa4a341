/** What this bench uses of a package that comes without types. */
declare module '@tgwf/co2' {
  /** A model of what transfers stand for, here the Sustainable Web Design Model in its fourth version. */
  export class co2 {
    constructor(options: { model: 'swd'; version: 4 })
    /** Grams, by bytes transferred. */
    perByte(bytes: number): number
  }
}
