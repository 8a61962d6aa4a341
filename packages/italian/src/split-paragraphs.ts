/** The paragraphs of a text: what its line breaks part, without empty ones; none where there is no text. */
export function splitParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
