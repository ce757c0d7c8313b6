import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addComment,
  countComments,
  deleteComment,
  listComments,
  type Comment,
} from '#shared/contract/comments.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../../lib/api.ts'
import { loadedItems, pagedQuery, reloadPages, removeItem } from '../../../lib/paging.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { NextPage } from '../../../ui/show-more.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { changeRecipe } from '../recipe-cache.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { whenSettled } from '../../../lib/when-settled.ts'

/** The comments on a recipe, newest first, loaded page by page, with a form for a new one. */
export function Comments({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('recipeView')
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
        <LoadError query={list} className="mt-4">
          {t('commentsFailed')}
        </LoadError>
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
                // The focused button disappears with the comment, so the heading takes the focus.
                void whenSettled(remove.mutateAsync(comment), { onSuccess: () => title.current?.focus() })
              }
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="mt-4">
          <NextPage list={list} />
        </p>
      )}
    </section>
  )
}

function useComments({ id, commentsCount }: Pick<Recipe, 'id' | 'commentsCount'>) {
  const client = useQueryClient()
  const key = ['comments', id] as const
  const list = useInfiniteQuery(
    pagedQuery<Comment, typeof key>(key, limits.comments.pageSize, (query, signal) =>
      call(listComments, { params: { id }, query, signal }),
    ),
  )
  const count = useQuery({
    queryKey: ['comments count', id],
    queryFn: ({ signal }) => call(countComments, { params: { id }, signal }),
    initialData: commentsCount,
  })

  async function recount() {
    const { data } = await count.refetch()
    if (data !== undefined) changeRecipe(client, id, { commentsCount: data })
  }

  const add = useMutation({
    mutationFn: (content: string) => call(addComment, { params: { id }, body: { content } }),
    // Not awaited: the form can be cleared as soon as the server has the comment.
    onSuccess: () => {
      void reloadPages(client, key)
      void recount()
    },
  })
  const remove = useMutation({
    mutationFn: (comment: Comment) => call(deleteComment, { params: { id: comment.id } }),
    onSuccess: (_, comment) => {
      removeItem<Comment>(client, key, comment.id)
      return recount()
    },
  })
  return { list, comments: loadedItems(list.data), count: count.data, add, remove }
}
