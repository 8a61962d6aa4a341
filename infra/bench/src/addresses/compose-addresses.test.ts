import { describe, expect, it } from '@jest/globals'
import { resolvePath } from '@liberta/addresses/resolve-path'
import { compileRedirects, resolveRedirect } from '@liberta/addresses/redirects/compile-redirects'
import { composeAddresses, composeRules } from './compose-addresses.ts'

describe('the addresses of the bench', () => {
  const redirects = compileRedirects(composeRules(300))
  const samples = composeAddresses(3, 300)
  const others = new Set(['moved', 'former', 'spelling', 'hostile', 'form'])

  it('are as many rules as it says', () => {
    expect(redirects.byKey.size).toBe(300)
  })

  it('of a family are pages of that family, and have not moved', () => {
    for (const { kind, path, query } of samples.filter((sample) => !others.has(sample.kind))) {
      expect(resolveRedirect(redirects, path)).toBeNull()
      expect(resolvePath(path, query)).toMatchObject({ type: 'page', address: { type: kind } })
    }
  })

  it.each([
    ['moved', 301],
    ['former', 301],
    ['spelling', 301],
    ['form', 301],
  ])('of the kind %s answer %i', (kind, status) => {
    for (const { path, query } of samples.filter((sample) => sample.kind === kind)) {
      expect(resolveRedirect(redirects, path) ?? resolvePath(path, query)).toMatchObject({ status })
    }
  })

  it('that are hostile are refused', () => {
    for (const { path } of samples.filter(({ kind }) => kind === 'hostile')) {
      expect(resolvePath(path).type).toBe('refused')
    }
  })
})
