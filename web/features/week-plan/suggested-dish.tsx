import { useTranslation } from 'react-i18next'
import type { PlanIdea } from '#shared/contract/plans.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import { useShownCards } from '../recipes/translations/use-shown-titles.ts'
import { reasonSentence } from './reason-sentence.ts'

interface SuggestedDishProps {
  idea: PlanIdea
  /** Ids of those who eat then; null for those who usually eat. */
  eaters: readonly string[] | null
  onOpen: (recipeId: string) => void
}

/** A dish that is suggested: how long it takes, why, and whom it is not for. */
export function SuggestedDish({ idea: { recipe: known, reasons }, eaters, onOpen }: SuggestedDishProps) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const language = useLanguage()
  const [recipe = known] = useShownCards([known])
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <CardThumb picture={recipe.picture} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">
          <button
            type="button"
            lang={recipe.language === language ? undefined : recipe.language}
            onClick={() => onOpen(recipe.id)}
            className="text-left wrap-anywhere underline-offset-4 hover:underline"
          >
            {recipe.title}
          </button>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {recipe.minutes !== null && `${formatDuration(recipe.minutes, language)} · `}
          <span>{reasons.map((reason) => reasonSentence(t, format, reason)).join(' ')}</span>
        </p>
        <AllergyNotice recipe={recipe} eaters={eaters} className="mt-1" />
      </div>
    </div>
  )
}
