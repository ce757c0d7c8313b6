import type { Recipe, SavePayload } from '#shared/contract/recipes.ts'
import { getRecipe, saveRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import type { TestUser } from './users.ts'

/** A typed recipe. */
export const soup = {
  title: 'Carrot soup with ginger',
  content: [
    'Serves 4',
    '',
    'Ingredients',
    '- 600 g carrots',
    '- 1 onion',
    '- 20 g ginger',
    '- 1 tbsp olive oil',
    '- 1 l vegetable stock',
    '',
    'Instructions',
    '1. Dice the onion and slice the carrots.',
    '2. Soften both in the olive oil for 5 minutes.',
    '3. Add the ginger and the stock and simmer for 20 minutes.',
    '4. Blend until smooth.',
  ].join('\n'),
} satisfies SavePayload

export async function createTestRecipe(
  person: TestUser,
  payload: Partial<SavePayload> = {},
): Promise<Recipe> {
  return person.call(saveRecipe, { body: { ...soup, ...payload } })
}

export async function publishRecipe(person: TestUser, payload: Partial<SavePayload> = {}): Promise<Recipe> {
  const { id } = await createTestRecipe(person, payload)
  await person.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  return person.call(getRecipe, { params: { id } })
}
