import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createCollection, updateCollection, type Collection } from '#shared/contract/collections.ts'
import { useForm, type FormFields } from '../../lib/use-form.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { myGroups } from '../groups/group-queries.ts'
import { useCreateCollection, useUpdateCollection } from './collection-queries.ts'

interface FormProps {
  open: boolean
  onClose: () => void
  onSaved?: (collection: Collection) => void
}

interface Texts {
  title: string
  description: string
}

const bodyOf = ({ title, description }: Texts) => ({
  title: title.trim(),
  description: description.trim() || null,
})

/** Creates a collection for the user alone or for one of their groups. Mount it anew for each. */
export function CreateCollectionDialog({ open, onClose, onSaved }: FormProps) {
  const { t } = useTranslation('collections')
  // Chosen once, so that sending the form again after a lost answer creates one collection.
  const [id] = useState(() => crypto.randomUUID())
  const groups = useQuery(myGroups).data ?? []
  const creation = useCreateCollection()
  const form = useForm(createCollection, { title: '', description: '', groupId: '' }, async (body) => {
    const collection = await creation.mutateAsync(body)
    onClose()
    onSaved?.(collection)
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('createTitle')}
      submit={t('add')}
      onSubmit={form.onSubmit((values) => ({ id, ...bodyOf(values), groupId: values.groupId || null }))}
      busy={form.busy}
      ready={form.values.title.trim() !== ''}
    >
      <CollectionFields form={form} />
      {groups.length > 0 && (
        <Select
          label={t('whose')}
          {...form.choice('groupId')}
          options={[
            { value: '', label: t('onlyMe') },
            ...groups.map((group) => ({ value: group.id, label: t('ofGroup', { name: group.name }) })),
          ]}
        />
      )}
      <ErrorAlert error={form.failure} texts={{ failed: t('saveFailed') }} />
    </FormDialog>
  )
}

export function EditCollectionDialog({ collection, open, onClose }: FormProps & { collection: Collection }) {
  const { t } = useTranslation(['collections', 'words'])
  const update = useUpdateCollection(collection.id)
  const { title, description } = collection
  const form = useForm(updateCollection, { title, description: description ?? '' }, (body) =>
    update.mutateAsync(body).then(onClose),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editTitle')}
      submit={t('words:save')}
      onSubmit={form.onSubmit(bodyOf)}
      busy={form.busy}
      ready={form.values.title.trim() !== ''}
    >
      <CollectionFields form={form} />
      <ErrorAlert error={form.failure} texts={{ failed: t('saveFailed') }} />
    </FormDialog>
  )
}

function CollectionFields({ form }: { form: FormFields<Texts> }) {
  const { t } = useTranslation(['collections', 'words'])
  return (
    <>
      <TextField label={t('words:title')} {...form.field('title')} />
      <TextArea label={t('description')} {...form.field('description')} />
    </>
  )
}
