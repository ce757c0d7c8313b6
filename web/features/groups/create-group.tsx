import { Plus } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilePreview } from '../../ui/file-preview.tsx'
import { Switch } from '../../ui/switch.tsx'
import { emptyDraft, fieldsOf, GroupFields, isComplete, SuspendedAlert } from './group-fields.tsx'
import { useCreateGroup } from './group-queries.ts'
import { PictureInput } from '../../ui/picture-input.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

/** The button and its dialog. Closing the dialog does not clear the form. */
export function CreateGroup({ onCreated }: { onCreated?: (group: Group) => void }) {
  const { t } = useTranslation(['groups', 'ui'])
  const form = useId()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(emptyDraft)
  const [isPublic, setIsPublic] = useState(true)
  const [picture, setPicture] = useState<File | null>(null)
  const creation = useCreateGroup()

  function create(event: SubmitEvent) {
    event.preventDefault()
    if (!isComplete(draft) || creation.isPending) return
    void whenSettled(
      creation.mutateAsync({
        fields: { ...fieldsOf(draft), is_public: isPublic, picture_url: null },
        picture,
      }),
      {
        onSuccess: (group) => {
          setOpen(false)
          setDraft(emptyDraft)
          setIsPublic(true)
          setPicture(null)
          onCreated?.(group)
        },
      },
    )
  }

  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t('createGroup')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('createGroup')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('ui:cancel')}
            </Button>
            <Button type="submit" form={form} busy={creation.isPending} disabled={!isComplete(draft)}>
              {t('create')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={create} className="grid gap-5">
          <GroupFields draft={draft} onChange={setDraft} />
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
            <Switch label={t('public')} checked={isPublic} onChange={setIsPublic} />
            <p className="text-sm text-ink-soft">{t(isPublic ? 'publicHint' : 'privateHint')}</p>
          </div>
          <SuspendedAlert error={creation.error} />
        </form>
      </Dialog>
    </>
  )
}
