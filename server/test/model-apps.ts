import type { Capabilities } from '../adapters/chef/capabilities.ts'
import { openTestApp, type TestApp } from './app.ts'
import { openModelServer } from './model-server.ts'
import { shortTimeouts, testModelChef } from './models.ts'
import { signUpAdmin, type TestUser } from './users.ts'

/** An app whose chef is such a model behind a server. */
export const openModelApp = async (
  { url }: { url: string },
  can: Partial<Capabilities> = {},
): Promise<TestApp> => openTestApp({ chef: await testModelChef(url, {}, { timeouts: shortTimeouts, can }) })

/** A model server, and for each of these models behind it an app whose chef it is, with its first admin. */
export async function openModelApps<const Models extends readonly Partial<Capabilities>[]>(models: Models) {
  type Each<Value> = { -readonly [Place in keyof Models]: Value }
  const peer = await openModelServer()
  const apps: TestApp[] = []
  const admins: TestUser[] = []
  for (const can of models) {
    const app = await openModelApp(peer, can)
    apps.push(app)
    admins.push(await signUpAdmin(app))
  }
  return {
    peer,
    apps: apps as Each<TestApp>,
    admins: admins as Each<TestUser>,
    async close() {
      for (const app of apps) await app.close()
      await peer.close()
    },
  }
}
