import { timingSafeEqual } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Deps } from '../../deps.ts'

type Sign = Deps['sign']

function signatureOf(sign: Sign, name: string, expires: number): string {
  return sign('image link', `${name}\n${expires}`).toString('base64url')
}

/** A link that opens one image without a cookie until `expires`, in unix seconds. */
export function signImageLink(sign: Sign, name: string, now: number): string {
  const expires = Math.floor((now + lifetimes.signedImage.lifetime) / 1000)
  return `/images/${name}?expires=${expires}&signature=${signatureOf(sign, name, expires)}`
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
