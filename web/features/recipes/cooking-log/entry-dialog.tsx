import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { editCooked } from '#shared/contract/cooking-log.ts'
import { today } from '../../../lib/calendar-days.ts'
import { useErrorMessage } from '../../../lib/errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMyRating } from '../reactions/use-rating-and-like.ts'
import { StarsInput } from '../reactions/stars-input.tsx'
import { PhotoNotSent, useSaveEntry } from './cooking-log-queries.ts'
import { fieldsOf, type EntryDraft } from './entry-draft.ts'
import { EntryPhoto } from './entry-photo.tsx'
import { useFields } from '../../../lib/use-form.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

interface EntryDialogProps {
  open: boolean
  onClose: () => void
  /** Of a new entry: its id for all tries. */
  id: string
  isNew: boolean
  /** Null for a recipe that is gone: then there are no photos. */
  recipeId: string | null
  /** Own recipes are not rated, nor are those that are gone. */
  canRate: boolean
  /** Of the cook: then a word says why there are no stars. */
  isOwn: boolean
  initial: EntryDraft
  /** At the end of cook mode: three taps, the rest is folded away. */
  isFinish?: boolean
  onSaved?: () => void
}

/** How it went: stars, a photo, the note for the next time, and further down everything else. */
export function EntryDialog({
  open,
  onClose,
  id,
  isNew,
  recipeId,
  canRate,
  isOwn,
  initial,
  ...props
}: EntryDialogProps) {
  const { t } = useTranslation(['cookingLog', 'recipeView', 'ui', 'words'])
  const errorMessage = useErrorMessage()
  const { values: draft, set: change, ...form } = useFields(editCooked, initial)
  const save = useSaveEntry()
  const { given } = useMyRating(recipeId ?? '')
  // The stars are the rating of the recipe: a new entry begins with the one that was given.
  const stars = draft.stars ?? (isNew && canRate ? given : null)

  function submit() {
    const entry = {
      id,
      isNew,
      recipeId,
      fields: fieldsOf({ ...draft, stars }, isNew ? null : initial),
      photo: draft.photo,
    }
    void whenSettled(save.mutateAsync(entry), {
      onSuccess: () => {
        props.onSaved?.()
        onClose()
      },
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isNew ? 'howWasIt' : 'cooked')}
      description={isNew ? t('finishText') : undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(props.isFinish ? 'skip' : 'ui:cancel')}
          </Button>
          <Button busy={save.isPending} onClick={submit}>
            {t('words:save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {canRate && (
          <div className="grid gap-1">
            <StarsInput
              label={t('recipeView:yourRating')}
              given={stars}
              onGive={(chosen) => change({ stars: chosen })}
            />
            <p className="text-sm text-ink-soft">{t('starsHint')}</p>
          </div>
        )}
        {isOwn && <p className="text-sm text-ink-soft">{t('ownNotRated')}</p>}
        {recipeId !== null && <EntryPhoto photo={draft.photo} onPhoto={(photo) => change({ photo })} />}
        <TextArea
          label={t('nextTime')}
          hint={t('nextTimeHint')}
          placeholder={t('nextTimePlaceholder')}
          rows={2}
          {...form.field('nextTime')}
        />
        {recipeId !== null && (
          <div>
            <Switch label={t('share')} {...form.toggle('isShared')} />
            <p className="text-sm text-ink-soft">{t('shareHint')}</p>
          </div>
        )}
        <details open={!props.isFinish} className="group border-t border-line pt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('details')}
            <ChevronDown className="ml-1.5 size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-3 grid gap-5">
            <TextArea label={t('changed')} rows={2} {...form.field('changed')} />
            <TextArea label={t('note')} rows={2} {...form.field('note')} />
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
              <TextField
                label={t('day')}
                type="date"
                max={today()}
                fieldClassName="max-sm:col-span-2"
                {...form.field('day')}
              />
              <TextField label={t('words:servings')} inputMode="numeric" {...form.field('servings')} />
              <TextField label={t('words:minutes')} inputMode="numeric" {...form.field('minutes')} />
            </div>
          </div>
        </details>
        {save.isError && (
          <Alert tone="error">
            {save.error instanceof PhotoNotSent
              ? t('photoNotSent')
              : errorMessage(save.error, {
                  failed: t('notSaved'),
                  explain: ['suspended', 'too many requests'],
                })}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
