import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export interface PageAnswer {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** Reads one address, as a browser would ask for it; redirects are not followed. */
export function readPage(site: string, path: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(`${site}${path}`, { agent, headers, timeout: 15_000 }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: answer.headers }),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`no answer from ${path} within 15 s`)))
    request.on('error', reject)
  })
}

/** The addresses of this site that a page links to. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map((match) => match[1] ?? '')
  return [...new Set(links)]
}

/** Does `work` for every item, at most `width` at once. */
export async function inParallel<Item>(items: readonly Item[], width: number, work: (item: Item) => Promise<void>) {
  const queue = items.values()
  const lanes = Array.from({ length: width }, async () => {
    for (const item of queue) await work(item)
  })
  await Promise.all(lanes)
}

/** Whether a page has these words, however it holds them together: spaces within titles may be ones that do not break. */
export function hasWords(body: string, words: string): boolean {
  return body.replaceAll('\u00A0', ' ').includes(words)
}
