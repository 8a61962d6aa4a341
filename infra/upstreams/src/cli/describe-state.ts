import { z } from 'zod'

const switchesSchema = z.object({
  all: z.record(z.string(), z.unknown()),
  kinds: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const callsSchema = z.object({
  since: z.string(),
  content: z.number(),
  media: z.number(),
  kinds: z.record(z.string(), z.object({ calls: z.number(), notModified: z.number(), failed: z.number() })),
})

/** The switches as lines: first those for all calls, then those of single kinds. */
export function describeSwitches(answer: unknown): string[] {
  const { all, kinds } = switchesSchema.parse(answer)
  return [`all: ${writePairs(all)}`, ...Object.entries(kinds).map(([kind, own]) => `${kind}: ${writePairs(own)}`)]
}

/** The counts of calls as a table. */
export function describeCalls(answer: unknown): string[] {
  const { since, content, media, kinds } = callsSchema.parse(answer)
  const rows = Object.entries(kinds).toSorted(([, a], [, b]) => b.calls - a.calls)
  return [
    `${content} calls for content, ${media} for pictures since ${since}`,
    ...rows.map(
      ([kind, { calls, notModified, failed }]) =>
        `${String(calls).padStart(8)}  ${kind}${notModified ? `, ${notModified} not modified` : ''}${failed ? `, ${failed} failed` : ''}`,
    ),
  ]
}

function writePairs(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
}
