import type { IncomingMessage, ServerResponse } from 'node:http'
import { paintIcon } from '../drawn-pictures/draw-icon.ts'
import { findIcon } from '../drawn-pictures/icon.table.ts'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { sendAnswer } from '../http/send-answer.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves the icons of the site, each painted once, when it is asked for first. Null for any other path. */
export function createIcons(): (path: string) => Serve | null {
  const painted = new Map<string, Promise<Buffer>>()
  return (path) => {
    const icon = findIcon(path)
    if (icon === null) return null
    return async (request, response) => {
      const painting = painted.get(path) ?? paintIcon(icon)
      painted.set(path, painting)
      const body = await painting.catch((error: unknown) => {
        painted.delete(path)
        throw error
      })
      sendAnswer(request, response, {
        status: 200,
        headers: { 'content-type': icon.type, ...writeCacheHeaders('plain') },
        body,
      })
    }
  }
}
