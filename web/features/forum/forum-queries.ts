import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  createThread,
  deleteThread,
  followThread,
  getThread,
  listThreads,
  updateThread,
  type Thread,
} from '#shared/contract/forum.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { loadedItems, pagedQuery } from '../../lib/paging.ts'
import { groupKeys } from '../groups/group-queries.ts'

export const forumKeys = {
  threads: (groupId: string) => ['threads', groupId] as const,
  thread: (id: string) => ['thread', id] as const,
  posts: (threadId: string) => ['posts', threadId] as const,
  /** Below the groups, because deleting a thread or leaving a group can end a share. */
  shares: (recipeId: string) => [...groupKeys.all, 'shares', recipeId] as const,
}

/** A group's threads, page by page. */
export const threadsOf = (groupId: string) => ({
  ...pagedQuery<Thread, ReturnType<typeof forumKeys.threads>>(
    forumKeys.threads(groupId),
    limits.list.max,
    (query, signal) => call(listThreads, { params: { id: groupId }, query, signal }),
  ),
  select: loadedItems<Thread>,
  staleTime: 0,
})

/** Other members write at any time: refetched when the window gets the focus. */
export const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: true } as const

/** Refusals whose text helps the author; all other failures have one sentence. */
export const explainedErrors = [
  'unknown recipe',
  'unsafe recipe',
  'thread locked',
  'unknown parent',
  'members only',
  'suspended',
] as const

export const threadById = (id: string) => ({
  ...askQuery(forumKeys.thread(id), getThread, { params: { id } }),
  ...alwaysFresh,
})

/** Refetches what shows counts and last activity: the list of threads and the group. */
export const refreshThreadLists = (client: QueryClient, groupId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: groupKeys.all }),
    client.invalidateQueries({ queryKey: forumKeys.threads(groupId) }),
  ])

export function useCreateThread(groupId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createThread>) => call(createThread, { params: { id: groupId }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(forumKeys.thread(thread.id), thread)
      return refreshThreadLists(client, groupId)
    },
  })
}

export function useUpdateThread({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateThread>) => call(updateThread, { params: { id }, body }),
    onSuccess: (thread) => {
      client.setQueryData<Thread>(forumKeys.thread(id), thread)
      return refreshThreadLists(client, groupId)
    },
  })
}

/** Optimistic: a refusal restores the former state. */
export function useFollowThread({ id }: Pick<Thread, 'id'>) {
  const client = useQueryClient()
  const setFollowed = (isFollowed: boolean) =>
    client.setQueryData<Thread>(forumKeys.thread(id), (thread) => thread && { ...thread, isFollowed })
  return useMutation({
    mutationFn: (follows: boolean) => call(followThread, { params: { id }, body: { follows } }),
    onMutate: (follows) => {
      setFollowed(follows)
    },
    onError: (_, follows) => setFollowed(!follows),
  })
}

export function useDeleteThread({ id, groupId }: Pick<Thread, 'id' | 'groupId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteThread, { params: { id } }),
    // Not awaited: the page leaves the thread at once.
    onSuccess: () => void refreshThreadLists(client, groupId),
  })
}
