import { expect, it } from '@jest/globals'
import { TooManyRequests } from '../../http/client-limits.ts'
import { ExportPlaces } from './export-places.ts'

it('eight readers are exported at once in a process, and who comes next has to wait until one has ended', () => {
  const places = new ExportPlaces()
  const [giveBack] = Array.from({ length: 8 }, (_, number) => places.take(`r${number}`))
  expect(() => places.take('r8')).toThrow(TooManyRequests)
  giveBack?.()
  expect(() => places.take('r1')).toThrow('Too many exports: try again in 30 s.')
  places.take('r8')
})
