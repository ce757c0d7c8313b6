import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  listMyDeletedRecipeCards,
  listMyRecipeCards,
  searchMyRecipeCards,
  type OwnRecipeCard,
} from '#shared/contract/recipe-cards.ts'
import { deleteRecipe, restoreRecipe, setRecipePublic, type Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { callOrStored, orStored } from '../../lib/or-stored.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { changeRecipe, recipeLists } from './recipe-cache.ts'
import { storedMatches } from './stored-recipes.ts'
import { askList } from '../../lib/ask-query.ts'

const all = [recipeLists.mine] as const
const deletedKey = [...all, 'deleted'] as const
const listKey = [...all, 'list'] as const

/** All own recipes, newest first; each request continues after the last card of the one before. */
async function fetchAllOwn(signal: AbortSignal): Promise<OwnRecipeCard[]> {
  const fetched: OwnRecipeCard[] = []
  for (;;) {
    const cards = await call(listMyRecipeCards, { query: { before: fetched.at(-1)?.id }, signal })
    fetched.push(...cards)
    if (cards.length < (listMyRecipeCards.most ?? Infinity)) return fetched
  }
}

export const myRecipes = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) =>
    orStored(
      listMyRecipeCards,
      () => fetchAllOwn(signal),
      ({ list }) => list('own'),
    ),
})

export const myDeletedRecipes = askList(deletedKey, listMyDeletedRecipeCards, ({ id }) => id)

/** Matching recipes, best first; disabled for a blank text. */
export function myRecipesMatching(text: string) {
  const q = text.trim().slice(0, limits.recipe.searchQueryMax)
  return queryOptions({
    queryKey: [...all, 'search', q],
    queryFn: ({ signal }) =>
      callOrStored(searchMyRecipeCards, { query: { q }, signal }, (stored) => storedMatches(stored, q)),
    enabled: q !== '',
  })
}

/** Optimistic: a refusal restores the former state. Resolves to the uuid of the public page. */
export function useSetVisibility() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ recipe, isPublic }: { recipe: Pick<Recipe, 'id' | 'isPublic'>; isPublic: boolean }) =>
      call(setRecipePublic, { params: { id: recipe.id }, body: { is_public: isPublic } }),
    onMutate: ({ recipe, isPublic }) => changeRecipe(client, recipe.id, { isPublic }),
    onError: (_, { recipe }) => changeRecipe(client, recipe.id, { isPublic: recipe.isPublic }),
    onSuccess: (uuid, { recipe }) => uuid && changeRecipe(client, recipe.id, { uuid }),
  })
}

/** The sentence for a failed change of visibility; only an unsafe recipe is explained. */
export function useVisibilityErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('recipes')
  const errorMessage = useErrorMessage()
  return (error) => errorMessage(error, { failed: t('visibilityFailed'), explain: ['unsafe recipe'] })
}

export function useDeleteRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: OwnRecipeCard) => call(deleteRecipe, { params: { id: recipe.id } }),
    onSuccess: (_, recipe) => {
      client.setQueriesData<OwnRecipeCard[]>({ queryKey: all }, (list) =>
        list?.filter(({ id }) => id !== recipe.id),
      )
      client.setQueryData<OwnRecipeCard[]>(deletedKey, (list) => list && [recipe, ...list])
      return client.invalidateQueries({ queryKey: all })
    },
  })
}

export function useRestoreRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: OwnRecipeCard) => call(restoreRecipe, { params: { id: recipe.id } }),
    onSuccess: (_, recipe) => {
      client.setQueryData<OwnRecipeCard[]>(deletedKey, (list) => list?.filter(({ id }) => id !== recipe.id))
      return client.invalidateQueries({ queryKey: all })
    },
  })
}
