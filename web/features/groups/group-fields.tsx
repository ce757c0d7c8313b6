import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCategoryLabel } from './category-label.ts'
import { useCategories } from './use-categories.ts'

/** What a form of a group holds while one writes. */
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

const { tags: mostTags, tagMax } = limits.group

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag !== '')

const areTagsFine = (text: string) =>
  tagsOf(text).length <= mostTags && tagsOf(text).every((tag) => tag.length <= tagMax)

/** Whether it may be sent: a name that is not blank, and tags within their limits. */
export const isComplete = (draft: GroupDraft) => draft.name.trim() !== '' && areTagsFine(draft.tags)

/** As the server takes it: optional fields are null when empty. */
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

interface GroupFieldsProps {
  draft: GroupDraft
  onChange: (draft: GroupDraft) => void
}

export function GroupFields({ draft, onChange }: GroupFieldsProps) {
  const { t } = useTranslation(['groups', 'ui'])
  const categoryLabel = useCategoryLabel()
  const known = useCategories()
  const categories =
    draft.category === '' || known.includes(draft.category) ? known : [...known, draft.category]
  const { group: most } = limits
  return (
    <>
      <TextField
        label={t('name')}
        required
        maxLength={most.nameMax}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextArea
        label={t('description')}
        maxLength={most.descriptionMax}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={t('category')}
          value={draft.category}
          onChange={(category) => onChange({ ...draft, category })}
          options={[
            { value: '', label: t('noCategory') },
            ...categories.map((value) => ({ value, label: categoryLabel(value) })),
          ]}
        />
        <TextField
          label={t('location')}
          hint={t('locationHint')}
          maxLength={most.locationMax}
          value={draft.location}
          onChange={(event) => onChange({ ...draft, location: event.currentTarget.value })}
        />
      </div>
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        error={areTagsFine(draft.tags) ? undefined : t('tagsTooMany', { count: mostTags, length: tagMax })}
        maxLength={1000}
        value={draft.tags}
        onChange={(event) => onChange({ ...draft, tags: event.currentTarget.value })}
      />
    </>
  )
}
