import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface MailSink {
  url: string
  /** The mails taken so far, as they came. */
  taken: string[]
  /** Whether it takes nothing, and says so. */
  isRefusing: boolean
  /** What it says to every recipient instead of taking it; null where it takes them. */
  noRecipient: string | null
  close(): Promise<void>
}

/** A mail server that takes everything and keeps it (RFC 5321, as much as a client needs). */
export async function startMailSink(): Promise<MailSink> {
  const taken: string[] = []
  const server = createServer((socket) => {
    if (!sink.isRefusing) return converse(socket, sink)
    socket.on('error', () => undefined)
    socket.end('421 not now\r\n')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    isRefusing: false,
    noRecipient: null,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return sink
}

function converse(socket: Socket, sink: MailSink): void {
  let heard = ''
  let inMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    heard += chunk.toString()
    for (let end = heard.indexOf(inMail ? '\r\n.\r\n' : '\r\n'); end !== -1;) {
      const part = heard.slice(0, end)
      heard = heard.slice(end + (inMail ? 5 : 2))
      if (inMail) {
        sink.taken.push(part)
        say('250 taken')
      } else if (part === 'QUIT') socket.end('221 bye\r\n')
      else if (sink.noRecipient !== null && part.startsWith('RCPT TO')) say(sink.noRecipient)
      else say(part === 'DATA' ? '354 go on' : '250 ok')
      inMail = !inMail && part === 'DATA'
      end = heard.indexOf(inMail ? '\r\n.\r\n' : '\r\n')
    }
  })
  say('220 sink')
}
