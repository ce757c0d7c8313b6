import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addEater, type Eater } from '#shared/contract/household.ts'
import { allergens, allergenWords } from '#shared/words/allergens.ts'
import { diets, dietWords } from '#shared/words/diets.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dislikes, type Dislike } from './dislikes.tsx'
import { useDeleteEater, useSaveEater } from './household-queries.ts'
import { ControlGroup } from './control-group.tsx'
import { Toggles } from './toggles.tsx'
import { useFields } from '../../lib/use-form.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** What the dialog is open for: an eater, a new one, or the user. */
export type EditedEater = { eater: Eater } | { eater: null; isMe: boolean; name: string }

interface EaterDialogProps {
  open: boolean
  edited: EditedEater
  /** The user has no entry yet. */
  canBeMe: boolean
  onClose: () => void
  onClosed: () => void
}

function draftOf(edited: EditedEater) {
  if (edited.eater) {
    const { name, isChild, isUsual, userId } = edited.eater
    const { allergens: stated, diets: chosen, dislikes } = edited.eater
    return { name, allergens: stated, diets: chosen, dislikes, isChild, isUsual, isMe: userId !== null }
  }
  const nothing = { allergens: [], diets: [], dislikes: [], isChild: false, isUsual: true }
  return { ...nothing, name: edited.name, isMe: edited.isMe }
}

/** Everything about one eater. Of another member, name and habit only: the rest is that member's to say. */
export function EaterDialog({ open, edited, canBeMe, onClose, onClosed }: EaterDialogProps) {
  const { t } = useTranslation(['household', 'words', 'ui'])
  const language = useLanguage()
  const { values: draft, set, ...form } = useFields(addEater, draftOf(edited))
  const [isDeleting, setIsDeleting] = useState(false)
  const [id] = useState(() => edited.eater?.id ?? crypto.randomUUID())
  const save = useSaveEater(language)
  const remove = useDeleteEater(language)
  const isOfOther = edited.eater?.isOfOther ?? false
  const isOwn = edited.eater !== null && edited.eater.userId !== null && !isOfOther
  const close = () => {
    onClose()
    onClosed()
  }

  function submit() {
    const name = draft.name.trim()
    if (name === '') return
    const { allergens: stated, diets: chosen, dislikes, isChild, isUsual, isMe } = draft
    const health = { allergens: stated, diets: chosen, dislikes: dislikes.map(({ value }) => value), isChild }
    const fields = { name, isUsual, ...(!isOfOther && { ...health, isMe }) }
    void whenSettled(save.mutateAsync({ id, isNew: edited.eater === null, fields }), { onSuccess: close })
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={edited.eater ? edited.eater.name : t(edited.isMe ? 'addMe' : 'addEater')}
      footer={
        <>
          {edited.eater && !isOfOther && (
            <Button variant="danger" className="mr-auto" onClick={() => setIsDeleting(true)}>
              {t('words:delete')}
            </Button>
          )}
          <Button variant="quiet" className="max-sm:hidden" onClick={close}>
            {t('ui:cancel')}
          </Button>
          <Button busy={save.isPending} disabled={draft.name.trim() === ''} onClick={submit}>
            {t('words:save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <TextField label={t('firstName')} autoComplete="off" {...form.field('name')} />
        <div className="grid justify-items-start gap-1">
          <Switch label={t('isUsual')} {...form.toggle('isUsual')} />
          {!isOfOther && <Switch label={t('isChild')} {...form.toggle('isChild')} />}
          {(canBeMe || isOwn) && (
            <>
              <Switch label={t('isMe')} {...form.toggle('isMe')} />
              {draft.isMe && <p className="text-sm text-ink-soft">{t('isMeHint')}</p>}
            </>
          )}
        </div>
        {isOfOther ? (
          <Alert>{t('ofOther', { name: edited.eater?.name })}</Alert>
        ) : (
          <>
            <ControlGroup title={t('allergies')}>
              <Toggles
                values={allergens}
                chosen={draft.allergens}
                nameOf={(allergen) => allergenWords[language][allergen]}
                onChange={(chosen) => set({ allergens: chosen })}
              />
            </ControlGroup>
            <ControlGroup title={t('diets')}>
              <Toggles
                values={diets}
                chosen={draft.diets}
                nameOf={(diet) => dietWords[language][diet]}
                onChange={(chosen) => set({ diets: chosen })}
              />
            </ControlGroup>
            <Dislikes foods={draft.dislikes} onChange={(dislikes: Dislike[]) => set({ dislikes })} />
          </>
        )}
        {(save.isError || remove.isError) && <Alert tone="error">{t('notSaved')}</Alert>}
      </div>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={() =>
          void whenSettled(remove.mutateAsync(id), { onSuccess: close, onError: () => setIsDeleting(false) })
        }
        title={t('deleteEaterQuestion', { name: edited.eater?.name })}
        confirmLabel={t('words:delete')}
        busy={remove.isPending}
        text={t('deleteEaterText')}
      />
    </Dialog>
  )
}
