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
  const { t } = useTranslation('plan')
  const { titles } = usePlan()
  const current = card?.title ?? (entry.recipeId === null ? null : titles.get(entry.recipeId))
  const title = current ?? entry.title
  if (entry.leftoverOf === null)
    return title ?? (entry.recipeId === null ? t('untitled') : t('privateRecipe'))
  return title === null ? t('leftovers') : t('leftoversOf', { title })
}

/** Minutes, servings, who eats and who cooks, as far as they are set. */
export function useEntryFacts(entry: PlanEntry, card?: RecipeCard): string[] {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const language = useLanguage()
  const household = useQuery(householdQuery(language)).data
  const facts: string[] = []
  const time = entry.leftoverOf === null && card ? formatDuration(card.minutes, language) : null
  if (time) facts.push(time)
  if (entry.servings !== null) facts.push(t('forServings', { count: entry.servings }))
  if (entry.eaters) {
    const names =
      household?.eaters.filter(({ id }) => entry.eaters?.includes(id)).map(({ name }) => name) ?? []
    if (names.length > 0) facts.push(t('forEaters', { names: format.list(names) }))
  }
  if (entry.cookId !== null) {
    const cook = household?.members.find(({ id }) => id === entry.cookId)
    if (cook) facts.push(t('cooks', { name: cook.name ?? t('somebody') }))
  }
  return facts
}
