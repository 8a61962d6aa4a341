import { describe, expect, it } from '@jest/globals'
import { ClientPlaces } from './client-places.ts'

describe('places lent to clients', () => {
  it('are so many for one, and leave the rest to the others', () => {
    const places = new ClientPlaces({ perClient: 2, inAll: 3 })
    const taken = ['a', 'a', 'a', 'b', 'b'].map((client) => places.take(client) !== null)
    expect(taken).toEqual([true, true, false, true, false])
  })

  it('are given back once, however often that is said', () => {
    const places = new ClientPlaces({ perClient: 1, inAll: 2 })
    const giveBack = places.take('a')
    places.take('b')
    expect(places.take('c')).toBeNull()
    giveBack?.()
    giveBack?.()
    expect(places.take('c')).not.toBeNull()
    expect(places.take('d')).toBeNull()
  })

  it('are counted by household: who has many IPv6 addresses has the places of one', () => {
    const places = new ClientPlaces({ perClient: 1, inAll: 9 })
    expect(places.take('2001:db8:0:1::7')).not.toBeNull()
    expect(places.take('2001:db8:0:1:aaaa::8')).toBeNull()
    expect(places.take('2001:db8:0:2::7')).not.toBeNull()
  })

  it('may weigh more than one', () => {
    const places = new ClientPlaces({ perClient: 20, inAll: 30 })
    expect(places.take('a', 16)).not.toBeNull()
    expect(places.take('a', 5)).toBeNull()
    expect(places.take('b', 15)).toBeNull()
    expect(places.take('b', 14)).not.toBeNull()
  })
})
