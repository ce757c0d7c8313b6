import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'

const lifetimeInSeconds = 300

/** Apple takes a short-lived token, signed for each exchange with the key of the team, in place of a secret. */
export function appleClientAuth(
  key: { pem: string; teamId: string; keyId: string },
  clock: () => number,
): ClientAuth {
  const privateKey = createPrivateKey(key.pem)
  return async (server, client, body) => {
    const now = Math.floor(clock() / 1000)
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
      .setIssuer(key.teamId)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeInSeconds)
      .setAudience(server.issuer)
      .setSubject(client.client_id)
      .sign(privateKey)
    body.set('client_id', client.client_id)
    body.set('client_secret', secret)
  }
}
