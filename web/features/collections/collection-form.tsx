import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#shared/contract/collections.ts'
import { limits } from '#shared/constants/limits.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { myGroups } from '../groups/group-queries.ts'
import { useCreateCollection, useUpdateCollection } from './collection-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

interface FormProps {
  open: boolean
  onClose: () => void
  onSaved?: (collection: Collection) => void
}

/** Creates a collection for the user alone or for one of their groups. Mount it anew for each. */
export function CreateCollectionDialog({ open, onClose, onSaved }: FormProps) {
  const { t } = useTranslation('collections')
  // Chosen once, so that sending the form again after a lost answer creates one collection.
  const [id] = useState(() => crypto.randomUUID())
  const [groupId, setGroupId] = useState('')
  const groups = useQuery(myGroups).data ?? []
  const creation = useCreateCollection()
  return (
    <CollectionDialog
      {...{ open, onClose }}
      heading={t('createTitle')}
      submit={t('add')}
      busy={creation.isPending}
      error={creation.error}
      onSubmit={(fields) =>
        void whenSettled(creation.mutateAsync({ id, ...fields, groupId: groupId || null }), {
          onSuccess: (collection) => {
            onClose()
            onSaved?.(collection)
          },
        })
      }
    >
      {groups.length > 0 && (
        <Select
          label={t('whose')}
          value={groupId}
          onChange={setGroupId}
          options={[
            { value: '', label: t('onlyMe') },
            ...groups.map((group) => ({ value: group.id, label: t('ofGroup', { name: group.name }) })),
          ]}
        />
      )}
    </CollectionDialog>
  )
}

export function EditCollectionDialog({ collection, open, onClose }: FormProps & { collection: Collection }) {
  const { t } = useTranslation('collections')
  const update = useUpdateCollection(collection.id)
  return (
    <CollectionDialog
      {...{ open, onClose, collection }}
      heading={t('editTitle')}
      submit={t('saveChanges')}
      busy={update.isPending}
      error={update.error}
      onSubmit={(fields) => void whenSettled(update.mutateAsync(fields), { onSuccess: onClose })}
    />
  )
}

interface DialogProps {
  open: boolean
  onClose: () => void
  collection?: Collection
  heading: string
  submit: string
  busy: boolean
  error: Error | null
  onSubmit: (fields: { title: string; description: string | null }) => void
  children?: ReactNode
}

function CollectionDialog({ open, onClose, collection, children, ...props }: DialogProps) {
  const { t } = useTranslation(['collections', 'ui'])
  const form = useId()
  const [title, setTitle] = useState(collection?.title ?? '')
  const [description, setDescription] = useState(collection?.description ?? '')
  const isComplete = title.trim() !== ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isComplete && !props.busy)
      props.onSubmit({ title: title.trim(), description: description.trim() || null })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={props.heading}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} busy={props.busy} disabled={!isComplete}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('title')}
          value={title}
          maxLength={limits.collection.titleMax}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          label={t('description')}
          value={description}
          maxLength={limits.collection.descriptionMax}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {children}
        <ErrorAlert error={props.error} texts={{ failed: t('saveFailed') }} />
      </form>
    </Dialog>
  )
}
