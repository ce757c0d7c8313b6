import { Lock, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { AttachedRecipe } from './attached-recipe.tsx'
import { AuthorLine } from './author-line.tsx'
import { useAuthorName } from './use-author-name.ts'
import { UserText } from '../../ui/user-text.tsx'

/** The head of a thread: badges, title, author, text and attached recipe. */
export function ThreadOpening({ thread }: { thread: Thread }) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  return (
    <header>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="brand">{t(`categories.${thread.category}`)}</Badge>
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
        {thread.isHidden && <Badge tone="warning">{t('hiddenNote')}</Badge>}
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
          {contentActions.collapseMuted(
            thread.authorId,
            <>
              {thread.content !== '' && <UserText>{thread.content}</UserText>}
              {thread.recipe && <AttachedRecipe reference={thread.recipe} />}
            </>,
          )}
        </div>
      )}
    </header>
  )
}
