import { describe, expect, it } from '@jest/globals'
import { wordsOfPath } from './words-of-path.ts'

describe('the words of a path that leads nowhere', () => {
  it.each([
    ['/news/cronaca/po-in-pienaa', 'po in pienaa'],
    ['/news/cronaca/il-po-scende/107242', 'il po scende'],
    ['/po-in-pienaa.html', 'po in pienaa'],
    ['/tag/citt%C3%A0_in-festa_31', 'città in festa'],
    ['/news/2024/11/21/', null],
    ['/12345', null],
    ['/%E0%A4%A', null],
    ['/', null],
    ['/a-b', null],
  ])('%s: %s', (path, words) => expect(wordsOfPath(path)).toBe(words))
})
