import { Lock, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { useCareSlots } from '../care-slots.ts'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { AttachedRecipe } from './attached-recipe.tsx'
import { AuthorLine } from './author-line.tsx'
import { useAuthorName } from './use-author-name.ts'
import { WrittenText } from '../ui/written-text.tsx'

/** What a thread begins with: title, who, when, what about, the words, and the recipe on it. */
export function ThreadOpening({ thread }: { thread: Thread }) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  const authorName = useAuthorName()
  const care = useCareSlots()
  return (
    <header>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="tomato">{t(`categories.${thread.category}`)}</Badge>
        {thread.isPinned && (
          <Badge>
            <Pin aria-hidden="true" className="size-3.5" />
            {t('pinned')}
          </Badge>
        )}
        {thread.isLocked && (
          <Badge>
            <Lock aria-hidden="true" className="size-3.5" />
            {t('locked')}
          </Badge>
        )}
        {thread.isHidden && <Badge tone="saffron">{t('hiddenNote')}</Badge>}
      </p>
      <h1 className="mb-5 text-title">{thread.title ?? t('recipeGone')}</h1>
      <AuthorLine
        name={authorName(thread)}
        initialsOf={thread.authorName}
        createdAt={thread.createdAt}
        editedAt={thread.editedAt}
        to={paths.thread(language, thread.groupId, thread.id)}
      />
      {(thread.content !== '' || thread.recipe) && (
        <div className="mt-5 text-lg">
          {care.fold(
            thread.authorId,
            <>
              {thread.content !== '' && <WrittenText>{thread.content}</WrittenText>}
              {thread.recipe && <AttachedRecipe reference={thread.recipe} />}
            </>,
          )}
        </div>
      )}
    </header>
  )
}
