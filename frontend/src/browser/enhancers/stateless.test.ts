import { describe, expect, it } from '@jest/globals'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })

describe('enhancers hold no state of their own (docs/adr/0009-two-kinds-of-browser-code.md)', () => {
  it.each(files)('%s has no variable, and nothing that can be filled, outside of its functions', (file) => {
    const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
    expect(
      lines.filter((line) => /^(?:export )?(?:let|var)\b|^(?:export )?const .*= (?:new |\[\]|\{\})/.test(line)),
    ).toEqual([])
  })
})
