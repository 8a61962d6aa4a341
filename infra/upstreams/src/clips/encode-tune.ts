import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from './compose-tune.ts'

const KILOBITS = 40
/** Samples in one frame of MPEG-2 layer III. */
export const FRAME_SAMPLES = 576
/** Every frame is as long as the others: 24 ms at 40 kbit/s. */
export const FRAME_BYTES = (KILOBITS * 1000 * FRAME_SAMPLES) / 8 / SAMPLE_RATE

/**
 * Presses a sound as MP3 of a steady rate (LAME): whole frames of {@link FRAME_BYTES}, no header before them, as many as the
 * sound is long, so that its copies can stand one after another. Throws where the encoder makes frames of another length.
 */
export async function encodeTune(sound: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS })
  // What the encoder hands out is its own memory, which the next call writes over.
  const parts = [Buffer.from(encoder.encode([sound])), Buffer.from(encoder.finalize())]
  const whole = Buffer.concat(parts)
  const bytes = Math.floor(sound.length / FRAME_SAMPLES) * FRAME_BYTES
  for (let at = 0; at < bytes; at += FRAME_BYTES) {
    if (whole[at] !== 0xff || ((whole[at + 1] ?? 0) & 0xe0) !== 0xe0) throw new Error(`No frame begins at byte ${at}`)
  }
  return whole.subarray(0, bytes)
}
