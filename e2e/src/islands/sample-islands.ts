import { createElement, useState, useSyncExternalStore } from 'react'

const isBrowser = () => 'document' in globalThis

/** Words and a number beside each other, which change at a press. */
function Counter({ first }: { first: number }) {
  const [count, setCount] = useState(first)
  const add = () => setCount(count + 1)
  return createElement('button', { type: 'button', onClick: add }, 'Letto ', count, ' volte')
}

const silent = () => () => undefined

/** What the browser knows better than the server: words and an attribute, taken once the island is awake. */
function Late() {
  const state = useSyncExternalStore(
    silent,
    () => 'sera',
    () => 'mattina',
  )
  return createElement('p', { className: state }, 'È ', state)
}

/** Has other words in the browser than on the server, from its first drawing on. */
function Differing() {
  return createElement('p', null, isBrowser() ? 'browser' : 'server')
}

/** Cannot be drawn in a browser. */
function Broken() {
  if (isBrowser()) throw new Error('non si disegna')
  return createElement('p', null, 'del server')
}

/** Cannot be drawn any more once it has been pressed. */
function Breaking() {
  const [isPressed, setIsPressed] = useState(false)
  if (isPressed) throw new Error('premuto')
  return createElement('button', { type: 'button', onClick: () => setIsPressed(true) }, 'del server')
}

/** Islands that no page has, for what may go wrong with an island. */
export const SAMPLE_ISLANDS = { Counter, Late, Differing, Broken, Breaking } as const
