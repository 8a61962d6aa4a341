import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { createContext, useContext } from 'react'
import type { FrameFacts } from '../settings/site-facts.ts'
import type { BannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import type { BreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'

export const FrameContext = createContext<FrameFacts | null>(null)

/** Whose page it is; null on every page that is the same for all readers. */
export const ReaderContext = createContext<Pick<Reader, 'name' | 'surname'> | null>(null)

/** The frame's facts; every page is rendered inside them. */
export function useFrame(): FrameFacts {
  const facts = useContext(FrameContext)
  if (facts === null) throw new Error('A page was rendered outside its frame: wrap it in FrameContext')
  return facts
}

/** All that a part knows which is drawn outside a page, and kept: whatever else of the frame it asks for, it fails. */
export const GrammarContext = createContext<AddressGrammar | null>(null)

/** By which a page's links are spelled. */
export function useGrammar(): AddressGrammar {
  const [alone, facts] = [useContext(GrammarContext), useContext(FrameContext)]
  const grammar = alone ?? facts?.settings.grammar
  if (grammar === undefined) throw new Error('Links are spelled in a frame, or in a GrammarContext')
  return grammar
}

/** An editor's banners for a page, and how they are read. */
export interface PageBanners {
  configuration: BannerConfiguration
  groups: BreakpointGroups
  tagMap: BannerTagMap
}

/** The banners of the page that is being rendered; null where it has none. */
export const BannersContext = createContext<PageBanners | null>(null)
