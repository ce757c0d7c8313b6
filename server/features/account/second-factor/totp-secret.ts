import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '#shared/constants/limits.ts'
import type { Deps } from '../../../deps.ts'

type Sign = Deps['sign']

const { digits, period, window } = limits.secondFactor
const [ivLength, tagLength] = [12, 16]
/** The parameters that every authenticator app supports. */
const kind = { algorithm: 'SHA1', digits, period: period / 1000 }

const encryptionKey = (sign: Sign) => sign('second factor', 'key')

/** A secret of 160 bits: as bytes, as text to type into the app, and as the URI of a QR code. */
export function newSecret(email: string): { bytes: Buffer; secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...kind, issuer: 'Convive', label: email, secret }).toString()
  return { bytes: Buffer.from(secret.bytes), secret: secret.base32, uri }
}

/** Encrypts a user's secret, so that nobody can make codes with a copy of the database alone. */
export function seal(sign: Sign, userId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(sign), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed for another user or with another `SESSION_SECRET`. */
function unseal(sign: Sign, userId: string, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey(sign), sealed.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
    decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
  } catch {
    return null
  }
}

/** The time step of a code, counted since 1970; null when the code is not valid now. */
export function stepOf(
  sign: Sign,
  factor: { user_id: string; secret: Buffer },
  code: string,
  now: number,
): number | null {
  const bytes = unseal(sign, factor.user_id, factor.secret)
  if (bytes === null) return null
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const distance = TOTP.validate({ ...kind, token: code, secret, timestamp: now, window })
  return distance === null ? null : TOTP.counter({ period: kind.period, timestamp: now }) + distance
}
