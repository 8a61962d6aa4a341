import { describe, expect, it } from '@jest/globals'
import { findApiPaths, findQueues, findSqlCalls } from './find-calls.ts'
import { parseSource } from './parse-source.ts'

const parse = (text: string) => parseSource({ path: 'a.ts', role: 'production', text })

describe('findApiPaths', () => {
  it.each([
    ["read('/api/naxos/story/list')", ['a.ts:1 /api/naxos/story/list']],
    ['\nread(`/api/naxos/story/${id}`)', ['a.ts:2 /api/naxos/story/']],
    ["read('/news/api/')", []],
    ["import a from '/api/naxos/x.ts'", []],
    ["// read('/api/naxos/story/list')", []],
  ])('%j: %j', (text, places) => expect(findApiPaths(parse(text))).toEqual(places))
})

describe('findSqlCalls', () => {
  it.each([
    ["entities.execute('select 1')", 1],
    ['orm.em.fork().execute(sql, parameters)', 1],
    ['commands.execute(new SubscribeCommand(id))', 0],
    ["execute('select 1')", 0],
  ])('%s: %i', (text, times) => expect(findSqlCalls(parse(text))).toHaveLength(times))

  it.each([
    ['class A { private readonly policy: Policy; run(work) { return this.policy.execute(work) } }', 0],
    ['class A { #policy: Policy; run(work) { return this.#policy.execute(work) } }', 0],
    ['const tried = retry(handleAll); tried.execute(work)', 0],
    ['const tried = retry(handleAll); entities.execute(sql)', 1],
    ['const entities = fork(); entities.execute(sql)', 1],
    ['class A { private readonly entities: EntityManager; run() { return this.entities.execute(sql) } }', 1],
  ])('leaves policies of cockatiel alone: %s: %i', (text, times) => {
    const imports = "import { handleAll, retry } from 'cockatiel'\nimport type { Policy } from 'cockatiel'\n"
    expect(findSqlCalls(parse(imports + text))).toHaveLength(times)
  })

  it('counts what has the name of a policy, but comes from elsewhere', () => {
    expect(findSqlCalls(parse('class A { policy: Policy; run() { return this.policy.execute(sql) } }'))).toHaveLength(1)
  })
})

it('findQueues: where a queue is made, not where one is spoken of', () => {
  expect(findQueues(parse("import { Queue } from 'bullmq'\nlet kept: Queue\nkept = new Queue('a')"))).toEqual([
    'a.ts:3',
  ])
})
