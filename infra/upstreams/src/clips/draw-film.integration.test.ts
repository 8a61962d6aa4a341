import { describe, expect, it } from '@jest/globals'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { SCENES_BY_KEYWORD } from '../pictures/scenes.table.ts'
import { composeTune } from './compose-tune.ts'
import { drawFilm, readFilm } from './draw-film.ts'
import { encodeTune } from './encode-tune.ts'
import { TUNES } from './tunes.table.ts'
import { writeLoopedFilm } from './write-looped-film.ts'

const [tune] = TUNES
const [scene] = SCENES_BY_KEYWORD['river'] ?? []
if (tune === undefined || scene === undefined) throw new Error('There is no tune or no scene')

describe('a film', () => {
  it('plays its few pictures and its tune for as long as is wanted, in a few hundred kilobytes', async () => {
    const sound = await encodeTune(composeTune(tune))
    const film = await readFilm(await drawFilm(scene, [0, 7]))
    expect(film.samples.filter(({ isKey }) => isKey)).toHaveLength(2)
    const long = writeLoopedFilm(film, sound, 1445)
    expect(long.length).toBeLessThan(500 * 1024)
    const input = new Input({ source: new BufferSource(long), formats: ALL_FORMATS })
    const [pictures, heard] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    expect([pictures?.codec, heard?.codec]).toEqual(['avc', 'mp3'])
    expect(await pictures?.computeDuration()).toBeCloseTo(1445, 1)
    expect(await heard?.computeDuration()).toBeCloseTo(1445, 0)
    if (!pictures) throw new Error('The film shows nothing')
    // A picture of a later round is the very one of the first.
    const packets = new EncodedPacketSink(pictures)
    const [first, later] = await Promise.all([packets.getKeyPacket(0), packets.getKeyPacket(80)])
    expect(later?.timestamp).toBe(80)
    expect(later?.data).toEqual(first?.data)
  })
})
