/** What of the package is used here; it brings no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    /** An axis held at a value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** Tags of the layout features that stay. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  /** A font file with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
