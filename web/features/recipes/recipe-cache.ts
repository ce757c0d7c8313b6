import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { call } from '../../lib/api.ts'

/** The first elements of the query keys of recipe lists. */
export const recipeLists = { mine: 'my recipes', found: 'public recipes' } as const

const oneKey = (id: string) => ['recipe', id] as const

export const recipeById = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
  })

/** The cached recipe; at first the one that the page already has. */
export function useFreshRecipe(known: Recipe): Recipe {
  return useQuery({ ...recipeById(known.id), initialData: known }).data
}

/** Changes a recipe in the cache, in all lists too, without a request. */
export function changeRecipe(client: QueryClient, id: string, fields: Partial<Recipe>) {
  const merged = (recipe: Recipe) => (recipe.id === id ? { ...recipe, ...fields } : recipe)
  client.setQueryData<Recipe>(oneKey(id), (recipe) => recipe && merged(recipe))
  for (const key of Object.values(recipeLists)) {
    client.setQueriesData<Recipe[]>({ queryKey: [key] }, (list) =>
      Array.isArray(list) ? list.map(merged) : list,
    )
  }
}

/** Fetches the recipe again to update ratings and counts, in all lists too. */
export async function refreshRecipe(client: QueryClient, id: string): Promise<void> {
  const fresh = await client.fetchQuery({ ...recipeById(id), staleTime: 0 }).catch(() => null)
  if (fresh) changeRecipe(client, id, fresh)
}
