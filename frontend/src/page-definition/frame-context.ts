import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { createContext, useContext } from 'react'
import type { FrameFacts } from '../settings/site-facts.ts'

export const FrameContext = createContext<FrameFacts | null>(null)

/** Whose page it is; null on every page that is the same for all readers. */
export const ReaderContext = createContext<Pick<Reader, 'name' | 'surname'> | null>(null)

/** The frame's facts; every page is rendered inside them. */
export function useFrame(): FrameFacts {
  const facts = useContext(FrameContext)
  if (facts === null) throw new Error('A page was rendered outside its frame: wrap it in FrameContext')
  return facts
}

/** By which a page's links are spelled. */
export function useGrammar(): AddressGrammar {
  return useFrame().settings.grammar
}
