import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { listProxies } from './setting.schema.ts'

export interface TrustedProxies {
  /** Whether an address is one of a proxy that is believed. */
  isTrusted: (address: string, distance: number) => boolean
  /** Whether it was one that handed the request on. */
  sent: (request: Pick<IncomingMessage, 'socket'>) => boolean
}

/** Whose word is believed about a request, by the setting of proxies (`proxiesSetting`). */
export function trustProxies(setting: string): TrustedProxies {
  const isTrusted = proxyAddr.compile(listProxies(setting))
  /** Of each connection, as its other end stays who it is: to read an address takes longer than to find a page. */
  const known = new WeakMap<object, boolean>()
  return {
    isTrusted,
    sent({ socket }) {
      const isFromProxy = known.get(socket) ?? isTrusted(socket.remoteAddress ?? '', 0)
      known.set(socket, isFromProxy)
      return isFromProxy
    },
  }
}
