import { useTranslation } from 'react-i18next'
import type { Meal } from '#shared/contract/plans.ts'
import { useFormat } from '../../i18n/format.ts'
import { dateOf } from '../../lib/calendar-days.ts'
import { IdeaPanel } from './idea-panel.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf, eatersOf, recipesOf, type PlanEntry } from './plan-entries.ts'

/** For which meal an idea is wanted. */
export interface WantedIdea {
  day: string
  meal: Meal
  /** What it would replace; null for one more dish. */
  entry: PlanEntry | null
}

interface OpenIdeaProps {
  wanted: WantedIdea
  week: readonly string[]
  /** Of a new entry. */
  servings: number | null
  /** Null closes it. */
  onChange: (wanted: WantedIdea | null) => void
  onMessage: (message: string) => void
  /** The button that was pressed is gone: the entry that the dish is in now should get the focus. */
  onTaken: (entryId: string) => void
  onOpenRecipe: (id: string) => void
}

/** An idea for a meal of a day, or instead of what is planned there: for those who eat then. */
export function OpenIdea(props: OpenIdeaProps) {
  const { wanted, week, servings, onChange, onMessage, onTaken, onOpenRecipe } = props
  const { t } = useTranslation('plan')
  const format = useFormat()
  const { entries, set } = usePlan()
  const { day, meal, entry } = wanted
  const eaters = entry ? entry.eaters : eatersOf(entries, day, meal)
  const former = entry && (entry.title ?? t('untitled'))
  return (
    <IdeaPanel
      key={entry?.id}
      {...{ day, meal, eaters }}
      planned={recipesOf(entries, week)}
      insteadOf={former}
      onMeal={entry ? undefined : (next) => onChange({ day, meal: next, entry: null })}
      onOpen={onOpenRecipe}
      onClose={() => onChange(null)}
      onTake={({ id: recipeId, title }) => {
        onChange(null)
        if (entry) {
          set(entry.id, { recipeId, title })
          onTaken(entry.id)
          return onMessage(t('replaced', { title, former }))
        }
        const position = endOf(entries, day)
        const added = { ...emptyFields, day, meal, position, recipeId, title, servings, eaters }
        const id = crypto.randomUUID()
        set(id, { ...added, servings: eaters ? eaters.length : servings })
        onTaken(id)
        onMessage(t('added', { title, day: format.weekday(dateOf(day)) }))
      }}
    />
  )
}
