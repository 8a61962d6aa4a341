import type { Visitor } from './visitor.ts'

/** So many pages has the way through the provider at most. */
const MOST_STEPS = 6

/** Milliseconds that a sign-in made somebody wait at the site: setting out, and being let in on the way back. */
export interface SignedIn {
  settingOut: number
  comingBack: number
}

/** Signs somebody in: out at the site, through the provider's own page, back to the site. @throws where a step is not as it should be */
export async function signIn(visitor: Visitor, site: string, email: string): Promise<SignedIn> {
  const cookies = new Map<string, string>()
  const begun = await visitor.ask('/api/auth/login?next=%2F')
  if (!isRedirect(begun.status)) throw new Error(`setting out is answered ${begun.status}`)
  keepCookies(cookies, begun.headers['set-cookie'] ?? [])
  const back = await passProvider(begun.headers.location ?? '', site, email)
  const ended = await visitor.ask(back.slice(site.length), { headers: { cookie: writeCookies(cookies) } })
  if (
    !isRedirect(ended.status) ||
    !(ended.headers['set-cookie'] ?? []).some((line) => line.includes('liberta_sessione='))
  )
    throw new Error(`coming back is answered ${ended.status} ${ended.headers.location}`)
  return { settingOut: begun.milliseconds, comingBack: ended.milliseconds }
}

const isRedirect = (status: number) => status === 302 || status === 303

/** From the provider's first page to the address at which the site is come back to. */
async function passProvider(address: string, site: string, email: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let step = 0; step < MOST_STEPS && !next.startsWith(site); step += 1) {
    const ask = async (form?: URLSearchParams) => {
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: writeCookies(cookies) },
        ...(form && { method: 'POST', body: form }),
      })
      await answer.arrayBuffer()
      keepCookies(cookies, answer.headers.getSetCookie())
      return answer.headers.get('location')
    }
    const location = (await ask()) ?? (await ask(new URLSearchParams({ email }))) ?? ''
    next = new URL(location, next).href
  }
  return next
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
}

function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
