import type { OwnRecipeCard, RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { toDishType } from '#shared/words/dish-types.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'

function ingredient(fields: Partial<RecipeIngredient> & { item: string }): RecipeIngredient {
  return { amount: null, unit: null, note: null, group: null, scales: true, ...fields }
}

const structure: RecipeStructure = {
  title: 'Leek gratin',
  language: 'en',
  dishType: 'Mains',
  servings: 4,
  prepMinutes: 20,
  cookMinutes: 45,
  taste: 'creamy, sharp',
  searchTerms: ['leek'],
  ingredients: [
    ingredient({ amount: 4, unit: 'stalk', item: 'leeks', note: 'washed' }),
    ingredient({ amount: 200, unit: 'ml', item: 'cream' }),
    ingredient({ item: 'salt' }),
    ingredient({ amount: 40, unit: 'g', item: 'breadcrumbs', group: 'For the crust' }),
  ],
  steps: [
    { text: 'Simmer the leeks for 8 minutes.', minutes: 8, celsius: null, uses: [0, 2] },
    { text: 'Bake them in the cream until golden.', minutes: 25, celsius: 200, uses: [1, 3] },
  ],
  diets: ['vegetarian'],
  allergens: ['gluten', 'milk'],
  safety: ['Let it cool before children eat of it.'],
}

/** A recipe as the server sends it; a test gives only the fields it is about. */
export function wireRecipe(fields: Partial<WireRecipe> = {}): WireRecipe {
  return {
    ID: 'r1',
    UUID: '5b3c8a52-8f0e-4b7e-9d33-0c8a5f1b2d3e',
    Title: 'Leek gratin',
    Content: 'Serves 4\n\nSimmer, then bake.',
    ImageUrl: null,
    image_made_by: null,
    Plating: 'Serve from the dish.',
    Taste: 'creamy, sharp',
    Rating: 4.25,
    LikeCount: 3,
    CommentsCount: 0,
    PhotosCount: 0,
    DishType: 'Mains',
    PrepTime: 20,
    CookTime: 45,
    TotalTime: 65,
    OwnerName: 'Ada',
    IsPublic: false,
    CreatedAt: '2026-11-10T10:00:00.000Z',
    language: 'en',
    recipe: structure,
    findings: [],
    mine: true,
    hidden: false,
    ...fields,
  }
}

/** The same recipe as the server sends it in a list. */
export function wireCard(recipe: WireRecipe): RecipeCard {
  const text = (value: WireRecipe['OwnerName']) => (typeof value === 'string' ? value : null)
  const key = text(recipe.ImageUrl)
  return {
    id: recipe.ID,
    uuid: recipe.UUID,
    title: recipe.Title,
    dishType: toDishType(text(recipe.DishType)),
    minutes: recipe.TotalTime,
    rating: { mean: recipe.Rating, count: recipe.Rating > 0 ? 4 : 0 },
    likes: recipe.LikeCount,
    owner: { id: 'u1', name: text(recipe.OwnerName) },
    language: recipe.language,
    picture:
      key === null ? null : { link: `/images/${key}?expires=1&signature=s`, placeholder: 'A'.repeat(32) },
  }
}

export function wireOwnCard(recipe: WireRecipe): OwnRecipeCard {
  const { IsPublic: isPublic, hidden, CreatedAt: createdAt } = recipe
  return { ...wireCard(recipe), isPublic, hidden, createdAt }
}

/** The server's answers for a recipe without ratings, likes, comments and photos. */
export function quietCommunity(recipe: WireRecipe): Record<string, { json: unknown }> {
  const calls = `GET /api/recipes/${recipe.ID}`
  return {
    'GET /api/recipes/my/ratings': { json: [] },
    'GET /api/recipes/my/likes': { json: [] },
    'GET /api/recipes/my/saved': { json: [] },
    'GET /api/recipes/my/tags': { json: [] },
    [`${calls}/saved`]: { json: { savedAt: null, tags: [], note: null } },
    [calls]: { json: recipe },
    [`${calls}?view=card`]: { json: wireCard(recipe) },
    [`${calls}/comments?limit=20&offset=0`]: { json: [] },
    [`${calls}/comments/count`]: { json: { count: 0 } },
    [`${calls}/photos?limit=12&offset=0`]: { json: [] },
    [`${calls}/cooked?limit=12`]: { json: { cooks: 0, changers: 0, lastCookedOn: null, entries: [] } },
  }
}
