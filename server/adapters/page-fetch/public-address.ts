import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What of IPv4 is nobody's public address: IANA's special-purpose registry, multicast and what is reserved. */
const notPublic: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within what is given out of IPv6: protocols, documentation, and tunnels that carry an IPv4 address inside. */
const notPublicV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [address, bits] of notPublic) refused.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of notPublicV6) refused.addSubnet(address, bits, 'ipv6')

const allocated = new BlockList()
allocated.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is one of the public internet. Loopback, private, link-local and multicast ones are not, nor is
 * an IPv4 address that is mapped or translated into IPv6: all of those lie outside what is given out.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return allocated.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
