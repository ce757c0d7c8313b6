import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import type { Language } from '#shared/constants/languages.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import german from '../../../web/i18n/de/landing.ts'
import english from '../../../web/i18n/en/landing.ts'
import spanish from '../../../web/i18n/es/landing.ts'
import french from '../../../web/i18n/fr/landing.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  user = await signUpUser(app, await signUpAdmin(app))
})
afterAll(() => app.close())

const said = (content: string) => ({ role: 'user' as const, content })

/** What a newcomer has read on the landing page is the first thing they type. */
test.each([
  ['en', english, /lettuce/],
  ['fr', french, /laitue/],
  ['es', spanish, /lechuga/],
  ['de', german, /Kopfsalat/],
] as const satisfies readonly (readonly [Language, typeof english, RegExp])[])(
  'the example of the landing page comes out as it is shown there, in %s',
  async (language, page, leaves) => {
    const first = await user.call(chat, { body: { messages: [said(page.exampleAsk)], language } })
    expect(first.table?.allergens.map(({ value }) => value)).toContain('nuts')
    expect(first.draft?.servings).toBe(2)
    const { message, table, draft } = await user.call(chat, {
      body: { messages: [said(page.exampleAsk), said(page.exampleAnswer)], language },
    })
    expect(draft?.title).toBe(page.exampleDish)
    expect(page.exampleFacts).toContain(String(draft?.servings))
    expect((draft?.prepMinutes ?? 0) + (draft?.cookMinutes ?? 0)).toBeLessThanOrEqual(60)
    // The green side is in the recipe, and the answer names it.
    expect(draft?.ingredients.map(({ item }) => item).join(', ')).toMatch(leaves)
    expect(message).toMatch(leaves)
    expect(table?.allergens.map(({ value }) => value)).toContain('nuts')
    expect(draft?.allergens).not.toContain('nuts')
    const told = page.exampleCheckEggs.toLowerCase()
    for (const allergen of ['eggs', 'milk', 'mustard'] as const) {
      expect(draft?.allergens).toContain(allergen)
      expect(told).toContain(allergenWords[language][allergen].toLowerCase())
    }
  },
)
