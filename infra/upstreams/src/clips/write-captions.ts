/** Letters that are read in a second, and the least and longest time that a line stands; seconds. */
const LETTERS_A_SECOND = 14
const LEAST = 2.5
const LONGEST = 7
/** The tune alone, before the first line and between the last one and the end. */
const OPENING = 1.5

/**
 * Captions of a clip in which nobody speaks, its text one sentence at a time (WebVTT); what there is no time for is left out.
 *
 * @param lines plain text
 */
export function writeCaptions(lines: readonly string[], seconds: number): string {
  const cues = [`00:00:00.000 --> ${clock(OPENING)}\n[musica]`]
  let at = OPENING
  for (const sentence of lines.flatMap(splitSentences)) {
    const stay = Math.min(LONGEST, Math.max(LEAST, sentence.length / LETTERS_A_SECOND))
    if (at + stay > seconds) break
    cues.push(`${clock(at)} --> ${clock(at + stay)}\n${escape(sentence)}`)
    at += stay
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** Sentences, of which long ones are parted at a comma or colon, so that none fills the picture. */
function splitSentences(line: string): string[] {
  return line.split(/(?<=[.!?»])\s+(?=[«A-ZÀ-Ù])/u).flatMap((sentence) => splitLong(sentence.trim()).filter(Boolean))
}

const LONGEST_LINE = 90

function splitLong(sentence: string): string[] {
  if (sentence.length <= LONGEST_LINE) return [sentence]
  const marks = [...sentence.matchAll(/[,;:]\s/g)].map(({ index }) => index + 1)
  const middle = sentence.length / 2
  const nearest =
    marks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? sentence.lastIndexOf(' ', middle)
  if (nearest <= 0) return [sentence]
  return [sentence.slice(0, nearest), sentence.slice(nearest).trim()].flatMap(splitLong)
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (divisor: number, size: number, digits: number) =>
    String(Math.floor(milliseconds / divisor) % size).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
