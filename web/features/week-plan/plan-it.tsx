import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useSession } from '../../app/session.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { AllergyNoticeOf } from '../household/allergy-notice.tsx'
import { householdQuery, usualServings } from '../household/household-queries.ts'
import { BarButton, BarMessage } from '../recipes/bar/bar-button.tsx'
import { DayDialog } from './day-choice.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf } from './plan-entries.ts'
import { PlanProvider } from './plan-provider.tsx'

/** The verb of a recipe that puts it on a day of the week plan. */
export function PlanIt({ recipeId, title }: { recipeId: string; title: string }) {
  const { t } = useTranslation(['plan', 'recipeView'])
  const format = useFormat()
  const language = useLanguage()
  const { me } = useSession()
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState<string | null | undefined>(undefined)
  // The plan is loaded when it is needed, and the dialog closes with its animation.
  const [isWanted, setIsWanted] = useState(false)
  if (!me) return null
  return (
    <>
      <BarButton
        icon={CalendarPlus}
        short={t('recipeView:short.plan')}
        label={t('planIt')}
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true)
          setOpen(true)
        }}
      />
      <BarMessage>
        {day !== undefined && (
          <>
            {day === null ? t('plannedTray') : t('planned', { day: format.weekday(dateOf(day)) })}{' '}
            <Link to={paths.plan(language)} className="font-semibold text-ink underline underline-offset-4">
              {t('openPlan')}
            </Link>
          </>
        )}
      </BarMessage>
      {isWanted && (
        <PlanProvider userId={me.id}>
          <PlanDay
            recipe={{ recipeId, title }}
            open={open}
            onClose={() => setOpen(false)}
            onPlanned={(chosen) => {
              setDay(chosen)
              setOpen(false)
            }}
          />
        </PlanProvider>
      )}
    </>
  )
}

interface PlanDayProps {
  recipe: { recipeId: string; title: string }
  open: boolean
  onClose: () => void
  onPlanned: (day: string | null) => void
}

function PlanDay({ recipe, open, onClose, onPlanned }: PlanDayProps) {
  const { t } = useTranslation('plan')
  const { entries, set } = usePlan()
  const client = useQueryClient()
  const query = householdQuery(useLanguage())

  /** A tap may come before the household has: its dish would be cooked for as many as the recipe says. */
  async function plan(day: string | null) {
    const household = await client.ensureQueryData(query).catch(() => null)
    const servings = household && usualServings(household)
    set(crypto.randomUUID(), { ...emptyFields, ...recipe, day, position: endOf(entries, day), servings })
    onPlanned(day)
  }

  return (
    <DayDialog
      open={open}
      title={t('planTitle', { title: recipe.title })}
      action={t('planIt')}
      from={today()}
      onClose={onClose}
      notice={<AllergyNoticeOf recipeId={recipe.recipeId} className="mb-3" />}
      onChoose={(day) => void plan(day)}
    />
  )
}
