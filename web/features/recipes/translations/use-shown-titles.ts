import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { listTitles, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { limits } from '#shared/constants/limits.ts'
import { useSession } from '../../../app/session.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { call } from '../../../lib/api.ts'
import { recipeLists } from '../recipe-cache.ts'
import { wantsTranslation } from './reader-choice.ts'

const size = limits.discover.pageSize

/** The titles of recipes in the reader's language, by id, as far as their own screens show them so. */
export function useShownTitles(recipes: readonly RecipeCard[]): ReadonlyMap<string, string> {
  const language = useLanguage()
  const { me } = useSession()
  const foreign = recipes
    .filter(({ id, owner, language: own }) => {
      const mine = owner.id === me?.id
      return own !== language && wantsTranslation({ id, mine })
    })
    .map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(foreign.length / size) }, (_, index) =>
    foreign.slice(index * size, (index + 1) * size),
  )
  return useQueries({
    queries: parts.map((ids) => ({
      queryKey: [recipeLists.found, 'titles', language, ids],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(listTitles, { query: { ids: ids.join(','), in: language }, signal }),
      staleTime: Infinity,
      // With one more recipe in the list the other titles stay.
      placeholderData: keepPreviousData,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ?? []).map(({ id, title }) => [id, title] as const))),
  })
}

/** The cards with those titles, as recipes of the reader's language. */
export function useShownCards(recipes: readonly RecipeCard[]): readonly RecipeCard[] {
  const language = useLanguage()
  const titles = useShownTitles(recipes)
  return recipes.map((recipe) => {
    const title = titles.get(recipe.id)
    return title === undefined ? recipe : { ...recipe, title, language }
  })
}
