import { describe, expect, it } from '@jest/globals'
import { FIGURES } from './figures.table.ts'
import { ROOT } from '../../local/src/project.ts'
import { readProject } from './read-project.ts'

/** The figures of the import rule of docs/map.md; each is a count of places that break it. */
const RULE = /^(cycles|upward):|^(unplaced|intruders|strangers)$/

describe('imports run down (docs/map.md)', () => {
  const project = readProject(ROOT)

  it.each(FIGURES.filter(({ key }) => RULE.test(key)).map(({ title, measure }) => ({ title, measure })))(
    'there are no $title',
    ({ measure }) => expect(measure(project).places).toEqual([]),
  )
})
