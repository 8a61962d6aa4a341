import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { nameAdSection } from './ad-section.ts'

const grammar = createSpecifiedGrammar()

describe('the section of a page’s slots comes from its path', () => {
  it.each([
    ['/', 'homepage'],
    ['/news/economia/fiera-123', 'article_detail'],
    ['/news/economia/fiera/123', 'article_detail'],
    ['/necrologie/list', 'necrologie'],
    ['/necrologie/123', 'necrologie'],
    ['/news/sport', 'sport'],
    ['/news/sport/derby/123', 'sport'],
    ['/news/attualita', 'attualita'],
    ['/news/lifestyle/gusto', 'lifestyle'],
    ['/lifestyleFood', 'lifestyle'],
    ['/podcast', 'podcast'],
    ['/multimedia/folder/teleliberta', 'multimedia_teleliberta'],
    ['/multimedia/folder/teleliberta/programs', 'multimedia_teleliberta'],
    ['/multimedia/detail/teleliberta/tg', 'multimedia_teleliberta'],
    ['/multimedia/folder/sport', 'multimedia_folder'],
    ['/multimedia/detail/video', 'multimedia_detail'],
    ['/videoShort', 'multimedia'],
    ['/eventi', 'eventi'],
    ['/events/sagra', 'eventi'],
    ['/event/sagra-12', 'event_detail'],
    ['/who-we-are', 'others'],
    ['/newsletter', 'others'],
    ['/tag/citt~c3~a0', 'others'],
    ['/tag/trib~c3~b9', 'others'],
    ['/news/economia/citt~c3~a0/123', 'article_detail'],
    ['/news/economia/~2e123', 'article_detail'],
  ])('%s: %s', (path, section) => {
    expect(nameAdSection(grammar, path)).toBe(section)
  })

  it('the number of a page is not the number of a story', () => {
    expect(nameAdSection(grammar, '/tag/fiera/page_2')).toBe('others')
    expect(nameAdSection(grammar, '/news/sport/page_12')).toBe('sport')
  })

  it('a prefix is a whole part of the path', () => {
    expect(nameAdSection(grammar, '/news/sportivi')).toBe('others')
  })

  it('every path has one that an ad server takes', () => {
    fc.assert(fc.property(fc.webPath(), (path) => /^[a-z_]+$/.test(nameAdSection(grammar, path))))
  })
})
