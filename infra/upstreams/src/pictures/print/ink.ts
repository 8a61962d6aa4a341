type Channels = readonly [number, number, number]

function readChannels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function writeChannels(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of the second colour stirred into the first; both `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [readChannels(first), readChannels(second)]
  return writeChannels(a.map((channel, i) => channel + ((b[i] ?? 0) - channel) * share))
}

/** The mean of several colours, in lower case as the contract wants it. */
export function average(colours: readonly string[]): string {
  const sum = [0, 0, 0]
  for (const colour of colours) {
    readChannels(colour).forEach((channel, i) => {
      sum[i] = (sum[i] ?? 0) + channel
    })
  }
  return writeChannels(sum.map((channel) => channel / Math.max(1, colours.length)))
}
