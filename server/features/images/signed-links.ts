import { timingSafeEqual } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Deps } from '../../deps.ts'

type Sign = Deps['sign']

/** About 300 bytes each. */
const maxLinks = 20_000

function signatureOf(sign: Sign, name: string, expires: number): string {
  // 128 bits: every card of a list carries such a link.
  return sign('image link', `${name}\n${expires}`).subarray(0, 16).toString('base64url')
}

/** A link that opens one image without a cookie until `expires`, in unix seconds. */
export function signImageLink(sign: Sign, name: string, now: number): string {
  return linkUntil(sign, name, Math.floor((now + lifetimes.signedImage.lifetime) / 1000))
}

const linkUntil = (sign: Sign, name: string, expires: number) =>
  `/images/${name}?expires=${expires}&signature=${signatureOf(sign, name, expires)}`

export type ListLinks = (name: string, now: number) => string

/**
 * Links for lists. All links of the same half hour expire together, so that a list that is fetched again has the same
 * links and the browser the pictures; they are signed once in that time.
 */
export function listLinks(sign: Sign): ListLinks {
  const { lifetime } = lifetimes.signedImage
  const period = lifetime / 2
  const links = new Map<string, string>()
  let current = 0
  return (name, now) => {
    const start = Math.floor(now / period) * period
    if (start !== current || links.size >= maxLinks) links.clear()
    current = start
    const link = links.get(name) ?? linkUntil(sign, name, (start + lifetime) / 1000)
    links.set(name, link)
    return link
  }
}

/** Throws `link expired` for an expired, changed or unsigned link. */
export function checkImageLink(
  sign: Sign,
  name: string,
  presented: { expires: string | undefined; signature: string | undefined },
  now: number,
): void {
  const expires = Number(presented.expires)
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now) throw apiError('link expired')
  const expected = Buffer.from(signatureOf(sign, name, expires))
  const actual = Buffer.from(presented.signature ?? '')
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw apiError('link expired')
}
