import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from '../browser.ts'
import { finalizeThroughPassword, steps } from '../pending-recipe.ts'
import { sharedServer } from '../server.ts'

const server = sharedServer()
afterAll(closeBrowser)

// The other steps and sign-in providers are in `npm run test:e2e`.
test('a session that ends before the step "save" leads to login, and the recipe is saved once, no step twice', async () => {
  expect(await finalizeThroughPassword(server(), 'save')).toEqual(steps)
})
