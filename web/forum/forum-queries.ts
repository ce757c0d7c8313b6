import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  createPost,
  createThread,
  deletePost,
  deleteThread,
  getThread,
  listPosts,
  listThreads,
  updatePost,
  updateThread,
  type Post,
  type Thread,
} from '#shared/contract/forum.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { call } from '../api.ts'

const pageSize = limits.list.max

const keys = {
  threads: (groupId: string) => ['threads', groupId] as const,
  thread: (id: string) => ['thread', id] as const,
  posts: (threadId: string) => ['posts', threadId] as const,
}

/** A group's threads, fifty at a time. */
export const threadsOf = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: keys.threads(groupId),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listThreads, {
        params: { id: groupId },
        query: { limit: String(pageSize), offset: String(pageParam) },
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
    queryKey: keys.thread(id),
    queryFn: ({ signal }) => call(getThread, { params: { id }, signal }),
    ...lively,
  })

/** All posts of a thread, flat, oldest first: the tree is built from the whole. */
export const postsOf = (threadId: string) =>
  queryOptions({
    queryKey: keys.posts(threadId),
    queryFn: ({ signal }) => call(listPosts, { params: { id: threadId }, query: {}, signal }),
    ...lively,
  })

/** Counts and last activity are shown in the list and on the group. */
function refreshLists(client: QueryClient, groupId: string) {
  void client.invalidateQueries({ queryKey: ['groups'] })
  return client.invalidateQueries({ queryKey: keys.threads(groupId) })
}

export function useCreateThread(groupId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createThread>) => call(createThread, { params: { id: groupId }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(keys.thread(thread.id), thread)
      return refreshLists(client, groupId)
    },
  })
}

export function useUpdateThread({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateThread>) => call(updateThread, { params: { id }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(keys.thread(id), thread)
      return refreshLists(client, groupId)
    },
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
      client.setQueryData<Post[]>(keys.posts(id), (posts) => posts && [...posts, post])
      void client.invalidateQueries({ queryKey: keys.thread(id) })
      void client.invalidateQueries({ queryKey: keys.posts(id) })
      void refreshLists(client, groupId)
    },
    // A refusal may mean that the thread was locked or the parent deleted meanwhile: the page shall show it.
    onError: () => {
      void client.invalidateQueries({ queryKey: keys.thread(id) })
      void client.invalidateQueries({ queryKey: keys.posts(id) })
    },
  })
}

export function useUpdatePost(threadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      call(updatePost, { params: { id }, body: { content } }),
    onSuccess: (post) =>
      client.setQueryData<Post[]>(keys.posts(threadId), (posts) =>
        posts?.map((each) => (each.id === post.id ? post : each)),
      ),
  })
}

export function useDeletePost({ id: threadId, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deletePost, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.thread(threadId) })
      void refreshLists(client, groupId)
      return client.invalidateQueries({ queryKey: keys.posts(threadId) })
    },
  })
}
