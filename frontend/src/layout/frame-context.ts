import { createContext, useContext } from 'react'
import type { FrameFacts } from './site-facts.ts'

export const FrameContext = createContext<FrameFacts | null>(null)

/** The frame's facts; every page is rendered inside them. */
export function useFrame(): FrameFacts {
  const facts = useContext(FrameContext)
  if (facts === null) throw new Error('A page was rendered outside its frame: wrap it in FrameContext')
  return facts
}
