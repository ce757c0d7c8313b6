import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createGroup, type Group } from '#shared/contract/groups.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FilePreview } from '../../ui/file-preview.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { Switch } from '../../ui/switch.tsx'
import { emptyDraft, fieldsOf, GroupFields, isComplete, SuspendedAlert } from './group-fields.tsx'
import { useCreateGroup } from './group-queries.ts'

/** The button and its dialog. Closing the dialog does not clear the form. */
export function CreateGroup({ onCreated }: { onCreated?: (group: Group) => void }) {
  const { t } = useTranslation('groups')
  const [open, setOpen] = useState(false)
  const [picture, setPicture] = useState<File | null>(null)
  const creation = useCreateGroup()
  const form = useForm(createGroup, { ...emptyDraft, isPublic: true }, async (fields) => {
    const group = await creation.mutateAsync({ fields, picture })
    onCreated?.(group)
  })
  const { isPublic } = form.values
  const create = form.onSubmit(
    (draft) => ({ ...fieldsOf(draft), is_public: isPublic, picture_url: null }),
    (outcome) => {
      if (outcome !== 'ok') return
      setOpen(false)
      form.clear()
      setPicture(null)
    },
  )

  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {t('createGroup')}
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('createGroup')}
        submit={t('create')}
        onSubmit={create}
        busy={form.busy}
        ready={isComplete(form.values)}
      >
        <GroupFields form={form} />
        <div>
          <p className="mb-1.5 text-sm font-semibold">{t('picture')}</p>
          <div className="flex flex-wrap items-center gap-4">
            {picture && (
              <FilePreview file={picture} alt="" width={128} height={72} className="h-18 w-32 rounded-xl" />
            )}
            <PictureInput label={t(picture ? 'changePicture' : 'choosePicture')} onPicture={setPicture} />
          </div>
        </div>
        <div>
          <Switch label={t('public')} {...form.toggle('isPublic')} />
          <p className="text-sm text-ink-soft">{t(isPublic ? 'publicHint' : 'privateHint')}</p>
        </div>
        <SuspendedAlert error={creation.error} />
      </FormDialog>
    </>
  )
}
