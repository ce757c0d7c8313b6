import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measures } from '#shared/constants/measures.ts'
import { listAllergenLines } from '#shared/contract/recipe-allergens.ts'
import { allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import type { ShownRecipe } from '../recipes/translations/shown-texts.tsx'
import { householdQuery } from './household-queries.ts'

export interface RecipeNoticeProps {
  recipe: ShownRecipe
  /** Called with the measures of the household. */
  onMeasures: (measures: Measures) => void
}

/** "Not for Léa: hazelnuts": for each usual eater who must not have an allergen of the recipe. */
export function RecipeNotice({ recipe, onMeasures }: RecipeNoticeProps) {
  const { t } = useTranslation('household')
  const language = useLanguage()
  const format = useFormat()
  const { data: household } = useQuery(householdQuery(language))
  const measures = household?.measures
  useEffect(() => {
    if (measures) onMeasures(measures)
  }, [measures, onMeasures])
  const held = recipe.structure?.allergens ?? []
  const concerned = (household?.eaters ?? [])
    .filter(({ isUsual }) => isUsual)
    .map((eater) => ({ ...eater, allergens: eater.allergens.filter((each) => held.includes(each)) }))
    .filter(({ allergens }) => allergens.length > 0)
  const lines = useQuery({
    queryKey: ['allergen lines', recipe.id, recipe.version ?? null],
    queryFn: ({ signal }) => call(listAllergenLines, { params: { id: recipe.id }, signal }),
    enabled: concerned.length > 0,
  })
  if (concerned.length === 0) return null

  // The lines are those of the original; a translation has the same ones. Until they are known, the allergen is named.
  function foodsOf(allergens: readonly Allergen[]): string[] {
    const items = allergens.flatMap((allergen) => {
      const named = lines.data?.find((each) => each.allergen === allergen)?.lines ?? []
      const foods = named.flatMap((line) => recipe.structure?.ingredients[line]?.item ?? [])
      return foods.length > 0 ? foods : [allergenWords[language][allergen]]
    })
    return [...new Set(items)]
  }

  return (
    <ul
      data-screen-only
      className="mb-6 grid gap-1 rounded-2xl bg-danger-wash px-4 py-3 text-[0.9375rem] text-ink"
    >
      {concerned.map(({ id, name, allergens }) => (
        <li key={id} className="flex gap-3">
          <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          <span className="min-w-0 font-medium wrap-anywhere">
            {t('notFor', { name, foods: format.list(foodsOf(allergens)) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
