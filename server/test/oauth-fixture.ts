import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { providers, type Provider } from '#shared/constants/providers.ts'
import { openTestApp } from './app.ts'
import { signUpAdmin } from './users.ts'
import { openOAuthServers } from './oauth-servers.ts'
import * as walk from './oauth-flow.ts'
import type { TestClient } from './client.ts'

let counter = 1000

/** The whole server with six real providers and an admin who creates invite codes. */
export async function openOAuthFixture() {
  const providerServers = await openOAuthServers()
  const app = await openTestApp({ signInProviders: providerServers.signInProviders })
  const admin = await signUpAdmin(app)
  return {
    app,
    admin,
    servers: providerServers.servers,
    signInProviders: providerServers.signInProviders,
    applePublicKey: providerServers.applePublicKey,
    newCode: async () => (await admin.call(generateInvite)).code,
    /** Whether a code is still valid. */
    isUsable: (code: string) =>
      app
        .anonymous()
        .call(validateInvite, { body: { code } })
        .then(
          () => true,
          () => false,
        ),
    finishSignIn: (client: TestClient, back: URL) => walk.finishSignIn(app, client, back),
    completeSignIn: (client: TestClient, name: Provider, query?: Record<string, string>) =>
      walk.completeSignIn(app, client, name, query),
    /** Between two tests: resets rate limits and provider failures. */
    async reset() {
      await app.db.deleteFrom('rate_limits').execute()
      for (const name of providers) providerServers.servers[name].failWith(null)
    },
    async close() {
      await app.close()
      await providerServers.close()
    },
  }
}

export type OAuthFixture = Awaited<ReturnType<typeof openOAuthFixture>>

/** A new person. */
export function newPerson(name = 'Zoé') {
  counter += 1
  return { subject: String(counter), email: `person${counter}@example.org`, name }
}
