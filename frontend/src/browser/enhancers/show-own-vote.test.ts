import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { showOwnVote } from './show-own-vote.ts'

const OWN = 'https://www.example.it/surveyDetail?id=ztl&voto=mio'
const replace = jest.fn()

/** A page with the cookies of a browser, and with or without the link to one's own vote. */
function showPage(cookie: string, link: { href: string } | null) {
  Object.assign(globalThis, { document: { cookie }, location: { replace } })
  showOwnVote(link === null ? [] : [link])
}

afterEach(() => {
  replace.mockClear()
  for (const name of ['document', 'location']) Reflect.deleteProperty(globalThis, name)
})

describe('the survey’s page of everybody', () => {
  it.each(['liberta_votato=1', 'scroll=2; liberta_lettore=1'])('leads on who may have voted (%s)', (cookie) => {
    showPage(cookie, { href: OWN })
    expect(replace.mock.calls).toEqual([[OWN]])
  })

  it.each(['', 'liberta_voto=x'])('leaves everybody else where they are (%j)', (cookie) => {
    showPage(cookie, { href: OWN })
    expect(replace).not.toHaveBeenCalled()
  })

  it('leads nobody on from a page without the link', () => {
    showPage('liberta_votato=1', null)
    expect(replace).not.toHaveBeenCalled()
  })
})
