import { useTranslation } from 'react-i18next'
import { forumCategories, limits, type ForumCategory } from '#shared/limits.ts'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'

interface Words {
  title: string
  content: string
  category: ForumCategory
}

/** Neither title nor content may be blank. */
export const isComplete = ({ title, content }: Words) => title.trim() !== '' && content.trim() !== ''

export function ThreadFields({ words, onWords }: { words: Words; onWords: (words: Words) => void }) {
  const { t } = useTranslation('forum')
  return (
    <>
      <TextField
        label={t('threadTitle')}
        required
        maxLength={limits.forum.titleMax}
        value={words.title}
        onChange={(event) => onWords({ ...words, title: event.currentTarget.value })}
      />
      <TextArea
        label={t('content')}
        required
        rows={5}
        maxLength={limits.forum.contentMax}
        value={words.content}
        onChange={(event) => onWords({ ...words, content: event.currentTarget.value })}
      />
      <Select
        label={t('category')}
        value={words.category}
        onChange={(category) => onWords({ ...words, category })}
        options={forumCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
    </>
  )
}
