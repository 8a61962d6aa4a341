import { describe, expect, it } from '@jest/globals'
import { nameClient } from './name-client.ts'

describe('the name by which a client is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['x'.repeat(9000), 'x'.repeat(45)],
  ])('%s is %s', (address, name) => {
    expect(nameClient(address)).toBe(name)
  })
})
