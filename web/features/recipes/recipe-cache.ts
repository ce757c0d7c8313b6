import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { call } from '../../lib/api.ts'

/** Lists of recipes stand below one of these keys. */
export const recipeLists = { mine: 'my recipes', found: 'public recipes' } as const

const oneKey = (id: string) => ['recipe', id] as const

export const recipeById = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
  })

/** The recipe as it was last heard of, beginning with what the page already knows. */
export function useFreshRecipe(known: Recipe): Recipe {
  return useQuery({ ...recipeById(known.id), initialData: known }).data
}

/** Shows a change of a recipe wherever it stands, before the server is asked again. */
export function changeRecipe(client: QueryClient, id: string, fields: Partial<Recipe>) {
  const merged = (recipe: Recipe) => (recipe.id === id ? { ...recipe, ...fields } : recipe)
  client.setQueryData<Recipe>(oneKey(id), (recipe) => recipe && merged(recipe))
  for (const key of Object.values(recipeLists)) {
    client.setQueriesData<Recipe[]>({ queryKey: [key] }, (list) =>
      Array.isArray(list) ? list.map(merged) : list,
    )
  }
}

/** Asks for the recipe again, so that means and counts are the true ones, here and in every list. */
export async function refreshRecipe(client: QueryClient, id: string): Promise<void> {
  const fresh = await client.fetchQuery({ ...recipeById(id), staleTime: 0 }).catch(() => null)
  if (fresh) changeRecipe(client, id, fresh)
}
