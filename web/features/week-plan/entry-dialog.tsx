import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { meals } from '#shared/contract/plans.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AllergyNoticeOf } from '../household/allergy-notice.tsx'
import { householdQuery, usualServings } from '../household/household-queries.ts'
import { Toggles } from '../household/toggles.tsx'
import { RecipePicker } from '../recipes/picker/recipe-picker.tsx'
import type { PlanFields } from './plan-entries.ts'

interface EntryDialogProps {
  open: boolean
  title: string
  /** Of a new entry, or of the one that is edited. */
  fields: PlanFields
  onSave: (fields: PlanFields) => void
  onClose: () => void
}

/** What is eaten, by whom, and who cooks. */
export function EntryDialog({ open, title, onClose, ...form }: EntryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <EntryForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function EntryForm({ fields, onSave, onClose }: Pick<EntryDialogProps, 'fields' | 'onSave' | 'onClose'>) {
  const { t } = useTranslation(['plan', 'words', 'ui'])
  const whoEats = useId()
  const household = useQuery(householdQuery(useLanguage())).data
  const [draft, setDraft] = useState(fields)
  const [servings, setServings] = useState(String(fields.servings ?? ''))
  const [isPicking, setIsPicking] = useState(false)
  const change = (changes: Partial<PlanFields>) => setDraft((now) => ({ ...now, ...changes }))
  const eaters = household?.eaters ?? []
  const members = household?.members ?? []
  const usual = household ? usualServings(household) : null

  /** Servings follow those who eat, unless another number was typed. */
  function changeEaters(chosen: readonly string[] | null) {
    const before = draft.eaters?.length ?? usual
    if (servings === String(before ?? '')) setServings(String(chosen?.length ?? usual ?? ''))
    change({ eaters: chosen })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const title = draft.title?.trim() || null
    const count = Number(servings)
    const isCount = Number.isInteger(count) && count >= 1 && count <= limits.recipe.servingsMax
    // Nobody of the household means everybody who usually eats: a meal that nobody eats is not planned.
    const chosen = draft.eaters?.length ? draft.eaters : null
    const note = draft.note?.trim() || null
    onSave({ ...draft, title, note, eaters: chosen, servings: isCount ? count : null })
  }

  return (
    <form onSubmit={save} className="grid gap-5 pt-3">
      {draft.recipeId === null ? (
        <div className="grid gap-3">
          <TextField
            label={t('what')}
            hint={t('whatHint')}
            value={draft.title ?? ''}
            maxLength={limits.plan.titleMax}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Button variant="secondary" className="justify-self-start" onClick={() => setIsPicking(true)}>
            {t('chooseRecipe')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border border-line bg-card px-4 py-3">
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {draft.title ?? t('words:privateRecipe')}
          </p>
          <Button variant="quiet" onClick={() => setIsPicking(true)}>
            {t('otherRecipe')}
          </Button>
          <Button variant="quiet" onClick={() => change({ recipeId: null })}>
            {t('noRecipe')}
          </Button>
          <AllergyNoticeOf recipeId={draft.recipeId} eaters={draft.eaters} className="w-full" />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('meal')}
          value={draft.meal}
          options={meals.map((meal) => ({ value: meal, label: t(`meals.${meal}`) }))}
          onChange={(meal) => change({ meal })}
        />
        <TextField
          label={t('words:servings')}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.recipe.servingsMax}
          value={servings}
          onChange={(event) => setServings(event.currentTarget.value)}
        />
      </div>
      {eaters.length > 0 && (
        <div role="group" aria-labelledby={whoEats} className="grid gap-2.5">
          <p id={whoEats} className="text-sm font-semibold">
            {t('whoEats')}
          </p>
          <Toggles
            values={['usual', ...eaters.map(({ id }) => id)]}
            chosen={draft.eaters ?? ['usual']}
            nameOf={(id) =>
              id === 'usual' ? t('usual') : (eaters.find((each) => each.id === id)?.name ?? '')
            }
            onChange={(chosen) => {
              const isUsual = chosen.includes('usual') && draft.eaters !== null
              const ids = chosen.filter((id) => id !== 'usual')
              changeEaters(isUsual || ids.length === 0 ? null : ids)
            }}
          />
        </div>
      )}
      {members.length > 1 && (
        <Select
          label={t('whoCooks')}
          value={draft.cookId ?? ''}
          options={[
            { value: '', label: t('nobody') },
            ...members.map(({ id, name }) => ({ value: id, label: name ?? t('somebody') })),
          ]}
          onChange={(id) => change({ cookId: id || null })}
        />
      )}
      <TextArea
        label={t('words:note')}
        rows={2}
        value={draft.note ?? ''}
        maxLength={limits.plan.noteMax}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button type="submit" disabled={draft.recipeId === null && !draft.title?.trim() && !draft.leftoverOf}>
          {t('words:save')}
        </Button>
      </div>
      <RecipePicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onChoose={({ id, title }) => {
          setIsPicking(false)
          change({ recipeId: id, title })
        }}
      />
    </form>
  )
}
