import { describe, expect, test } from 'vitest'
import { readTrustedProxies } from '../../config/trusted-proxies.ts'
import { addressBehind } from './client-address.ts'

/** What a client at 203.0.113.9 sent itself, what two proxies added, and the peer of the connection. */
const chain = ['198.51.100.1', '203.0.113.9', '10.1.2.3', '10.0.0.2']

function clientIn(addresses: readonly string[], setting: string | null) {
  const proxies = readTrustedProxies(setting)
  if (!proxies) throw new Error(`${setting} cannot be read`)
  return addressBehind(addresses, proxies)
}

describe('the address of a client', () => {
  test.each([
    [null, '10.0.0.2'],
    ['0', '10.0.0.2'],
    ['1', '10.1.2.3'],
    ['2', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9'],
    ['10.0.0.2', '10.1.2.3'],
    ['192.0.2.0/24', '10.0.0.2'],
  ])('with TRUST_PROXY=%s is %s', (setting, address) => {
    expect(clientIn(chain, setting)).toBe(address)
  })

  test('is the farthest known where every address is a trusted proxy', () => {
    expect(clientIn(['10.1.2.3', '10.0.0.2'], '10.0.0.0/8')).toBe('10.1.2.3')
    expect(clientIn(['10.0.0.2'], '3')).toBe('10.0.0.2')
  })

  test('is found through IPv6 networks and IPv4 addresses written as IPv6', () => {
    expect(clientIn(['203.0.113.9', '2001:db8::7'], '2001:db8::/32')).toBe('203.0.113.9')
    expect(clientIn(['203.0.113.9', '::ffff:10.0.0.2'], '10.0.0.0/8')).toBe('203.0.113.9')
  })
})

test.each(['yes', '10.0.0.0/33', '10.0.0', '1,2', '-1', '12'])('TRUST_PROXY=%s cannot be read', (setting) => {
  expect(readTrustedProxies(setting)).toBeNull()
})
