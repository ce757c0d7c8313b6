import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { useComments } from './recipe-comments.ts'

/** What people say about a recipe: the newest first, twenty at a time, with a line to add one's own. */
export function Comments({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { list, comments, count, add, remove } = useComments(recipe)
  return (
    <section aria-labelledby={titleId} aria-busy={list.isPending}>
      <Heading ref={title} id={titleId} tabIndex={-1} className="outline-none">
        {t('comments', { count })}
      </Heading>
      <CommentForm
        key={recipe.id}
        recipeId={recipe.id}
        busy={add.isPending}
        error={add.error}
        onSend={(content) => add.mutateAsync(content).then(() => undefined)}
      />
      {remove.isError && (
        <Alert tone="error" className="mt-4">
          {t('commentNotDeleted')}
        </Alert>
      )}
      {list.isPending && <SkeletonText lines={3} className="mt-6" />}
      {list.isError && !comments && (
        <Alert
          tone="error"
          className="mt-4"
          action={
            <Button
              variant="secondary"
              size="small"
              busy={list.isFetching}
              onClick={() => void list.refetch()}
            >
              {t('ui:tryAgain')}
            </Button>
          }
        >
          {t('commentsFailed')}
        </Alert>
      )}
      {comments?.length === 0 && <p className="mt-6 text-ink-soft">{t('noComments')}</p>}
      {comments && comments.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              busy={remove.isPending && remove.variables.id === comment.id}
              onDelete={() =>
                // The button goes with its comment; one goes on from the heading.
                remove.mutate(comment, { onSuccess: () => title.current?.focus() })
              }
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="mt-4">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('loadMore')}
          </Button>
        </p>
      )}
    </section>
  )
}
