import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { Button } from '../../ui/button.tsx'
import { householdQuery } from '../household/household-queries.ts'
import { DayDialog } from './day-choice.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf } from './plan-entries.ts'

/** The button on a recipe that puts it on a day of the week plan. */
export function PlanIt({ recipeId, title }: { recipeId: string; title: string }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState<string | null | undefined>(undefined)
  const { entries, set } = usePlan()
  const household = useQuery({ ...householdQuery(language), enabled: open }).data
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon={<CalendarPlus aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('planIt')}
      </Button>
      <output className="text-sm text-ink-soft empty:hidden">
        {day !== undefined && (
          <>
            {day === null ? t('plannedTray') : t('planned', { day: format.weekday(dateOf(day)) })}{' '}
            <Link to={paths.plan(language)} className="font-semibold text-ink underline underline-offset-4">
              {t('openPlan')}
            </Link>
          </>
        )}
      </output>
      <DayDialog
        open={open}
        title={t('planTitle', { title })}
        from={today()}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          const usual = household?.eaters.filter(({ isUsual }) => isUsual).length || null
          const servings = household?.servings ?? usual
          const position = endOf(entries, chosen)
          set(crypto.randomUUID(), { ...emptyFields, day: chosen, position, recipeId, title, servings })
          setDay(chosen)
          setOpen(false)
        }}
      />
    </div>
  )
}
