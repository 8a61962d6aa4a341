/**
 * The notation of the story tables. `[a|b|c]` is a choice (nested at will, empty options allowed); `{…}` is a slot, whose
 * inside is read by the story's context; everything else is text. A template is parsed once and kept: the tables are
 * finite, so the memory is too.
 */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: string }
  | { kind: 'choice'; options: readonly (readonly TemplateNode[])[] }

export type Template = readonly TemplateNode[]

const parsed = new Map<string, Template>()

/** Parses a template; throws a SyntaxError that shows the template when a bracket is left open or closed twice. */
export function parseTemplate(source: string): Template {
  const known = parsed.get(source)
  if (known) return known
  const reader = { source, at: 0 }
  const nodes = readSequence(reader, false)
  if (reader.at < source.length) throw new SyntaxError(`unexpected «${source[reader.at]}» in: ${source}`)
  parsed.set(source, nodes)
  return nodes
}

interface Reader {
  source: string
  at: number
}

function readSequence(reader: Reader, inChoice: boolean): TemplateNode[] {
  const nodes: TemplateNode[] = []
  while (reader.at < reader.source.length) {
    const char = reader.source[reader.at]
    if (char === ']' || (inChoice && char === '|')) return nodes
    if (char === '[') nodes.push(readChoice(reader))
    else if (char === '{') nodes.push(readSlot(reader))
    else nodes.push(readText(reader, inChoice))
  }
  return nodes
}

function readChoice(reader: Reader): TemplateNode {
  const options: TemplateNode[][] = []
  do {
    reader.at += 1
    options.push(readSequence(reader, true))
  } while (reader.source[reader.at] === '|')
  if (reader.source[reader.at] !== ']') throw new SyntaxError(`choice without end in: ${reader.source}`)
  reader.at += 1
  return { kind: 'choice', options }
}

function readSlot(reader: Reader): TemplateNode {
  const end = reader.source.indexOf('}', reader.at)
  if (end < 0) throw new SyntaxError(`slot without end in: ${reader.source}`)
  const slot = reader.source.slice(reader.at + 1, end)
  reader.at = end + 1
  return { kind: 'slot', slot }
}

function readText(reader: Reader, inChoice: boolean): TemplateNode {
  const stop = inChoice ? /[[\]{|]/g : /[[\]{]/g
  stop.lastIndex = reader.at
  const end = stop.exec(reader.source)?.index ?? reader.source.length
  const text = reader.source.slice(reader.at, end)
  reader.at = end
  return { kind: 'text', text }
}
