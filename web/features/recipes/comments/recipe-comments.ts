import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { changeRecipe } from '../recipe-cache.ts'

/** The comments loaded so far, their number, and what one can do with them. */
export function useComments({ id, commentsCount }: Pick<Recipe, 'id' | 'commentsCount'>) {
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
    // The comment has arrived: the field need not wait until the list has, too.
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
