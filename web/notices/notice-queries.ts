import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import {
  countNotices,
  getWantedNotices,
  listNotices,
  markNoticesRead,
  setWantedNotices,
  type Notice,
  type NoticeSwitch,
} from '#shared/contract/notices.ts'
import { limits } from '#shared/limits.ts'
import { call } from '../api.ts'

const { pageSize, recountEvery } = limits.notices

export const noticeKeys = {
  list: ['notices', 'list'] as const,
  count: ['notices', 'count'] as const,
  wanted: ['notices', 'wanted'] as const,
}

/** The stream tells the number; asked now and then besides, for where no stream gets through. */
export const unreadCount = queryOptions({
  queryKey: noticeKeys.count,
  queryFn: ({ signal }) => call(countNotices, { signal }),
  refetchInterval: recountEvery,
  refetchOnWindowFocus: true,
})

/** What one is told, newest first, a page at a time. */
export const noticeList = infiniteQueryOptions({
  queryKey: noticeKeys.list,
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    call(listNotices, { query: { limit: String(pageSize), offset: String(pageParam) }, signal }),
  getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length * pageSize : undefined),
  // What came between two pages pushes the rest down, so that one may come twice.
  select: ({ pages }) => [...new Map(pages.flat().map((notice) => [notice.id, notice])).values()],
  staleTime: 0,
})

/** Marks one or, without `ids`, all of them; shown at once, and the true state again when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) => call(markNoticesRead, { body: ids ? { ids } : {} }),
    onMutate: (ids) => {
      client.setQueryData<InfiniteData<Notice[], number>>(
        noticeKeys.list,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((notices) =>
              notices.map((notice) =>
                ids && !ids.includes(notice.id) ? notice : { ...notice, isRead: true },
              ),
            ),
          },
      )
    },
    onError: () => void client.invalidateQueries({ queryKey: noticeKeys.list }),
    onSettled: () => client.invalidateQueries({ queryKey: noticeKeys.count }),
  })
}

export const wantedNotices = queryOptions({
  queryKey: noticeKeys.wanted,
  queryFn: ({ signal }) => call(getWantedNotices, { signal }),
})

type Wanted = Record<NoticeSwitch, boolean>

/** Shows the new state at once, and the true one again when the server refuses. */
export function useSwitchNotices() {
  const client = useQueryClient()
  const show = (change: Partial<Wanted>) =>
    client.setQueryData<Wanted>(noticeKeys.wanted, (wanted) => wanted && { ...wanted, ...change })
  return useMutation({
    mutationFn: (change: { kind: NoticeSwitch; on: boolean }) =>
      call(setWantedNotices, { body: { [change.kind]: change.on } }),
    onMutate: ({ kind, on }) => void show({ [kind]: on }),
    onError: (_, { kind, on }) => show({ [kind]: !on }),
  })
}
