import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import type { Meal } from '#shared/contract/plans.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf } from '../../lib/calendar-days.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import { useIdea } from './plan-queries.ts'
import { reasonSentence } from './reason-sentence.ts'

interface IdeaPanelProps {
  day: string
  meal: Meal
  onTake: (recipe: RecipeCard) => void
  onOpen: (recipe: RecipeCard) => void
  onClose: () => void
}

/** One dish for a day, why, and another one as often as wanted. */
export function IdeaPanel({ day, meal, onTake, onOpen, onClose }: IdeaPanelProps) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const language = useLanguage()
  const [exclude, setExclude] = useState<readonly string[]>([])
  const query = useIdea({ day, meal, exclude })
  const idea = query.data?.idea
  return (
    <div
      role="group"
      aria-label={t('ideaFor', { day: format.weekday(dateOf(day)) })}
      className="rounded-2xl border border-success bg-success-wash px-3 py-3"
    >
      <div className="flex items-start gap-3">
        <div aria-live="polite" className="min-w-0 flex-1">
          {query.isPending && <SkeletonText lines={2} />}
          {query.isError && (
            <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
              {t('ideaFailed')}
            </LoadError>
          )}
          {idea && (
            <div className="flex items-center gap-3">
              <CardThumb picture={idea.recipe.picture} />
              <div className="min-w-0">
                <p className="leading-snug font-semibold">
                  <button
                    type="button"
                    lang={idea.recipe.language === language ? undefined : idea.recipe.language}
                    onClick={() => onOpen(idea.recipe)}
                    className="text-left wrap-anywhere underline-offset-4 hover:underline"
                  >
                    {idea.recipe.title}
                  </button>
                  {idea.recipe.minutes !== null && (
                    <span className="ml-2 text-sm font-normal text-ink-soft">
                      {formatDuration(idea.recipe.minutes, language)}
                    </span>
                  )}
                </p>
                <p className="mt-0.5 text-sm text-ink">
                  {idea.reasons.map((reason) => reasonSentence(t, format, reason)).join(' ')}
                </p>
              </div>
            </div>
          )}
          {query.data && !idea && <p className="py-2">{t('noIdea')}</p>}
        </div>
        <IconButton
          label={t('closeIdea')}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
          className="-mt-1 -mr-1"
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {idea && <Button onClick={() => onTake(idea.recipe)}>{t('takeIt')}</Button>}
        {idea && (
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
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
