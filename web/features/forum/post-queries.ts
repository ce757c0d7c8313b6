import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import {
  createPost,
  deletePost,
  listPosts,
  markThreadRead,
  updatePost,
  type Post,
  type Thread,
} from '#shared/contract/forum.ts'
import { call } from '../../lib/api.ts'
import { askList } from '../../lib/ask-query.ts'
import { alwaysFresh, forumKeys, refreshThreadLists } from './forum-queries.ts'

/** All posts of a thread, flat, oldest first; the browser builds the tree. */
export const postsOf = (threadId: string) => ({
  ...askList(forumKeys.posts(threadId), listPosts, ({ id }) => id, { params: { id: threadId }, query: {} }),
  ...alwaysFresh,
})

export function useCreatePost({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createPost>) => call(createPost, { params: { id }, body }),
    onSuccess: (post) => {
      client.setQueryData<Post[]>(forumKeys.posts(id), (posts) =>
        // The stream may have delivered it already.
        posts?.some(({ id: known }) => known === post.id) ? posts : posts && [...posts, post],
      )
      void client.invalidateQueries({ queryKey: forumKeys.thread(id) })
      void refreshThreadLists(client, groupId)
    },
    // The thread may have been locked or the parent deleted meanwhile.
    onError: () => {
      void client.invalidateQueries({ queryKey: forumKeys.thread(id) })
      void client.invalidateQueries({ queryKey: forumKeys.posts(id) })
    },
  })
}

export function useUpdatePost(threadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      call(updatePost, { params: { id }, body: { content } }),
    onSuccess: (post) =>
      client.setQueryData<Post[]>(forumKeys.posts(threadId), (posts) =>
        posts?.map((each) => (each.id === post.id ? post : each)),
      ),
  })
}

export function useDeletePost({ id: threadId, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deletePost, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: forumKeys.thread(threadId) })
      void refreshThreadLists(client, groupId)
      return client.invalidateQueries({ queryKey: forumKeys.posts(threadId) })
    },
  })
}

/** Marks the thread as read up to its newest post. A failure is logged; the next post sends it again. */
export function useMarkRead(threadId: string, posts: readonly Post[] | undefined) {
  const isLoaded = posts !== undefined
  const newest = posts?.at(-1)?.id ?? null
  useEffect(() => {
    if (!isLoaded) return
    call(markThreadRead, { params: { id: threadId }, body: { post_id: newest } }).catch((error: unknown) =>
      console.warn('marking as read failed', error),
    )
  }, [threadId, isLoaded, newest])
}
