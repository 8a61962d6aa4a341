import { describe, expect, it } from '@jest/globals'
import type { ControlCall, CommandInput } from './call-control.ts'
import { commands, writeHelp } from './commands.table.ts'

const NOTICE = {
  id: 500_001,
  title: 'Prova',
  path: '/news/cronaca/prova/500001',
  publishedAt: '2026-11-21',
  withdrawn: false,
}

const front = (breaking: unknown) => ({ service: 'naxos', method: 'POST', path: '/front', body: { breaking } })

async function run(name: string, values: CommandInput['values'], positionals: string[], answer: unknown) {
  const calls: ControlCall[] = []
  const lines = await commands[name]?.run({
    values,
    positionals,
    call: async (call) => {
      calls.push(call)
      return answer
    },
  })
  return { lines, calls }
}

describe('the editor’s command line', () => {
  it('publishes in cronaca unless told, and shows id and address', async () => {
    const { lines, calls } = await run('publish', { title: 'Prova', lead: true }, [], NOTICE)
    expect(calls).toEqual([
      { service: 'naxos', method: 'POST', path: '/stories', body: { section: 'cronaca', title: 'Prova', lead: true } },
    ])
    expect(lines?.[0]).toContain('500001')
    expect(lines?.[1]).toContain('/news/cronaca/prova/500001')
  })

  it('says of a story what was put right, and what artificial intelligence made', async () => {
    const values = { correction: 'Sono dodici.', ai: ['text', 'picture'] }
    const { calls } = await run('update', values, ['7242'], NOTICE)
    expect(calls.map(({ body }) => body)).toEqual([{ correction: 'Sono dodici.', madeWithAI: ['text', 'picture'] }])
  })

  it('hides names, with what stands in their place or without', async () => {
    const { calls } = await run('update', { hide: ['Mario Rossi=M. R.', 'Rossi'] }, ['7242'], NOTICE)
    expect(calls.map(({ body }) => body)).toEqual([
      {
        anonymise: [
          { name: 'Mario Rossi', instead: 'M. R.' },
          { name: 'Rossi', instead: null },
        ],
      },
    ])
  })

  it('sends switches by name, for Open-Meteo where that is meant', async () => {
    const { calls } = await run('switch', { 'open-meteo': true }, ['reset', 'latency=800'], { all: {}, kinds: {} })
    expect(calls).toEqual([
      { service: 'open-meteo', method: 'POST', path: '/switches', body: { reset: true, latency: '800' } },
    ])
  })

  it('gives a story out as breaking news, and takes away what breaks', async () => {
    const laid = await run('breaking', {}, ['7242', 'Chiuso il ponte'], {})
    expect(laid.calls).toEqual([front({ story: 7242, title: 'Chiuso il ponte' })])
    expect((await run('breaking', {}, ['7242'], {})).calls).toEqual([front({ story: 7242 })])
    expect((await run('breaking', { end: true }, [], {})).calls).toEqual([front(null)])
  })

  it('publishes the story that it gives out as breaking news, where it has its title only', async () => {
    const { calls } = await run('breaking', { title: 'Prova' }, [], NOTICE)
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/stories', { section: 'cronaca', title: 'Prova' }],
      ['/front', { breaking: { story: 500_001 } }],
    ])
  })

  it('changes an editorial page, and shows its address', async () => {
    const page = { slug: 'about', title: 'Chi scrive', path: '/about', updatedAt: '2026-11-21' }
    const { lines, calls } = await run('page', { slug: 'about', title: 'Chi scrive' }, ['update'], page)
    expect(calls).toEqual([{ service: 'naxos', method: 'PATCH', path: '/pages/about', body: { title: 'Chi scrive' } }])
    expect(lines?.[1]).toContain('/about')
  })

  it.each([
    ['publish', [], 'needs a title'],
    ['update', ['dodici'], 'needs the number of a story'],
    ['withdraw', [], 'needs the number of a story'],
    ['switch', ['latency'], 'is no switch'],
    ['page', ['update'], 'page update --slug'],
  ])('says what %s %j lacks', async (name, positionals, message) => {
    await expect(run(name, {}, positionals, NOTICE)).rejects.toThrow(message)
  })

  it('names every command in its help', () => {
    expect(Object.keys(commands).filter((name) => !writeHelp().includes(`  ${name}`))).toEqual([])
  })
})
