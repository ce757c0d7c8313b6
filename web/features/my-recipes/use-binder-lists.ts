import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fold } from '#shared/words/fold.ts'
import { useLanguage } from '../../i18n/language.ts'
import { myRecipes, myRecipesMatching } from '../recipes/my-recipes-queries.ts'
import { lastCooked, myTags, savedRecipes } from '../recipes/saved/saved-queries.ts'
import {
  ownEntry,
  savedEntry,
  savedMatching,
  sorted,
  tagsByRecipe,
  type BinderEntry,
  type BinderSort,
} from './binder-entries.ts'
import { binderTabs, inTab, type BinderTab } from './list-controls.tsx'

interface Shown {
  tab: BinderTab
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

  const others = (saved.data ?? []).map(savedEntry)
  const all = mine.data && [...mine.data.map(ownEntry), ...others]
  const inThisTab = all?.filter(({ dishType }) => inTab(dishType, tab)) ?? []
  const idsInTab = new Set(inThisTab.map(({ id }) => id))
  const withTag = tag === null ? null : new Set(tagged.find((each) => fold(each.tag) === fold(tag))?.recipes)
  const cookedOn = new Map(cooked.map((each) => [each.recipeId, each.cookedOn]))
  const count = (counted: BinderTab) =>
    (all ?? []).filter(({ card, dishType }) => card !== null && inTab(dishType, counted)).length

  return {
    mine,
    found,
    all: all ?? others,
    /** Those of the tab, or of a search; undefined until they have loaded. */
    shown: ((): BinderEntry[] | undefined => {
      // The best matches first, and the saved ones, which are searched here, last.
      if (searched !== '')
        return (
          found.data && [
            ...found.data.map(ownEntry),
            ...savedMatching(saved.data ?? [], searched).map(savedEntry),
          ]
        )
      if (!all) return undefined
      const tabbed = inThisTab.filter(({ id }) => withTag?.has(id) ?? true)
      return sorted(tabbed, { sort, language, cookedOn })
    })(),
    tagsOf: tagsByRecipe(tagged),
    tagsInTab: tagged.filter(({ recipes }) => recipes.some((id) => idsInTab.has(id))).map((each) => each.tag),
    counts: all && Object.fromEntries(binderTabs.map((type) => [type, count(type)])),
  }
}
