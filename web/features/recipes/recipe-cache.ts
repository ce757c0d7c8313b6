import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getRecipeCard, type OwnRecipeCard, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { getRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { call } from '../../lib/api.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { storedRecipe } from './stored-recipes.ts'

/** The first elements of the query keys of lists of recipe cards. */
export const recipeLists = { mine: 'my recipes', found: 'public recipes' } as const

const oneKey = (id: string) => ['recipe', id] as const

export const recipeById = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) =>
      callOrStored(getRecipe, { params: { id }, signal }, (stored) => storedRecipe(stored, id)),
  })

/** To name a change that waits. */
export const cachedTitle = (client: QueryClient, id: string) => client.getQueryData<Recipe>(oneKey(id))?.title

/** The cached recipe; at first the one that the page already has. */
export function useFreshRecipe(known: Recipe): Recipe {
  return useQuery({ ...recipeById(known.id), initialData: known }).data
}

type CardFields = Partial<OwnRecipeCard>

/** What of a recipe its card shows. */
function cardFields({
  uuid,
  title,
  dishType,
  totalMinutes,
  likeCount,
  isPublic,
}: Partial<Recipe>): CardFields {
  const fields = { uuid, title, dishType, minutes: totalMinutes, likes: likeCount, isPublic }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function changeCards(client: QueryClient, id: string, fields: CardFields) {
  for (const key of Object.values(recipeLists)) {
    client.setQueriesData<OwnRecipeCard[]>({ queryKey: [key] }, (list) =>
      Array.isArray(list) ? list.map((card) => (card.id === id ? { ...card, ...fields } : card)) : list,
    )
  }
}

function changeCached(client: QueryClient, id: string, fields: Partial<Recipe>) {
  client.setQueryData<Recipe>(oneKey(id), (recipe) => recipe && { ...recipe, ...fields })
}

/** Changes a recipe in the cache, in all lists too, without a request. */
export function changeRecipe(client: QueryClient, id: string, fields: Partial<Recipe>) {
  changeCached(client, id, fields)
  changeCards(client, id, cardFields(fields))
}

/** Shows a new mean in the recipe and in all lists. */
export function showRating(client: QueryClient, id: string, rating: RecipeCard['rating']) {
  changeCached(client, id, { rating: rating.mean, ratingCount: rating.count })
  changeCards(client, id, { rating })
}

/** Fetches the recipe again to update its counts, in all lists too. */
export async function refreshRecipe(client: QueryClient, id: string): Promise<void> {
  const fresh = await client.fetchQuery({ ...recipeById(id), staleTime: 0 }).catch(() => null)
  if (fresh) changeRecipe(client, id, fresh)
}

/** Fetches the recipe again as a card, to update its mean and likes, in all lists too. */
export async function refreshCard(client: QueryClient, id: string): Promise<void> {
  const fresh = await call(getRecipeCard, { params: { id } }).catch(() => null)
  if (!fresh) return
  const { mean, count } = fresh.rating
  changeCached(client, id, { rating: mean, ratingCount: count, likeCount: fresh.likes })
  changeCards(client, id, fresh)
}
