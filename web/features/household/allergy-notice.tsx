import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getRecipeCard, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { useLanguage } from '../../i18n/language.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { classNames } from '../../ui/class-names.ts'
import { storedCard } from '../recipes/stored-recipes.ts'
import { useConflictSentence } from './conflict-sentence.ts'
import { householdQuery } from './household-queries.ts'
import { allergiesOf } from './recipe-conflicts.ts'

interface AllergyNoticeProps {
  recipe: Pick<RecipeCard, 'contains'>
  /** Ids of those who eat; null for those who usually do. */
  eaters?: readonly string[] | null
  className?: string
}

/**
 * "Not for Tom: mussels": for whom of those who eat a dish is not, on everything that shows its card. It never says that
 * a dish suits somebody.
 */
export function AllergyNotice({ recipe: { contains }, eaters = null, className }: AllergyNoticeProps) {
  return contains && <Contained {...{ contains, eaters, className }} />
}

interface ContainedProps extends Required<Pick<AllergyNoticeProps, 'eaters'>> {
  contains: NonNullable<RecipeCard['contains']>
  className: string | undefined
}

function Contained({ contains, eaters, className }: ContainedProps) {
  const { t } = useTranslation('household')
  const sentenceOf = useConflictSentence()
  const { data: household } = useQuery(householdQuery(useLanguage()))
  const eating = household?.eaters.filter(({ id, isUsual }) => (eaters ? eaters.includes(id) : isUsual))
  // Until it is known who that is, or if it cannot be known, the warning stands all the same.
  const sentences = eating ? allergiesOf(eating, contains).map(sentenceOf) : [t('notForHousehold')]
  return <AllergyLines {...{ sentences, className }} />
}

interface AllergyLinesProps {
  sentences: readonly string[]
  className?: string | undefined
}

/** One line for each person. */
export function AllergyLines({ sentences, className }: AllergyLinesProps) {
  if (sentences.length === 0) return null
  return (
    <ul className={classNames('grid gap-1 text-sm', className)} data-screen-only>
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-1.5 font-medium text-danger">
          <ShieldAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same where only the id of the recipe is at hand. */
export function AllergyNoticeOf({
  recipeId,
  ...rest
}: Omit<AllergyNoticeProps, 'recipe'> & { recipeId: string }) {
  const language = useLanguage()
  const { data: recipe } = useQuery({
    queryKey: ['recipe card', recipeId, language],
    queryFn: ({ signal }) =>
      callOrStored(getRecipeCard, { params: { id: recipeId }, signal }, (stored) =>
        storedCard(stored, recipeId),
      ),
  })
  return recipe && <AllergyNotice recipe={recipe} {...rest} />
}
