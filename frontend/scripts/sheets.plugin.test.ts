import { describe, expect, it } from '@jest/globals'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { LITE_SHEET, SHEET_FILES, SHEET_FOLDERS } from '../src/styles/sheets.table.ts'
import { followImports, shareStyles } from './sheets.plugin.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** Those of the paths that lie in one of the folders. */
function within(folders: readonly string[], paths: readonly string[]): string[] {
  return paths.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
}

describe('the style sheets', () => {
  it('have every style of the site, each once', () => {
    const sheets = shareStyles()
    expect(Object.keys(sheets)).toEqual(Object.keys(SHEET_FILES))
    expect(Object.values(sheets).flat().toSorted()).toEqual(
      globSync('**/*.css', { cwd: SOURCE, exclude: ['**/*.late.css', LITE_SHEET] }).toSorted(),
    )
  })

  it('a page of news finds the rules of every class that its scripts set, also of those that come later', () => {
    const set = [...followImports(['browser/main.ts'])].filter((path) => path.endsWith('.module.css'))
    expect(set).toContain('browser/toast/toast.module.css')
    expect(shareStyles().news).toEqual(expect.arrayContaining(set))
  })

  it('a page of news does not wait for the rules of the agenda, of forms or of a reader’s own pages', () => {
    const { texts, lists } = shareStyles()
    expect(lists).toContain('components/events/events.module.css')
    expect(texts).toEqual(
      expect.arrayContaining(['components/forms/forms.module.css', 'pages/reserved-area/reserved.module.css']),
    )
  })

  it('a page of text does not wait for the agenda’s, nor the agenda for those of forms', () => {
    const { texts, lists } = shareStyles()
    const agenda = ['event', 'obituary', 'search'].map((name) => `pages/${name}`)
    expect(within(agenda, lists).length).toBeGreaterThan(3)
    expect(within(agenda, texts)).toEqual([])
    expect(within(SHEET_FOLDERS.texts, texts).length).toBeGreaterThan(4)
    expect(within(SHEET_FOLDERS.texts, lists)).toEqual([])
  })

  it('what is looked at and listened to does not wait for the agenda’s, nor the agenda for theirs', () => {
    const { media, lists } = shareStyles()
    expect(within(['pages/multimedia', 'pages/podcast'], media).length).toBeGreaterThan(5)
    expect(within(SHEET_FOLDERS.media, lists)).toEqual([])
    expect(within(['components/events', 'pages/event', 'pages/obituary', 'pages/search'], media)).toEqual([])
  })

  it('live blogs have theirs alone, for which neither news nor lists wait', () => {
    const { news, live, lists } = shareStyles()
    expect(live).toEqual(['blog', 'entry', 'figure'].map((name) => `pages/live-blog/live-${name}.module.css`))
    expect(within(SHEET_FOLDERS.live, [...news, ...lists])).toEqual([])
  })

  it('what is imported later is followed as what is imported at once', () => {
    const found = followImports(['browser/main.ts'])
    expect(found).toContain('browser/enhancers/menu.ts')
    expect(found).toContain('browser/enhancers/story-tools.ts')
  })
})
