import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Frown, ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measures } from '#shared/constants/measures.ts'
import { listRecipeFoods } from '#shared/contract/recipe-foods.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ShownRecipe } from '../recipes/translations/shown-texts.tsx'
import { householdQuery } from './household-queries.ts'
import { AllergyLines } from './allergy-notice.tsx'
import { useConflictSentence } from './conflict-sentence.ts'
import { conflictsOf, type RecipeConflict } from './recipe-conflicts.ts'

export interface RecipeNoticeProps {
  recipe: ShownRecipe
  /** Called with the measures of the household. */
  onMeasures: (measures: Measures) => void
  /** The allergies alone, in little space. */
  isShort?: boolean
}

/** "Not for Léa: hazelnuts": for each usual eater with an allergy, a diet or a dislike that the recipe goes against. */
export function RecipeNotice({ recipe, onMeasures, isShort = false }: RecipeNoticeProps) {
  const { t } = useTranslation('household')
  const language = useLanguage()
  const { data: household } = useQuery(householdQuery(language))
  const measures = household?.measures
  useEffect(() => {
    if (measures) onMeasures(measures)
  }, [measures, onMeasures])
  const { structure } = recipe
  const eaters = household?.eaters.filter(({ isUsual }) => isUsual) ?? []
  const isConcerned = eaters.some(({ dislikes, diets }) => dislikes.length + diets.length > 0)
  const known = useQuery({
    queryKey: ['recipe foods', recipe.id, recipe.version ?? null],
    queryFn: ({ signal }) => call(listRecipeFoods, { params: { id: recipe.id }, signal }),
    enabled: isConcerned || (structure !== null && conflictsOf(eaters, structure, undefined).length > 0),
  })
  // What is known of an original's ingredients is known of a translation's: they are the same ones.
  const conflicts = structure ? conflictsOf(eaters, structure, known.data) : []
  // A diet is not said to be missing a moment before the ingredients against it are named.
  const shown = conflicts.filter((each) => each.kind !== 'diet' || each.foods.length > 0 || !known.isPending)
  const serious = shown.filter(({ kind }) => kind === 'allergy')
  const milder = shown.filter(({ kind }) => kind !== 'allergy')
  const sentenceOf = useConflictSentence()
  if (isShort) return <AllergyLines sentences={serious.map(sentenceOf)} className="mb-4" />
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={t('notForHousehold')} data-screen-only className="grid gap-2">
      {serious.length > 0 && <Conflicts conflicts={serious} isSerious />}
      {milder.length > 0 && <Conflicts conflicts={milder} />}
    </div>
  )
}

interface ConflictsProps {
  conflicts: readonly RecipeConflict[]
  isSerious?: boolean
}

function Conflicts({ conflicts, isSerious = false }: ConflictsProps) {
  const sentenceOf = useConflictSentence()
  return (
    <ul
      className={classNames(
        'grid gap-1 rounded-2xl px-4 py-3 text-[0.9375rem]',
        isSerious ? 'bg-danger-wash text-ink' : 'bg-surface-sunken',
      )}
    >
      {conflicts.map((conflict) => (
        <li
          key={`${conflict.eater.id} ${conflict.kind === 'diet' ? conflict.diet : conflict.kind}`}
          className={classNames('flex gap-3', conflict.kind === 'dislike' && 'text-ink-soft')}
        >
          <ConflictIcon kind={conflict.kind} />
          <span className={classNames('min-w-0 wrap-anywhere', isSerious && 'font-medium')}>
            {sentenceOf(conflict)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ConflictIcon({ kind }: { kind: RecipeConflict['kind'] }) {
  const place = 'mt-0.5 size-5 shrink-0'
  if (kind === 'allergy') return <ShieldAlert className={`${place} text-danger`} />
  if (kind === 'diet') return <CircleAlert className={`${place} text-warning`} />
  return <Frown className={`${place} text-ink-faint`} />
}
