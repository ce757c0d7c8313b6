import { BlockList, isIP } from 'node:net'

/** Which part of X-Forwarded-For is believed: none of it, what so many proxies added, or what these networks added. */
export type TrustedProxies = { hops: number } | { networks: BlockList }

/** Reads a number of proxies, or addresses and networks with commas between them; null when it is neither. */
export function readTrustedProxies(text: string | null): TrustedProxies | null {
  if (text === null) return { hops: 0 }
  if (/^\d$/.test(text)) return { hops: Number(text) }
  const networks = new BlockList()
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN
    if (version === 0 || !(bits <= most)) return null
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return { networks }
}
