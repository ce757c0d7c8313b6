import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  createPost,
  createThread,
  deletePost,
  deleteThread,
  followThread,
  getThread,
  listPosts,
  listThreads,
  markThreadRead,
  updatePost,
  updateThread,
  type Post,
  type Thread,
} from '#shared/contract/forum.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { callAll } from '../../lib/call-all.ts'

const pageSize = limits.list.max

export const forumKeys = {
  threads: (groupId: string) => ['threads', groupId] as const,
  thread: (id: string) => ['thread', id] as const,
  posts: (threadId: string) => ['posts', threadId] as const,
}

/** A group's threads, fifty at a time. */
export const threadsOf = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: forumKeys.threads(groupId),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listThreads, {
        params: { id: groupId },
        query: { limit: pageSize, offset: pageParam },
        signal,
      }),
    getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length * pageSize : undefined),
    // A thread that moved up between two pages comes twice.
    select: ({ pages }) => [...new Map(pages.flat().map((thread) => [thread.id, thread])).values()],
    staleTime: 0,
  })

/** Somebody may have written meanwhile: who comes back to the window sees it. */
const lively = { staleTime: 0, refetchOnWindowFocus: true } as const

export const threadById = (id: string) =>
  queryOptions({
    queryKey: forumKeys.thread(id),
    queryFn: ({ signal }) => call(getThread, { params: { id }, signal }),
    ...lively,
  })

/** All posts of a thread, flat, oldest first: the tree is built from the whole. */
export const postsOf = (threadId: string) =>
  queryOptions({
    queryKey: forumKeys.posts(threadId),
    queryFn: ({ signal }) =>
      callAll(listPosts, ({ id }) => id, { params: { id: threadId }, query: {}, signal }),
    ...lively,
  })

/** Counts and last activity are shown in the list and on the group. */
function refreshLists(client: QueryClient, groupId: string) {
  void client.invalidateQueries({ queryKey: ['groups'] })
  return client.invalidateQueries({ queryKey: forumKeys.threads(groupId) })
}

export function useCreateThread(groupId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createThread>) => call(createThread, { params: { id: groupId }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(forumKeys.thread(thread.id), thread)
      return refreshLists(client, groupId)
    },
  })
}

export function useUpdateThread({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateThread>) => call(updateThread, { params: { id }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(forumKeys.thread(id), thread)
      return refreshLists(client, groupId)
    },
  })
}

/** Shows the new state at once, and the true one again when the server refuses. */
export function useFollowThread({ id }: Pick<Thread, 'id'>) {
  const client = useQueryClient()
  const show = (isFollowed: boolean) =>
    client.setQueryData<Thread>(forumKeys.thread(id), (thread) => thread && { ...thread, isFollowed })
  return useMutation({
    mutationFn: (follows: boolean) => call(followThread, { params: { id }, body: { follows } }),
    onMutate: (follows) => {
      show(follows)
    },
    onError: (_, follows) => show(!follows),
  })
}

export function useDeleteThread({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteThread, { params: { id } }),
    onSuccess: () => refreshLists(client, groupId),
  })
}

export function useCreatePost({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createPost>) => call(createPost, { params: { id }, body }),
    onSuccess: (post) => {
      client.setQueryData<Post[]>(forumKeys.posts(id), (posts) =>
        // Reading along may have brought it already.
        posts?.some(({ id: known }) => known === post.id) ? posts : posts && [...posts, post],
      )
      void client.invalidateQueries({ queryKey: forumKeys.thread(id) })
      void refreshLists(client, groupId)
    },
    // A refusal may mean that the thread was locked or the parent deleted meanwhile: the page shall show it.
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
      void refreshLists(client, groupId)
      return client.invalidateQueries({ queryKey: forumKeys.posts(threadId) })
    },
  })
}

/** Tells the server how far one has read: to the newest post there is. What fails is told again with the next one. */
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
