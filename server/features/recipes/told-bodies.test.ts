import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import { getPublicRecipe, getRecipe, saveRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let cook: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
})
afterAll(() => app.close())

test.each([
  ['en', 'Vegetable curry for two, I am pregnant.', /pregnan/i],
  ['fr', 'Un curry de légumes pour deux, je suis enceinte.', /grossesse/i],
  ['es', 'Un curry de verduras para dos, estoy embarazada.', /embaraz/i],
  ['de', 'Ein Gemüsecurry für zwei, ich bin schwanger.', /schwanger/i],
  ['en', 'Lemon chicken for two, my son carries an EpiPen for sesame.', /adrenaline/i],
  ['en', 'Vegetable curry for two, my wife has kidney disease.', /kidney/i],
] as const satisfies readonly (readonly [Language, string, RegExp])[])(
  'what somebody told of their body stays with them, in %s: %s',
  async (language, content, told) => {
    const messages = [{ role: 'user' as const, content }]
    const { recipe, message } = await cook.call(chat, { body: { messages, language, task: 'recipe' } })
    if (!recipe) throw new Error(message)
    expect(recipe.safety.join(' ')).toMatch(told)
    const { plan: _plan, ...structure } = recipe
    const saved = await cook.call(saveRecipe, {
      body: {
        title: recipe.title,
        content: renderRecipe(structure).trim(),
        dish_type: recipe.dishType,
        recipe,
        origin: 'chef',
      },
    })
    await cook.call(setRecipePublic, { params: { id: saved.id }, body: { is_public: true } })
    const params = { id: saved.id }
    const shown = [
      JSON.stringify(await reader.call(getRecipe, { params })),
      JSON.stringify(
        await reader.call(getRecipe, { params, query: { in: language === 'de' ? 'en' : 'de' } }),
      ),
      JSON.stringify(await reader.call(getPublicRecipe, { params: { uuid: saved.uuid } })),
      await (await fetch(`${app.url}/recipes/${saved.uuid}`)).text(),
      JSON.stringify(
        await app.db.selectFrom('recipe_versions').select(['structure', 'content', 'findings']).execute(),
      ),
    ]
    for (const text of shown) expect(text).not.toMatch(told)
    const { findings } = await cook.call(getRecipe, { params })
    const own = findings.filter((each) => each.for === 'eaters' && told.test(each.sentence))
    expect(own.map(({ severity }) => severity)).toContain('note')
  },
)
