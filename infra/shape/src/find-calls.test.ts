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
})

it('findQueues: where a queue is made, not where one is spoken of', () => {
  expect(findQueues(parse("import { Queue } from 'bullmq'\nlet kept: Queue\nkept = new Queue('a')"))).toEqual([
    'a.ts:3',
  ])
})
