import { describe, expect, it } from '@jest/globals'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { readClipName, writeClipName } from './clip-name.ts'
import { composeTune, SAMPLE_RATE, TUNE_SECONDS } from './compose-tune.ts'
import { encodeTune, FRAME_BYTES } from './encode-tune.ts'
import { TUNES } from './tunes.table.ts'
import { writeCaptions } from './write-captions.ts'

const [tune] = TUNES
if (tune === undefined) throw new Error('There is no tune')

describe('a tune', () => {
  it('is sixteen bars of sound, neither silent nor too loud, the same each time', () => {
    const sound = composeTune(tune)
    expect(sound).toHaveLength(TUNE_SECONDS * SAMPLE_RATE)
    const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeCloseTo(0.7)
    // As bytes: a million numbers are slow to be compared one by one.
    expect(Buffer.from(composeTune(tune).buffer).equals(Buffer.from(sound.buffer))).toBe(true)
  })

  it('is MP3 of one frame length, so that it can be played round and round', async () => {
    const mp3 = await encodeTune(composeTune(tune))
    expect(mp3.length % FRAME_BYTES).toBe(0)
    const source = new BufferSource(Buffer.concat([mp3, mp3, mp3]))
    const thrice = new Input({ source, formats: ALL_FORMATS })
    expect(await (await thrice.getPrimaryAudioTrack())?.computeDuration()).toBeCloseTo(3 * TUNE_SECONDS, 1)
  })
})

describe('the name of a clip', () => {
  it('says all that it is made of', () => {
    for (const name of [
      { kind: 'tune', tune: 3, seconds: 1445 },
      { kind: 'film', subject: 'hill-village', seconds: 227 },
    ] as const) {
      expect(readClipName(writeClipName(name))).toEqual(name)
    }
  })

  it.each([
    'tune-6-10.mp3',
    'tune-1-0.mp3',
    'film-unknown-10.mp4',
    'film-constructor-10.mp4',
    'film-river-7201.mp4',
    '../x',
  ])('%s is none', (text) => expect(readClipName(text)).toBeNull())
})

describe('captions', () => {
  const words = writeCaptions(['Il Po scende. «Una notte così», dice <Anna> & tace.'], 30)

  it('are WebVTT, a sentence at a time, markup written out', () => {
    expect(words).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.500\n\[musica\]\n\n00:00:01\.500 --> 00:00:04\.000\nIl Po scende\.\n/,
    )
    expect(words).toContain('dice &lt;Anna&gt; &amp; tace.')
  })

  it('end before the clip does', () => {
    expect(
      writeCaptions(
        Array.from({ length: 40 }, () => 'Una frase che si legge in poco tempo.'),
        20,
      ),
    ).not.toMatch(/--> 00:00:2[1-9]/)
  })
})
