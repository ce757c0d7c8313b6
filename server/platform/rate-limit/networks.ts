/** A network that a client's address belongs to, and how many times the limit of a single client it may have. */
export interface Network {
  name: string
  times: number
}

/**
 * The networks that limits by address count, the smallest first. Who has an IPv6 connection has a /64 at least, often a
 * /56, and for little money a /48 with 65,536 of them; whole districts may share the larger ones, whose limits are higher.
 * `address` is what `addressGroup` answers; an IPv4 address is counted alone.
 */
export function networksOf(address: string): Network[] {
  const own = { name: address, times: 1 }
  const [, site, subnet = '0'] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(address) ?? []
  if (site === undefined) return [own]
  const customer = (Number.parseInt(subnet, 16) & 0xff00).toString(16)
  return [own, { name: `${site}:${customer}::/56`, times: 4 }, { name: `${site}::/48`, times: 16 }]
}
