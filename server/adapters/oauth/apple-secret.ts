import { createPrivateKey, sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'

const lifetimeInSeconds = 300

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Apple has no secret to send: a short-lived token, signed for each exchange with the key of the team, is one. */
export function appleClientAuth(
  key: { pem: string; teamId: string; keyId: string },
  clock: () => number,
): ClientAuth {
  const privateKey = createPrivateKey(key.pem)
  return (server, client, body) => {
    const now = Math.floor(clock() / 1000)
    const claims = {
      iss: key.teamId,
      iat: now,
      exp: now + lifetimeInSeconds,
      aud: server.issuer,
      sub: client.client_id,
    }
    const content = `${encode({ alg: 'ES256', kid: key.keyId })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    body.set('client_id', client.client_id)
    body.set('client_secret', `${content}.${signature.toString('base64url')}`)
  }
}
