import { ClientPlaces } from './client-places.ts'
import type { Places } from './client-places.ts'

/** Work that is done once for all who ask for the same at once. Who asks first holds a place meanwhile; who comes while it runs takes none. */
export class ClientFlights<Result> {
  private readonly running = new Map<string, Promise<Result>>()
  private readonly places: ClientPlaces

  constructor(places: Places) {
    this.places = new ClientPlaces(places)
  }

  /** What the work for a key gives, begun where it is not under way; null where the client at the address has no place left. */
  run(key: string, address: string, work: () => Promise<Result>): Promise<Result> | null {
    const flight = this.running.get(key)
    if (flight !== undefined) return flight
    const giveBack = this.places.take(address)
    if (giveBack === null) return null
    const begun = work().finally(() => {
      this.running.delete(key)
      giveBack()
    })
    this.running.set(key, begun)
    return begun
  }
}
