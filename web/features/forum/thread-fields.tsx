import { useTranslation } from 'react-i18next'
import { forumCategories, type ForumCategory } from '#shared/constants/categories.ts'
import { limits } from '#shared/constants/limits.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ThreadValues {
  title: string
  content: string
  category: ForumCategory
}

/** Neither title nor content may be blank. */
export const isComplete = ({ title, content }: ThreadValues) => title.trim() !== '' && content.trim() !== ''

export function ThreadFields({
  values,
  onChange,
}: {
  values: ThreadValues
  onChange: (values: ThreadValues) => void
}) {
  const { t } = useTranslation('forum')
  return (
    <>
      <TextField
        label={t('threadTitle')}
        required
        maxLength={limits.forum.titleMax}
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.currentTarget.value })}
      />
      <TextArea
        label={t('content')}
        required
        rows={5}
        maxLength={limits.forum.contentMax}
        value={values.content}
        onChange={(event) => onChange({ ...values, content: event.currentTarget.value })}
      />
      <Select
        label={t('category')}
        value={values.category}
        onChange={(category) => onChange({ ...values, category })}
        options={forumCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
    </>
  )
}
