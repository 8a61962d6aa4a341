import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that name a household or a company; it chooses the other four itself. */
const GROUPS_OF_A_CLIENT = 4
const GROUPS = 8
/** A proxy that is believed may hand on anything; no more of it is remembered than an address has. */
const LONGEST_NAME = 45

/** The one name by which a client is counted: an IPv4 address as it is, an IPv6 address by its /64. */
export function nameClient(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address.slice(0, LONGEST_NAME)
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const between = tail === undefined ? [] : Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...between, ...after].slice(0, GROUPS_OF_A_CLIENT)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
