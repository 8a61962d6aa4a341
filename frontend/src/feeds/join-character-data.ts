const PADDED = />\s+(?<data><!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>(?:<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)*)\s+<\//g

/**
 * Takes the white space away that the library writes around text with signs of markup in it: some readers would show a title that begins
 * with a line break. Elements without text keep theirs, which nobody reads.
 */
export function joinCharacterData(xml: string): string {
  return xml.replaceAll(PADDED, '>$<data></')
}
