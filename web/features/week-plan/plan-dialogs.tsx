import { useTranslation } from 'react-i18next'
import { addPlanEntryToList } from '#shared/contract/plans.ts'
import { call } from '../../lib/api.ts'
import { useLastNonNull } from '../../lib/use-last-non-null.ts'
import { RecipeLinesDialog } from '../shopping-list/recipe-lines-dialog.tsx'
import { DayDialog } from './day-choice.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf, type PlanEntry, type PlanFields } from './plan-entries.ts'

export type OpenDialog =
  /** A null id is that of a new entry. */
  | { kind: 'edit'; id: string | null; title: string; fields: PlanFields }
  | { kind: 'move' | 'leftovers'; entry: PlanEntry; title: string }
  | { kind: 'list'; entry: PlanEntry; recipeId: string }

interface PlanDialogsProps {
  dialog: OpenDialog | null
  /** The first day that is offered. */
  from: string
  onMove: (entry: PlanEntry, day: string | null) => void
  /** Something to say aloud. */
  onMessage: (message: string) => void
  onClose: () => void
}

/** The dialogs of the plan. The last one stays rendered while it closes. */
export function PlanDialogs({ dialog, from, onMove, onMessage, onClose }: PlanDialogsProps) {
  const { t } = useTranslation('plan')
  const { entries, set } = usePlan()
  const last = useLastNonNull(dialog)
  if (last === null) return null
  const open = dialog !== null
  if (last.kind === 'edit') {
    const { day, meal, position, recipeId, title, servings, eaters, cookId, note, leftoverOf } = last.fields
    return (
      <EntryDialog
        key={last.id}
        open={open}
        title={last.title}
        fields={{ day, meal, position, recipeId, title, servings, eaters, cookId, note, leftoverOf }}
        onClose={onClose}
        onSave={(fields) => {
          set(last.id ?? crypto.randomUUID(), last.id === null ? fields : changed(last.fields, fields))
          onClose()
        }}
      />
    )
  }
  const { entry } = last
  if (last.kind === 'list') {
    return (
      <RecipeLinesDialog
        open={open}
        title={t('listTitle', { title: entry.title ?? '' })}
        recipeId={last.recipeId}
        servings={entry.servings}
        send={({ id, lines }) => call(addPlanEntryToList, { params: { id: entry.id }, body: { id, lines } })}
        onClose={onClose}
        onAdded={(count) => {
          onMessage(t('linesAdded', { count }))
          onClose()
        }}
      />
    )
  }
  return (
    <DayDialog
      open={open}
      title={last.title}
      from={from}
      action={last.kind === 'move' ? undefined : t('planLeftovers')}
      present={last.kind === 'move' ? entry.day : undefined}
      onClose={onClose}
      onChoose={(day) => {
        if (last.kind === 'move') return onMove(entry, day)
        const { recipeId, title, servings, eaters } = entry
        const leftovers = { ...emptyFields, day, recipeId, title, servings, eaters, leftoverOf: entry.id }
        set(crypto.randomUUID(), { ...leftovers, meal: 'lunch', position: endOf(entries, day) })
        onClose()
      }}
    />
  )
}

/** Only what was changed gets a new clock: what somebody else changes meanwhile stays. */
function changed(before: PlanFields, after: PlanFields): Partial<PlanFields> {
  const differing = (Object.keys(after) as (keyof PlanFields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return Object.fromEntries(differing.map((field) => [field, after[field]]))
}
