import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { householdQuery } from '../household/household-queries.ts'
import { usePlan } from './plan-access.ts'
import type { PlanEntry } from './plan-entries.ts'

/** The current title of its recipe, what was typed, or what is known of it. */
export function useEntryTitle(entry: PlanEntry, card?: RecipeCard): string {
  const { t } = useTranslation(['plan', 'words'])
  const { titles } = usePlan()
  const current = card?.title ?? (entry.recipeId === null ? null : titles.get(entry.recipeId))
  const title = current ?? entry.title
  if (entry.leftoverOf === null)
    return title ?? (entry.recipeId === null ? t('untitled') : t('words:privateRecipe'))
  return title === null ? t('leftovers') : t('leftoversOf', { title })
}

/** For whom a meal is, by their names; null for those who usually eat. */
export function useForEaters(eaters: readonly string[] | null): string | null {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const household = useQuery(householdQuery(useLanguage())).data
  const names = household?.eaters.flatMap(({ id, name }) => (eaters?.includes(id) ? [name] : [])) ?? []
  return names.length === 0 ? null : t('forEaters', { names: format.list(names) })
}

/** Minutes, servings, who eats and who cooks, as far as they are set. */
export function useEntryFacts(entry: PlanEntry, card?: RecipeCard): string[] {
  const { t } = useTranslation('plan')
  const language = useLanguage()
  const household = useQuery(householdQuery(language)).data
  const forEaters = useForEaters(entry.eaters)
  const facts: string[] = []
  const time = entry.leftoverOf === null && card ? formatDuration(card.minutes, language) : null
  if (time) facts.push(time)
  if (entry.servings !== null) facts.push(t('forServings', { count: entry.servings }))
  if (forEaters !== null) facts.push(forEaters)
  if (entry.cookId !== null) {
    const cook = household?.members.find(({ id }) => id === entry.cookId)
    if (cook) facts.push(t('cooks', { name: cook.name ?? t('somebody') }))
  }
  return facts
}
