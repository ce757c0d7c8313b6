import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { providers, type Provider } from '#shared/providers.ts'
import { openTestApp } from './app.ts'
import { signUpAdmin } from './people.ts'
import { openPeers } from './sign-in-peers.ts'
import * as walk from './sign-in-walk.ts'
import type { Visitor } from './visitor.ts'

let counter = 1000

/** The whole server beside six real providers, with an admin who hands out codes. */
export async function openSignInHouse() {
  const outside = await openPeers()
  const app = await openTestApp({ signInProviders: outside.signInProviders })
  const admin = await signUpAdmin(app)
  return {
    app,
    admin,
    peers: outside.peers,
    signInProviders: outside.signInProviders,
    applePublicKey: outside.applePublicKey,
    newCode: async () => (await admin.call(generateInvite)).code,
    /** Whether a code could still be used. */
    isOpen: (code: string) =>
      app
        .visitor()
        .call(validateInvite, { body: { code } })
        .then(
          () => true,
          () => false,
        ),
    comeBack: (visitor: Visitor, back: URL) => walk.comeBack(app, visitor, back),
    passThrough: (visitor: Visitor, name: Provider, query?: Record<string, string>) =>
      walk.passThrough(app, visitor, name, query),
    /** Between two tests: no counters, and no provider in trouble. */
    async calmDown() {
      await app.db.deleteFrom('rate_limits').execute()
      for (const name of providers) outside.peers[name].break(null)
    },
    async close() {
      await app.close()
      await outside.close()
    },
  }
}

export type SignInHouse = Awaited<ReturnType<typeof openSignInHouse>>

/** Another person than all before. */
export function someone(name = 'Zoé') {
  counter += 1
  return { subject: String(counter), email: `person${counter}@example.org`, name }
}
