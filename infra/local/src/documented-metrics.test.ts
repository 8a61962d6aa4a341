import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from './project.ts'

const METRIC = /new (?:Counter|Gauge|Histogram|Summary)\(\{([^}]*)\}?/g
const ROW = /^\| `([a-z_]+)(?:\{([a-z,]*)\})?` \|/gm

/** `refresh_requests_total{trigger,outcome}`: a metric as the sources define it. */
function readDefinition(text: string): string {
  const name = /name: '([a-z_]+)'/.exec(text)?.[1] ?? ''
  const labels = [...(/labelNames: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, label]) => label)
  return write(name, labels.join(','))
}

const write = (name = '', labels = '') => (labels === '' ? name : `${name}{${labels}}`)

const defined = globSync('{api,worker,frontend,packages/*}/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(METRIC)])
  .map(([, text = '']) => readDefinition(text))

const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const table = page.slice(page.indexOf('## Metrics'), page.indexOf('##', page.indexOf('## Metrics') + 3))

describe('docs/operations.md, Metrics', () => {
  it('has every metric of ours with its labels, and none that there is not', () => {
    expect(defined.length).toBeGreaterThan(5)
    expect([...table.matchAll(ROW)].map(([, name, labels]) => write(name, labels)).toSorted()).toEqual(
      defined.toSorted(),
    )
  })
})
