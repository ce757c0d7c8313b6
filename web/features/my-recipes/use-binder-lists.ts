import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fold } from '#shared/words/fold.ts'
import { dishTypes, type DishType } from '#shared/words/dish-types.ts'
import { useLanguage } from '../../i18n/language.ts'
import { myRecipes, myRecipesMatching } from '../recipes/my-recipes-queries.ts'
import { lastCooked, myTags, savedRecipes } from '../recipes/saved/saved-queries.ts'
import {
  ownSortable,
  savedMatching,
  savedSortable,
  sorted,
  tagsByRecipe,
  type BinderSort,
} from './binder-entries.ts'

interface Shown {
  tab: DishType
  /** The text of a search in all tabs; '' shows the tab. */
  searched: string
  sort: BinderSort
  /** Only recipes with this tag. */
  tag: string | null
}

/** The own and the saved recipes that the binder shows, and the tags and counts of its tabs. */
export function useBinderLists({ tab, searched, sort, tag }: Shown) {
  const language = useLanguage()
  const mine = useQuery(myRecipes)
  const found = useQuery({ ...myRecipesMatching(searched), placeholderData: keepPreviousData })
  const saved = useQuery(savedRecipes)
  const tagged = useQuery(myTags).data ?? []

  const cooked = useQuery({ ...lastCooked, enabled: sort === 'cooked' }).data ?? []

  const cookedOn = new Map(cooked.map((each) => [each.recipeId, each.cookedOn]))
  const order = { sort, language, cookedOn }
  const withTag = tag === null ? null : new Set(tagged.find((each) => fold(each.tag) === fold(tag))?.recipes)
  const ownInTab = mine.data?.filter(({ dishType }) => dishType === tab)
  const savedInTab = saved.data?.filter((each) => (each.recipe?.dishType ?? each.dishType) === tab) ?? []
  const idsInTab = new Set([
    ...(ownInTab ?? []).map(({ id }) => id),
    ...savedInTab.map(({ recipeId }) => recipeId),
  ])
  const own = ownInTab?.filter(({ id }) => withTag?.has(id) ?? true)

  return {
    mine,
    found,
    saved,
    own: own && sorted(own, ownSortable, order),
    savedShown:
      searched === ''
        ? sorted(
            savedInTab.filter(({ recipeId }) => withTag?.has(recipeId) ?? true),
            savedSortable,
            order,
          )
        : savedMatching(saved.data ?? [], searched),
    tagsOf: tagsByRecipe(tagged),
    tagsInTab: tagged.filter(({ recipes }) => recipes.some((id) => idsInTab.has(id))).map((each) => each.tag),
    counts: mine.data
      ? Object.fromEntries(
          dishTypes.map((type) => [
            type,
            (mine.data ?? []).filter(({ dishType }) => dishType === type).length +
              (saved.data ?? []).filter(({ recipe }) => recipe?.dishType === type).length,
          ]),
        )
      : {},
  }
}
