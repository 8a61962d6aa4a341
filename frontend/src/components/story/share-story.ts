/** What is shared of a page. */
export interface Shared {
  title: string
  /** Absolute. */
  url: string
}

/** What has come of sharing; `left` where the reader thought better of it, or has seen where it went. */
export type ShareOutcome = 'left' | 'copied' | 'notCopied'

/** What of the browser shares; neither is in every browser, nor where the connection is not secure. */
export interface Sharer {
  share?: ((what: Shared) => Promise<void>) | undefined
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/** The address of a letter that says the same (RFC 6068), for pages without script. */
export function writeMail({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}

/** What such a letter says. */
export function readSize(address: string): Shared {
  const parameters = new URL(address).searchParams
  return { title: parameters.get('subject') ?? '', url: parameters.get('body') ?? '' }
}

/** Shares by the system's own means, where there are any, else copies the address. Never rejects. */
export async function shareStory(what: Shared, browser: Sharer): Promise<ShareOutcome> {
  try {
    if (browser.share !== undefined) {
      await browser.share(what)
      return 'left'
    }
  } catch (error) {
    if ((error as { name?: unknown } | null)?.name === 'AbortError') return 'left'
  }
  try {
    await browser.clipboard?.writeText(what.url)
    return browser.clipboard === undefined ? 'notCopied' : 'copied'
  } catch {
    return 'notCopied'
  }
}
