import { Component } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnyIsland } from './islands.table.ts'

interface AwakeProps {
  onAwake: () => void
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Tells when what is in it has been drawn; draws nothing any more once it has thrown. */
class Awake extends Component<AwakeProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    if (!this.state.hasFailed) this.props.onAwake()
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Makes an island's component the owner of its server HTML; resolves when the island hears its clicks. Words that the first
 * drawing has differently are mended with a warning, attributes stay as they were written. An island that throws gives its
 * place back to the server's HTML. `useId` has no place in an island: the server renders it within a whole page, the browser
 * alone, and the two would count differently.
 */
export function hydrateIsland(element: HTMLElement, Island: AnyIsland, props: object): Promise<void> {
  const written = [...element.childNodes].map((node) => node.cloneNode(true))
  const words = element.textContent
  return new Promise((resolve, reject) => {
    const giveBack = (error: unknown) => {
      reject(error)
      // The element has been emptied by the end of this task.
      setTimeout(() => element.replaceChildren(...written))
    }
    const onAwake = () => {
      if (element.textContent !== words) console.warn('An island differs from its page')
      resolve()
    }
    hydrateRoot(
      element,
      <Awake onAwake={onAwake} onFailure={giveBack}>
        <Island {...props} />
      </Awake>,
    )
  })
}
