import { Pencil } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { draftOf, fieldsOf, GroupFields, isComplete, SuspendedAlert } from './group-fields.tsx'
import { GroupPicture } from './group-picture.tsx'
import { useGroupPicture, useUpdateGroup } from './group-queries.ts'
import { PictureInput } from '../../ui/picture-input.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

/** "Edit Group", for the owner. Choosing a picture uploads it at once and leaves the dialog open; "Save" closes it. */
export function EditGroup({ group, className }: { group: Group; className?: string }) {
  const { t } = useTranslation('groups')
  const [open, setOpen] = useState(false)
  /** A new key for each opening, so that the form starts with the current group. */
  const [formKey, setFormKey] = useState(0)
  return (
    <>
      <IconButton
        label={t('editGroup')}
        icon={<Pencil aria-hidden="true" className="size-[1.125rem]" />}
        onClick={() => {
          setFormKey(formKey + 1)
          setOpen(true)
        }}
        className={className}
      />
      <EditDialog key={formKey} group={group} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function EditDialog({ group, open, onClose }: { group: Group; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['groups', 'ui'])
  const form = useId()
  const [draft, setDraft] = useState(() => draftOf(group))
  const update = useUpdateGroup(group.id)
  const upload = useGroupPicture(group.id)

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isComplete(draft) || update.isPending) return
    void whenSettled(update.mutateAsync(fieldsOf(draft)), { onSuccess: onClose })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editGroup')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} busy={update.isPending} disabled={!isComplete(draft)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <GroupPicture group={group} sizes="10rem" className="h-22 w-40 rounded-2xl" />
        <div className="grid gap-2">
          <PictureInput
            label={t('changePicture')}
            busy={upload.isPending}
            onPicture={(file) => upload.mutate(file)}
          />
          <output className="text-sm text-success">{upload.isSuccess && t('pictureSaved')}</output>
        </div>
      </div>
      <form id={form} onSubmit={save} className="grid gap-5">
        <GroupFields draft={draft} onChange={setDraft} />
        <SuspendedAlert error={update.error ?? upload.error} />
      </form>
    </Dialog>
  )
}
