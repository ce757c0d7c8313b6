import { Minus, Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { measures as systems } from '#shared/constants/measures.ts'
import type { Portions } from '../amounts/scaling.ts'

interface PortionsBarProps {
  portions: Portions
  /** What a serving is called, such as pieces. */
  unit?: string | null | undefined
  onChange: (portions: Portions) => void
}

const round =
  'inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-surface-sunken disabled:text-ink-faint disabled:opacity-50'

/** Servings and measures. */
export function PortionsBar({ portions, unit, onChange }: PortionsBarProps) {
  const { t } = useTranslation(['recipeView', 'words'])
  const { servings, measures } = portions
  const setServings = (count: number) => onChange({ ...portions, servings: count })
  return (
    <div className="recipe-tools" data-screen-only>
      <div
        role="group"
        aria-label={t('words:servings')}
        className="inline-flex items-center rounded-full border border-line-strong"
      >
        <button
          type="button"
          aria-label={t('words:fewerServings')}
          disabled={servings <= 1}
          onClick={() => setServings(servings - 1)}
          className={round}
        >
          <Minus className="size-4" />
        </button>
        <output className="inline-flex min-w-12 items-center justify-center gap-1.5 text-[0.9375rem] font-semibold tabular-nums">
          <Users className="size-4 text-ink-soft" />
          <span aria-hidden="true">{[servings, unit].filter(Boolean).join(' ')}</span>
          <span className="sr-only">{t('forServings', { count: servings })}</span>
        </output>
        <button
          type="button"
          aria-label={t('words:moreServings')}
          disabled={servings >= limits.recipe.servingsMax}
          onClick={() => setServings(servings + 1)}
          className={round}
        >
          <Plus className="size-4" />
        </button>
      </div>
      <div
        role="group"
        aria-label={t('words:measures')}
        className="inline-flex rounded-full border border-line-strong p-0.5"
      >
        {systems.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={measures === each}
            onClick={() => onChange({ ...portions, measures: each })}
            className="min-h-10 rounded-full px-2 text-sm font-semibold whitespace-nowrap min-[22.5rem]:px-3.5 text-ink-soft transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(each)}
          </button>
        ))}
      </div>
    </div>
  )
}
