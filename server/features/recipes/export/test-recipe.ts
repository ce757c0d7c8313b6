import { defaultDishType } from '#shared/words/dish-types.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { ExportedRecipe } from './exported-recipe.ts'

const line = { amount: null, unit: null, note: null, group: null, scales: true } as const

/** A cake with everything that formats treat differently: groups, ranges, fractions, second measures, tools, times. */
export const cake: RecipeStructure = {
  title: 'Apple & walnut cake',
  language: 'en',
  dishType: 'Desserts',
  servings: 12,
  yieldUnit: 'slices',
  prepMinutes: 25,
  cookMinutes: 60,
  taste: 'moist, nutty',
  searchTerms: ['autumn', 'vegan'],
  equipment: ['cake tin'],
  nutrition: { calories: '320 kcal' },
  tips: ['Better the next day.'],
  video: 'https://video.example/watch?v=cake_1',
  ingredients: [
    { ...line, amount: 200, unit: 'g', item: 'flour', note: 'sifted', group: null },
    { ...line, amount: 0.5, unit: 'tsp', item: 'salt', scales: false },
    { ...line, amount: 2, amountMax: 3, item: 'apples', note: 'peeled, diced' },
    { ...line, amount: 1, unit: 'cup', measure: { amount: 240, unit: 'ml', each: false }, item: 'olive oil' },
    { ...line, amount: 1 / 3, unit: 'cup', item: 'walnuts', group: 'For the topping' },
    { ...line, item: 'cinnamon', group: 'For the topping' },
  ],
  steps: [
    { text: 'Heat the oven to 180 °C.', minutes: null, celsius: 180, uses: [] },
    {
      text: 'Mix the flour, the salt and the olive oil, then fold in the apples.',
      minutes: null,
      celsius: null,
      uses: [0, 1, 2, 3],
    },
    {
      text: 'Scatter the walnuts over the batter.',
      minutes: null,
      celsius: null,
      uses: [4, 5],
      group: 'Topping',
    },
    {
      text: 'Bake in a cake tin for 60 minutes until golden.',
      minutes: 60,
      celsius: null,
      uses: [],
      group: 'Topping',
    },
  ],
  diets: [],
  allergens: [],
  safety: ['Contains nuts.'],
  extra: 'My grandmother baked it every October.\n\nSource: Ada’s notebook, https://example.org/cake',
}

/** A stored recipe of that structure, as an export has it. */
export function exported(
  structure: RecipeStructure | null = cake,
  {
    row = {},
    ...given
  }: Partial<Omit<ExportedRecipe, 'row'>> & { row?: Partial<ExportedRecipe['row']> } = {},
): ExportedRecipe {
  const at = new Date(Date.UTC(2026, 9, 4, 8, 30))
  return {
    row: {
      id: '4b6f3a1c-9d2e-4c11-8a55-0f4f1b2c3d4e',
      uuid: '0e9f2cb6-c7f3-4e65-a9d8-7db107244454',
      owner_id: 'ada',
      owner_name: 'Ada',
      title: structure?.title ?? 'Grandmother’s soup',
      content: 'Boil it.\n\nEat it.',
      plating: null,
      taste: structure?.taste ?? null,
      dish_type: structure?.dishType ?? defaultDishType,
      prep_minutes: structure?.prepMinutes ?? null,
      cook_minutes: structure?.cookMinutes ?? null,
      total_minutes: structure ? structure.prepMinutes + structure.cookMinutes : null,
      search_terms: structure?.searchTerms ?? [],
      language: structure?.language ?? 'en',
      structure,
      findings: [],
      image_key: null,
      is_public: false,
      created_at: at,
      updated_at: at,
      rating_count: 0,
      rating_sum: 0,
      ...row,
    } as unknown as ExportedRecipe['row'],
    page: 'https://convive.example/recipes/0e9f2cb6-c7f3-4e65-a9d8-7db107244454',
    picture: null,
    author: null,
    tags: [],
    note: null,
    ...given,
  }
}
