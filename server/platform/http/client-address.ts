import { isIPv6 } from 'node:net'
import type { HttpContext } from './app.ts'

/** The client's address; behind a trusted proxy the last entry of X-Forwarded-For. */
export function clientAddress(context: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown'
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
