import { useTranslation } from 'react-i18next'
import { forumCategories, type ForumCategory } from '#shared/constants/categories.ts'
import { limits } from '#shared/constants/limits.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MentioningArea } from './mentioning-area.tsx'
import type { Mention } from './mentions.ts'

interface ThreadValues {
  title: string
  content: string
  category: ForumCategory
  /** Of a new thread; an edited one notifies nobody. */
  mentions?: Mention[]
}

/** Neither title nor content may be blank. */
export const isComplete = ({ title, content }: ThreadValues) => title.trim() !== '' && content.trim() !== ''

interface ThreadFieldsProps<Values> {
  values: Values
  onChange: (values: Values) => void
  /** Of a new thread: whose members can be named. */
  groupId?: string
}

export function ThreadFields<Values extends ThreadValues>({
  values,
  onChange,
  groupId,
}: ThreadFieldsProps<Values>) {
  const { t } = useTranslation(['forum', 'words'])
  const text = { label: t('content'), required: true, rows: 5, maxLength: limits.forum.contentMax }
  return (
    <>
      <TextField
        label={t('words:title')}
        required
        maxLength={limits.forum.titleMax}
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.currentTarget.value })}
      />
      {groupId === undefined ? (
        <TextArea
          {...text}
          value={values.content}
          onChange={(event) => onChange({ ...values, content: event.currentTarget.value })}
        />
      ) : (
        <MentioningArea
          {...text}
          groupId={groupId}
          hint={t('mentionHint')}
          value={{ content: values.content, mentions: values.mentions ?? [] }}
          onChange={(written) => onChange({ ...values, ...written })}
        />
      )}
      <Select
        label={t('words:category')}
        value={values.category}
        onChange={(category) => onChange({ ...values, category })}
        options={forumCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
    </>
  )
}
