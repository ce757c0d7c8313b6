import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Group } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import type { FormFields } from '../../lib/use-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCategories, useCategoryLabel } from './categories.ts'

/** The values of the form. */
export interface GroupDraft {
  name: string
  description: string
  category: string
  location: string
  tags: string
}

export const emptyDraft: GroupDraft = { name: '', description: '', category: '', location: '', tags: '' }

export const draftOf = (group: Group): GroupDraft => ({
  name: group.name,
  description: group.description ?? '',
  category: group.category ?? '',
  location: group.location ?? '',
  tags: group.tags.join(', '),
})

const { tags: maxTags, tagMax } = limits.group

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '')

const areTagsValid = (text: string) =>
  tagsOf(text).length <= maxTags && tagsOf(text).every((tag) => tag.length <= tagMax)

/** Whether the form can be sent: the name is not blank and the tags are within their limits. */
export const isComplete = (draft: GroupDraft) => draft.name.trim() !== '' && areTagsValid(draft.tags)

/** The body of the call: empty optional fields are null. */
export function fieldsOf(draft: GroupDraft) {
  const orNull = (text: string) => text.trim() || null
  return {
    name: draft.name.trim(),
    description: orNull(draft.description),
    category: orNull(draft.category),
    location: orNull(draft.location),
    tags: tagsOf(draft.tags).join(', ') || null,
  }
}

export function GroupFields({ form }: { form: FormFields<GroupDraft> }) {
  const { t } = useTranslation(['groups', 'words'])
  const categoryLabel = useCategoryLabel()
  const known = useCategories()
  const { category, tags } = form.values
  const categories = category === '' || known.includes(category) ? known : [...known, category]
  return (
    <>
      <TextField label={t('name')} required {...form.field('name')} />
      <TextArea label={t('words:description')} {...form.field('description')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={t('words:category')}
          {...form.choice('category')}
          options={[
            { value: '', label: t('noCategory') },
            ...categories.map((value) => ({ value, label: categoryLabel(value) })),
          ]}
        />
        <TextField label={t('location')} hint={t('locationHint')} {...form.field('location')} />
      </div>
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        error={areTagsValid(tags) ? undefined : t('tagsTooMany', { count: maxTags, length: tagMax })}
        {...form.field('tags')}
        maxLength={1000}
      />
    </>
  )
}

/** Shown to suspended users; other failures of a group form are only logged. */
export function SuspendedAlert({ error }: { error: unknown }) {
  const { t } = useTranslation('errors')
  if (!(error instanceof CallError) || error.code !== 'suspended') return null
  return <Alert tone="error">{t('suspended')}</Alert>
}
