import { describe, expect, it } from '@jest/globals'
import { describeRest, heardShare, nextSpeed, speakMoment, writeMoment, writeSpeed } from './describe-listening.ts'
import { describeState } from './episode-rows.ts'
import { noteHeard, placeToGoOn, readHeard, writeHeard } from './heard-memory.ts'
import { readNow } from './now-listening.ts'

describe('what the player says', () => {
  it.each([
    [446, '7.26'],
    [3729, '1.02.09'],
    [0, '0.00'],
  ])('%d seconds are written %s', (seconds, written) => expect(writeMoment(seconds)).toBe(written))

  it.each([
    [446, '7 minuti e 26 secondi di 24 minuti'],
    [60, '1 minuto di 24 minuti'],
    [1, '1 secondo di 24 minuti'],
    [0, '0 secondi di 24 minuti'],
  ])('%d seconds are spoken "%s"', (at, spoken) => expect(speakMoment(at, 1445)).toBe(spoken))

  it('says how far it was heard, and no length that nobody knows', () => {
    expect([0.5, 1].map((share) => heardShare(share * 1445, 1445))).toEqual([0.5, 1])
    expect([0, 300].map((at) => heardShare(at, 0))).toEqual([0, 0])
    expect(speakMoment(61, 0)).toBe('1 minuto e 1 secondo')
  })

  it('tells what is left', () => {
    expect(describeRest(725, 1445)).toBe('Restano 12 min')
    expect(describeRest(1410, 1445)).toBe('Resta 1 min')
  })

  it('has five speeds in their turn', () => {
    const turn = [1, 2, 3, 4, 5].reduce<number[]>((speeds) => [...speeds, nextSpeed(speeds.at(-1) ?? 1)], [1])
    expect(turn.map(writeSpeed)).toEqual(['1×', '1,25×', '1,5×', '2×', '0,8×', '1×'])
    expect(nextSpeed(7)).toBe(1)
  })
})

describe('what was heard, kept on the device', () => {
  const half = noteHeard(new Map(), 'p1', 300, 1445)

  it('goes on where it was left, and at the beginning once it was heard', () => {
    expect(placeToGoOn(half.get('p1'), 1445)).toBe(300)
    expect(half.get('p1')?.ended).toBe(false)
    const whole = noteHeard(half, 'p1', 1440, 1445)
    expect(whole.get('p1')?.ended).toBe(true)
    expect(placeToGoOn(whole.get('p1'), 1445)).toBe(0)
    expect(noteHeard(whole, 'p1', 100, 1445).get('p1')?.ended).toBe(true)
  })

  it('is neither at its end nor at its beginning where nobody knows its length', () => {
    const unmeasured = noteHeard(new Map(), 'p1', 300, 0)
    expect(unmeasured.get('p1')).toEqual({ at: 300, ended: false })
    expect(placeToGoOn(unmeasured.get('p1'), 0)).toBe(300)
    expect(placeToGoOn({ at: 1440, ended: true }, 0)).toBe(0)
    expect([describeState(undefined, 0), describeState(unmeasured.get('p1'), 0)]).toEqual(['', 'Iniziata'])
  })

  it('does not count what was hardly begun', () => expect(noteHeard(new Map(), 'p1', 3, 1445).size).toBe(0))

  it('is remembered, two hundred recordings of it', () => {
    expect(readHeard(writeHeard(half))).toEqual(half)
    const many = Array.from({ length: 300 }, (_, id) => `p${id}`).reduce<
      ReadonlyMap<string, { at: number; ended: boolean }>
    >((heard, id) => noteHeard(heard, id, 60, 1445), new Map())
    expect([...readHeard(writeHeard(many)).keys()].at(0)).toBe('p100')
  })

  it.each([null, '', '{', '7', '[["p1"]]', '[[1,2,3]]', '{"p1":3}'])('is nothing where it is damaged: %s', (text) =>
    expect(readHeard(text).size).toBe(0),
  )
})

describe('what is in the bar', () => {
  const now = {
    id: 'p1',
    source: '/media/clips/a.mp3',
    title: 'Uno',
    series: 'Due',
    cover: null,
    seconds: 90,
    at: 7,
    playing: true,
    speed: 1,
  }

  it.each([90, 0])('goes from page to page, also before its length is known: %d seconds', (seconds) =>
    expect(readNow(JSON.stringify({ ...now, seconds }))).toEqual({ ...now, seconds }),
  )

  it.each([
    ['nothing', null],
    ['no recording of this site', JSON.stringify({ ...now, source: 'https://evil.example/a.mp3' })],
    ['a length that is none', JSON.stringify({ ...now, seconds: -1 })],
    ['no place', JSON.stringify({ ...now, at: 'x' })],
    ['damage', '{'],
    ['something else', '[7]'],
  ])('is nothing where there is %s', (_case, text) => expect(readNow(text)).toBeNull())
})
