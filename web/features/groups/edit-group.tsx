import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateGroup, type Group } from '#shared/contract/groups.ts'
import { useForm } from '../../lib/use-form.ts'
import { IconButton } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { draftOf, fieldsOf, GroupFields, isComplete, SuspendedAlert } from './group-fields.tsx'
import { GroupPicture } from './group-picture.tsx'
import { useGroupPicture, useUpdateGroup } from './group-queries.ts'
import { PictureInput } from '../../ui/picture-input.tsx'

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
        icon={<Pencil className="size-[1.125rem]" />}
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
  const { t } = useTranslation(['groups', 'words'])
  const update = useUpdateGroup(group.id)
  const upload = useGroupPicture(group.id)
  const form = useForm(updateGroup, draftOf(group), (fields) => update.mutateAsync(fields).then(onClose))

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editGroup')}
      submit={t('words:save')}
      onSubmit={form.onSubmit(fieldsOf)}
      busy={form.busy}
      ready={isComplete(form.values)}
    >
      <div className="mb-1 flex flex-wrap items-center gap-4">
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
      <GroupFields form={form} />
      <SuspendedAlert error={update.error ?? upload.error} />
    </FormDialog>
  )
}
