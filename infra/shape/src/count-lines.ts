import type { ParsedSource } from './parse-source.ts'

/** Lines of a file as an editor numbers them. */
export function countLines(text: string): number {
  const lines = text.split('\n').length
  return text.endsWith('\n') ? lines - 1 : lines
}

/** Lines that hold more than comments and white space. */
export function countCodeLines({ text, comments }: Pick<ParsedSource, 'text' | 'comments'>): number {
  let code = ''
  let end = 0
  for (const comment of comments) {
    // The lines that a comment runs over stay lines, of nothing.
    code += text.slice(end, comment.start) + text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, '')
    end = comment.end
  }
  code += text.slice(end)
  return code.split('\n').filter((line) => line.trim() !== '').length
}
