import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { useConnection } from '../../lib/connection.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { householdQuery, usualServings } from '../household/household-queries.ts'
import type { StartAmounts } from '../recipes/cook/start-cooking.ts'
import { daysPast, daysShown, firstOffered } from './day-choice.tsx'
import { DaySection } from './day-section.tsx'
import { focusEntry } from './entry-card.tsx'
import { OpenIdea, type WantedIdea } from './open-idea.tsx'
import { usePlan } from './plan-access.ts'
import { buyable, emptyFields, endOf, entriesOf, recipesOf, type PlanEntry } from './plan-entries.ts'
import { PlannedEntry } from './planned-entry.tsx'
import { planRecipes } from './plan-queries.ts'
import { useShownCards } from '../recipes/translations/use-shown-titles.ts'
import { PlanDialogs, type OpenDialog } from './plan-dialogs.tsx'
import { useListRefusals } from './use-list-refusals.ts'
import { WeekActions } from './week-actions.tsx'

interface WeekPlanProps {
  onOpenRecipe: (id: string) => void
  /** Opens cook mode. */
  onCook: (id: string, amounts: StartAmounts) => void
}

/** What was done: said aloud, with what takes it back and what can be done next. */
interface Done {
  text: string
  /** As it was before. */
  entry?: PlanEntry
  undo?: () => void
  action?: { label: string; run: () => void }
}

/** Seven days, the dishes without a day, and what can be done with them. */
export function WeekPlan({ onOpenRecipe, onCook }: WeekPlanProps) {
  const { t } = useTranslation(['plan', 'words'])
  const format = useFormat()
  const language = useLanguage()
  const navigate = useNavigate()
  const { isOffline } = useConnection()
  const isWide = useMedia('(min-width: 64rem)')
  const household = useQuery(householdQuery(language)).data
  const { entries, confirmed, titles, set, setAll, remove, restore } = usePlan()
  const [shift, setShift] = useState(0)
  const [idea, setIdea] = useState<WantedIdea | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [toFocus, setToFocus] = useState<string | null>(null)
  const week = daysShown(shift)
  const past = shift === 0 ? daysPast(household?.weekStarts ?? 1) : []
  const [first = today(), last = first] = [week[0], week.at(-1)]
  // The days that are over have room below, where somebody looks for them.
  const hasPast = entries.some(({ day }) => day !== null && past.includes(day))
  // Asked again when the server has got a change: before that it does not know the dish.
  const planned = [entries, confirmed].map((each) => recipesOf(each, week).toSorted().join())
  const cards = useQuery(planRecipes(past[0] ?? first, last, planned)).data
  const shown = useShownCards(cards ?? [])
  const cardOf = ({ recipeId }: PlanEntry) => shown.find(({ id }) => id === recipeId)
  const servings = household ? usualServings(household) : null
  const refused = useListRefusals(() => setDone({ text: t('listFull') }))
  const dayName = (day: string) => format.weekday(dateOf(day))

  function move(entry: PlanEntry, day: string | null) {
    setDialog(null)
    if (entry.day === day) return
    set(entry.id, { day, position: endOf(entries, day) })
    const title = entry.title ?? t('untitled')
    const text = day === null ? t('movedToTray', { title }) : t('moved', { title, day: dayName(day) })
    // Within the days that are bought for, nothing changes in the shop.
    const isAway = day === null || !daysShown(0).includes(day)
    if (!entry.onList || !isAway) return setDone({ text, entry })
    setDone({
      text: `${text} ${t('staysOnList')}`,
      entry,
      action: { label: t('takeOff'), run: () => takeOff(entry, title) },
    })
  }

  function takeOff(entry: PlanEntry, title: string) {
    refused.stop()
    set(entry.id, { onList: false })
    setDone({ text: t('takenOff', { title }), undo: () => set(entry.id, { onList: true }) })
  }

  /** Once more for what is on the list already brings what its recipe has gained, and doubles nothing. */
  function putOnList(wanted: readonly PlanEntry[], text: string) {
    setAll(wanted.map(({ id }) => ({ id, onList: true })))
    refused.watch(wanted.map(({ id }) => id))
    const added = wanted.filter(({ onList }) => !onList)
    setDone({
      text: isOffline ? `${text} ${t('whenOnline')}` : text,
      action: { label: t('words:openList'), run: () => void navigate(paths.shoppingList(language)) },
      ...(added.length > 0 && {
        undo: () => setAll(added.map(({ id }) => ({ id, onList: false }))),
      }),
    })
  }

  function undo() {
    setDone(null)
    refused.stop()
    done?.undo?.()
    if (!done?.entry) return
    const { id, day, position, onList } = done.entry
    const present = entries.find((each) => each.id === id)
    if (present) set(id, { day, position, ...(onList !== present.onList && { onList }) })
    else restore(id)
    setToFocus(id)
  }
  // The button of the undo or of an idea is gone: its entry gets the focus.
  useEffect(() => {
    if (toFocus === null || !entries.some(({ id }) => id === toFocus)) return
    focusEntry(toFocus)
    setToFocus(null)
  }, [entries, toFocus])

  const openIdea = idea && (
    <OpenIdea
      wanted={idea}
      {...{ week, servings, onOpenRecipe }}
      onChange={setIdea}
      onMessage={(text) => setDone({ text })}
      onTaken={(id) => setToFocus(id)}
    />
  )

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
        idea={!isWide && idea?.day === day && openIdea}
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
              setDone({ text: t(entry.onList ? 'removedFromList' : 'removed', { title }), entry })
            }}
            onList={(title, isWanted) =>
              isWanted ? putOnList([entry], t('entryAdded', { title })) : takeOff(entry, title)
            }
          />
        ))}
      </DaySection>
    )
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-1">
          <IconButton
            label={t('previousWeek')}
            icon={ChevronLeft}
            onClick={() => setShift(shift - 1)}
            className="-ml-3"
          />
          <p aria-live="polite" className="font-semibold">
            {format.range(dateOf(first), dateOf(last))}
          </p>
          <IconButton label={t('nextWeek')} icon={ChevronRight} onClick={() => setShift(shift + 1)} />
          {shift !== 0 && (
            <Button variant="quiet" onClick={() => setShift(0)}>
              {t('thisWeek')}
            </Button>
          )}
        </div>
        {shift >= 0 && (
          <WeekActions
            key={first}
            days={week}
            servings={servings}
            onOpenRecipe={onOpenRecipe}
            onList={() => {
              const wanted = buyable(entries, week, titles)
              putOnList(wanted, t('weekAdded', { count: wanted.length }))
            }}
            onPlanned={(ids) =>
              setDone({
                text: t('weekPlanned', { count: ids.length }),
                undo: () => ids.forEach((id) => remove(id)),
              })
            }
          />
        )}
      </div>
      {hasPast && (
        <details className="group mb-2 rounded-2xl bg-surface-sunken px-3 sm:px-4">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-ink-soft">
            <ChevronDown className="size-5 group-open:rotate-180" />
            {t('earlier')}
          </summary>
          <div className="grid divide-y divide-line lg:grid-cols-3 lg:divide-y-0">{past.map(section)}</div>
        </details>
      )}
      <div className="-mx-3 grid divide-y divide-line sm:-mx-4 lg:mx-0 lg:grid-cols-7 lg:divide-x lg:divide-y-0 lg:rounded-3xl lg:border lg:border-line">
        {week.map(section)}
      </div>
      {isWide && openIdea && <div className="mt-4 max-w-text">{openIdea}</div>}
      <div className="-mx-3 mt-6 rounded-3xl border border-line sm:mx-0">{section(null)}</div>
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
        undoLabel={t('words:undo')}
        onUndo={done?.entry || done?.undo ? undo : null}
        action={done?.action ?? null}
        onDismiss={() => setDone(null)}
      />
    </>
  )
}
