import { startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnyIsland } from './islands.table.ts'

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

function reportDifference(error: unknown): void {
  console.warn('An island differs from its page', error)
}

/**
 * Makes React the owner of an island's server HTML; resolves when the island hears its clicks. An island that throws gives
 * its place back to the server's HTML. `useId` has no place in an island: the server renders it within a whole page, the
 * browser alone, and the two would count differently.
 */
export function hydrateIsland(element: HTMLElement, Component: AnyIsland, props: object): Promise<void> {
  const written = [...element.childNodes].map((node) => node.cloneNode(true))
  return new Promise((resolve, reject) => {
    const giveBack = (error: unknown) => {
      reject(error)
      // React has emptied the element by the end of this task.
      setTimeout(() => element.replaceChildren(...written))
    }
    startTransition(() => {
      hydrateRoot(
        element,
        <Awake onAwake={resolve}>
          <Component {...props} />
        </Awake>,
        { onRecoverableError: reportDifference, onUncaughtError: giveBack },
      )
    })
  })
}
