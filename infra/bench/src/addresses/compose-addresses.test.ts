import { describe, expect, it } from '@jest/globals'
import { compileRedirects, resolveRedirect } from '@liberta/addresses/redirects/compile-redirects'
import { composeAddresses, composeRules } from './compose-addresses.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

describe('the addresses of the bench', () => {
  const redirects = compileRedirects(composeRules(grammar, 300), grammar)
  const samples = composeAddresses(grammar, 3, 300)
  const others = new Set(['moved', 'former', 'spelling', 'hostile', 'form'])

  it('are as many rules as it says', () => {
    expect(redirects.byKey.size).toBe(300)
  })

  it('of a family are pages of that family, and have not moved', () => {
    for (const { kind, path, query } of samples.filter((sample) => !others.has(sample.kind))) {
      expect(resolveRedirect(redirects, path)).toBeNull()
      expect(grammar.resolve(path, query)).toMatchObject({ type: 'page', address: { type: kind } })
    }
  })

  it.each([
    ['moved', 301],
    ['former', 301],
    ['spelling', 301],
    ['form', 301],
  ])('of the kind %s answer %i', (kind, status) => {
    for (const { path, query } of samples.filter((sample) => sample.kind === kind)) {
      expect(resolveRedirect(redirects, path) ?? grammar.resolve(path, query)).toMatchObject({ status })
    }
  })

  it('that are hostile are refused', () => {
    for (const { path } of samples.filter(({ kind }) => kind === 'hostile')) {
      expect(grammar.resolve(path).type).toBe('refused')
    }
  })
})
