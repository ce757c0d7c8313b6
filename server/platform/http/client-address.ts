import { isIP, isIPv6 } from 'node:net'
import type { TrustedProxies } from '../../config/trusted-proxies.ts'
import type { HttpContext } from './app.ts'

/**
 * The client's address: the peer of the connection, or what trusted proxies say about it. Each proxy appends the address
 * it was called from to X-Forwarded-For, so it is read from its end; entries before the first untrusted one are whatever
 * the client sent.
 */
export function clientAddress(context: HttpContext, proxies: TrustedProxies): string {
  const peer = context.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return addressBehind([...forwarded, peer], proxies)
}

/** `chain` ends with the peer; the first address, from the end, that no trusted proxy has. */
export function addressBehind(chain: readonly string[], proxies: TrustedProxies): string {
  if ('hops' in proxies) return chain.at(Math.max(-chain.length, -1 - proxies.hops)) ?? 'unknown'
  const isTrusted = (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(plain)
    return version !== 0 && proxies.networks.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }
  return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? 'unknown'
}
/** The key of rate limits by address: IPv4 addresses, and /64 networks of IPv6, since one client has a whole network. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
