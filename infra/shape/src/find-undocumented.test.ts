import { describe, expect, it } from '@jest/globals'
import { findUndocumented } from './find-undocumented.ts'
import { parseSource } from './parse-source.ts'

const find = (text: string) => findUndocumented(parseSource({ path: 'a.ts', role: 'production', text }))

describe('findUndocumented', () => {
  it.each([
    ['export function speak() {}', ['speak']],
    ['export async function* speak() {}', ['speak']],
    ['export const speak = () => 1', ['speak']],
    ['export class Speaker {}', ['Speaker']],
    ['/** Says it. */\nexport function speak() {}', []],
    ['/** Says it. */\nexport const speak = () => 1', []],
    ['// Says it.\nexport function speak() {}', ['speak']],
    ['/** Of another. */\nconst a = 1\nexport function speak() {}', ['speak']],
    ['function speak() {}', []],
    ['export const WORDS = 1', []],
    ['/** Who speaks. */\n@Injectable()\nexport class Speaker {}', []],
    ['@Injectable()\nexport class Speaker {}', ['Speaker']],
  ])('%j: %j', (text, names) => expect(find(text)).toEqual(names))

  it('asks a docstring of the public methods of an exported class, and of no other member', () => {
    const text = `/** Who speaks. */
      export class Speaker {
        name = 'a'
        constructor() {}
        say() {}
        /** Says it aloud. */
        @Post()
        shout() {}
        get loudness() { return 1 }
        private whisper() {}
        #mumble() {}
        override toString() { return '' }
        onModuleInit() {}
      }`
    expect(find(text)).toEqual(['Speaker.say', 'Speaker.loudness'])
  })
})
