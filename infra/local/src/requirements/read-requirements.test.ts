import { describe, expect, it } from '@jest/globals'
import { readContents, readRequirements } from './read-requirements.ts'

const page = (...rows: string[]) =>
  `# 5. Rules\n\n| No | Requirement | Shown by |\n| --- | --- | --- |\n${rows.join('\n')}\n`
const faultsOf = (...rows: string[]) => readRequirements(5, page(...rows)).faults

describe('a page of requirements', () => {
  it('is rows of number, requirement and tests, of all its tables', () => {
    const markdown = `${page('| 5.1 | One thing. | a.test › one<br>b.test › around › two |')}\nWords.\n\n${page('| 5.2 | Another. | open: why |')}`
    expect(readRequirements(5, markdown)).toEqual({
      requirements: [
        { id: '5.1', tests: ['a.test › one', 'b.test › around › two'], isOpen: false },
        { id: '5.2', tests: [], isOpen: true },
      ],
      faults: [],
    })
  })

  it('may have a bar within a title', () => {
    const { requirements } = readRequirements(5, page(String.raw`| 5.1 | One thing. | a.test › one \| other |`))
    expect(requirements[0]?.tests).toEqual(['a.test › one | other'])
  })

  it.each([
    ['a number that was given before', ['| 5.1 | One. | open |', '| 5.1 | Two. | open |'], '«5.1» stands where 5.2'],
    ['a number of another section', ['| 4.1 | One. | open |'], '«4.1» stands where 5.1'],
    ['a row without a requirement', ['| 5.1 |  | open |'], '5.1: a row has'],
    ['a row of four cells', ['| 5.1 | One | two. | open |'], '5.1: a row has'],
    ['no test', ['| 5.1 | One. |  |'], '5.1 names no test'],
    ['words that are no test', ['| 5.1 | One. | by hand |'], '5.1 names no test'],
    ['a file without a title', ['| 5.1 | One. | a.test |'], '5.1 names no test'],
    ['a word that begins like open', ['| 5.1 | One. | opened |'], '5.1 names no test'],
    ['nothing behind a break', ['| 5.1 | One. | a.test › one<br> |'], '5.1 names no test'],
  ])('is at fault with %s', (_what, rows, fault) => {
    expect(faultsOf(...rows)).toEqual([expect.stringContaining(fault)])
  })
})

describe('the contents', () => {
  it('name the pages, with their rows and open rows, and all of them', () => {
    const markdown =
      '| Section | Rows | Open |\n| --- | --- | --- |\n| [1. What](requirements/1.md) | 26 | 9 |\n| All | 26 | 9 |\n'
    expect(readContents(markdown)).toEqual({
      pages: [{ path: 'requirements/1.md', rows: 26, open: 9 }],
      total: { path: '', rows: 26, open: 9 },
    })
  })
})
