/** A scheme, a host that begins with www, an e-mail address, or two words joined by a dot as the names of hosts are. */
const ADDRESS = /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\S@\S|[\p{L}\d-]{2,}\.\p{L}{2,}/iu

/**
 * Whether a text holds something that a mail program would make a link of. What strangers type is sent on to an address that they
 * chose: without links it is no vehicle for anybody.
 */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text)
}
