import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#shared/days.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { householdQuery, usualServings } from '../household/household-queries.ts'
import type { StartAmounts } from '../recipes/cook/start-cooking.ts'
import { firstOffered, weekOfToday } from './day-choice.tsx'
import { DaySection } from './day-section.tsx'
import { focusEntry } from './entry-card.tsx'
import { OpenIdea, type WantedIdea } from './open-idea.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf, entriesOf, recipesOf, type PlanEntry } from './plan-entries.ts'
import { PlannedEntry } from './planned-entry.tsx'
import { planRecipes } from './plan-queries.ts'
import { PlanDialogs, type OpenDialog } from './plan-dialogs.tsx'

interface WeekPlanProps {
  onOpenRecipe: (id: string) => void
  /** Opens cook mode. */
  onCook: (id: string, amounts: StartAmounts) => void
}

/** Seven days, the dishes without a day, and what can be done with them. */
export function WeekPlan({ onOpenRecipe, onCook }: WeekPlanProps) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const household = useQuery(householdQuery(useLanguage())).data
  const { entries, confirmed, set, remove, restore } = usePlan()
  const [shift, setShift] = useState(0)
  const [idea, setIdea] = useState<WantedIdea | null>(null)
  const [done, setDone] = useState<{ text: string; entry?: PlanEntry } | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [toFocus, setToFocus] = useState<string | null>(null)
  const week = weekOfToday(household?.weekStarts ?? 1).map((day) => addDays(day, 7 * shift))
  const [first = today(), last = first] = [week[0], week.at(-1)]
  // Asked again when the server has got a change: before that it does not know the dish.
  const planned = [entries, confirmed].map((each) => recipesOf(each, week).toSorted().join())
  const cards = useQuery(planRecipes(first, last, planned)).data
  const cardOf = ({ recipeId }: PlanEntry) => cards?.find(({ id }) => id === recipeId)
  const servings = household ? usualServings(household) : null
  const dayName = (day: string) => format.weekday(dateOf(day))

  function move(entry: PlanEntry, day: string | null) {
    setDialog(null)
    if (entry.day === day) return
    set(entry.id, { day, position: endOf(entries, day) })
    const title = entry.title ?? t('untitled')
    const text = day === null ? t('movedToTray', { title }) : t('moved', { title, day: dayName(day) })
    setDone({ text, entry })
  }

  function undo() {
    setDone(null)
    if (!done?.entry) return
    const { id, day, position } = done.entry
    if (entries.some((each) => each.id === id)) set(id, { day, position })
    else restore(id)
    setToFocus(id)
  }
  // The button of the undo or of an idea is gone: its entry gets the focus.
  useEffect(() => {
    if (toFocus === null || !entries.some(({ id }) => id === toFocus)) return
    focusEntry(toFocus)
    setToFocus(null)
  }, [entries, toFocus])

  function section(day: string | null) {
    const own = entriesOf(entries, day)
    return (
      <DaySection
        key={day}
        day={day}
        isEmpty={own.length === 0}
        onAdd={() =>
          setDialog({
            kind: 'edit',
            id: null,
            title: day === null ? t('addToTray') : t('addTo', { day: dayName(day) }),
            fields: { ...emptyFields, day, servings, position: endOf(entries, day) },
          })
        }
        onIdea={
          day === null || idea?.day === day ? null : () => setIdea({ day, meal: 'dinner', entry: null })
        }
        onDrop={(id) => {
          const entry = entries.find((each) => each.id === id)
          if (entry) move(entry, day)
        }}
        idea={
          idea !== null &&
          idea.day === day && (
            <OpenIdea
              wanted={idea}
              {...{ week, servings, onOpenRecipe }}
              onChange={setIdea}
              onMessage={(text) => setDone({ text })}
              onTaken={(id) => setToFocus(id)}
            />
          )
        }
      >
        {own.map((entry) => (
          <PlannedEntry
            key={entry.id}
            entry={entry}
            card={cardOf(entry)}
            onOpenRecipe={onOpenRecipe}
            onCook={(id) => onCook(id, { servings: entry.servings, measures: household?.measures ?? null })}
            onDialog={setDialog}
            onIdea={setIdea}
            onRemove={(title) => {
              remove(entry.id)
              setDone({ text: t('removed', { title }), entry })
            }}
          />
        ))}
      </DaySection>
    )
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-1 gap-y-2">
        <IconButton
          label={t('previousWeek')}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          onClick={() => setShift(shift - 1)}
          className="-ml-3"
        />
        <p aria-live="polite" className="font-semibold">
          {format.range(dateOf(first), dateOf(last))}
        </p>
        <IconButton
          label={t('nextWeek')}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          onClick={() => setShift(shift + 1)}
        />
        {shift !== 0 && (
          <Button variant="quiet" onClick={() => setShift(0)}>
            {t('thisWeek')}
          </Button>
        )}
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="-mx-3 grid divide-y divide-line sm:-mx-4">{week.map(section)}</div>
        <div className="-mx-3 rounded-3xl border border-line sm:mx-0 lg:sticky lg:top-24">
          {section(null)}
        </div>
      </div>
      <PlanDialogs
        dialog={dialog}
        from={firstOffered(week)}
        onMove={move}
        onMessage={(text) => setDone({ text })}
        onClose={() => setDialog(null)}
      />
      <UndoBar
        done={done}
        text={done?.text ?? ''}
        undoLabel={t('undo')}
        onUndo={done?.entry ? undo : null}
        onDismiss={() => setDone(null)}
      />
    </>
  )
}
