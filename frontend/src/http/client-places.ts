import { nameClient } from '@liberta/http/name-client'

export interface Places {
  /** What one client may hold at a time, and all together. */
  perClient: number
  inAll: number
}

/**
 * Room that is lent: so much to one client, so much to all. What one client holds, slowly or for ever, leaves the rest to
 * the others. Remembers nothing but what is lent.
 */
export class ClientPlaces {
  private readonly places: Places
  private readonly held = new Map<string, number>()
  private heldByAll = 0

  constructor(places: Places) {
    this.places = places
  }

  /**
   * Lends one place, or a place of so much `weight`, to the client at an address. Gives how to give it back, which may be
   * called again without harm; null where there is no room for it.
   */
  take(address: string, weight = 1): (() => void) | null {
    const client = nameClient(address)
    const held = this.held.get(client) ?? 0
    if (held + weight > this.places.perClient || this.heldByAll + weight > this.places.inAll) return null
    this.set(client, held + weight, weight)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.set(client, (this.held.get(client) ?? 0) - weight, -weight)
    }
  }

  private set(client: string, held: number, change: number): void {
    this.heldByAll += change
    if (held > 0) this.held.set(client, held)
    else this.held.delete(client)
  }
}
