import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { meals, type Meal } from '#shared/contract/plans.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf } from '../../lib/calendar-days.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useForEaters } from './entry-texts.ts'
import { useIdea } from './plan-queries.ts'
import { SuggestedDish } from './suggested-dish.tsx'

interface IdeaPanelProps {
  day: string
  meal: Meal
  /** Missing for an entry, whose meal is known. */
  onMeal?: (meal: Meal) => void
  /** Ids of those who eat then; null for those who usually eat. */
  eaters: readonly string[] | null
  /** Recipes of the week and the tray, which the server may not know yet. */
  planned: readonly string[]
  /** The title of what it would replace; null where it is added. */
  insteadOf: string | null
  onTake: (recipe: RecipeCard) => void
  onOpen: (recipeId: string) => void
  onClose: () => void
}

/** One dish for a meal, why, and another one as often as wanted. */
export function IdeaPanel(props: IdeaPanelProps) {
  const { day, meal, onMeal, eaters, planned, insteadOf, onTake, onOpen, onClose } = props
  const { t } = useTranslation('plan')
  const format = useFormat()
  const language = useLanguage()
  const [exclude, setExclude] = useState(planned.slice(0, limits.plan.excluded))
  const query = useIdea({ day, meal, eaters, exclude })
  const forEaters = useForEaters(eaters)
  const about = [insteadOf === null ? null : t('insteadOf', { title: insteadOf }), forEaters].filter(
    (each) => each !== null,
  )
  const idea = query.data?.idea
  return (
    <div
      role="group"
      aria-label={t('ideaFor', { meal: t(`meals.${meal}`), day: format.weekday(dateOf(day)) })}
      className="rounded-2xl border border-success bg-card px-3 py-3"
    >
      <div className="mb-3 flex items-start gap-3">
        {onMeal && (
          <div role="group" aria-label={t('meal')} className="flex flex-wrap gap-2">
            {meals.map((each) => (
              <Chip key={each} pressed={each === meal} onClick={() => onMeal(each)}>
                {t(`meals.${each}`)}
              </Chip>
            ))}
          </div>
        )}
        {about.length > 0 && !onMeal && (
          <p className="min-w-0 py-2 text-sm text-ink-soft wrap-anywhere">{about.join(' · ')}</p>
        )}
        <IconButton label={t('closeIdea')} icon={X} onClick={onClose} className="-mt-1 -mr-1 ml-auto" />
      </div>
      {about.length > 0 && onMeal && (
        <p className="mb-2 text-sm text-ink-soft wrap-anywhere">{about.join(' · ')}</p>
      )}
      <div aria-live="polite">
        {query.isPending && <SkeletonText lines={2} />}
        <LoadError query={query}>{t('ideaFailed')}</LoadError>
        {idea && <SuggestedDish {...{ idea, eaters, onOpen }} />}
        {query.data && !idea && <p className="py-2">{t('noIdea')}</p>}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {idea && (
          <Button onClick={() => onTake(idea.recipe)}>
            {t(insteadOf === null ? 'takeIt' : 'takeInstead')}
          </Button>
        )}
        {idea && (
          <Button
            variant="secondary"
            icon={<RefreshCw className="size-4" />}
            onClick={() => setExclude((now) => [...now, idea.recipe.id].slice(-limits.plan.excluded))}
          >
            {t('nextIdea')}
          </Button>
        )}
        {query.data && !idea && (
          <LinkButton variant="secondary" to={paths.chat(language)}>
            {t('askChef')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
