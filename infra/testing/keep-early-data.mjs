const ASKS = 'jest-light-runner-get-worker-data'
const TOLD = 'jest-light-runner-worker-data'

/**
 * For the processes of jest-light-runner 0.8. Whichever of them asks first for what its files need to know, all are told, once: one that
 * is still starting has nobody to hear it, asks later, is told nothing, and waits for ever, before any time box of its file has begun.
 * What came early is kept, and given to whoever asks.
 */
export function keepEarlyData() {
  if (process.send === undefined) return
  const emit = process.emit.bind(process)
  const send = process.send.bind(process)
  let told = null
  // No listener: the first one is given all that waits for one.
  process.emit = function emitMessage(name, message, ...rest) {
    if (name === 'message' && message?.type === TOLD) told = message
    return emit(name, message, ...rest)
  }
  process.send = function sendMessage(message, ...rest) {
    if (message !== ASKS || told === null) return send(message, ...rest)
    queueMicrotask(() => process.emit('message', told))
    return true
  }
}
