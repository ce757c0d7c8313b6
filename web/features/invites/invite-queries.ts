import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  approveInviteRequest,
  declineInviteRequest,
  generateInvite,
  listInviteRequests,
  listInviteTree,
  listMyInvites,
  revokeInvite,
  sendInvite,
  setCanInvite,
} from '#shared/contract/invites.ts'
import type { AnswerOf, BodyOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import { allPages } from '../../lib/paging.ts'
import { askList } from '../../lib/ask-query.ts'

export type MyInvites = AnswerOf<typeof listMyInvites>
export type MyInvite = MyInvites['invites'][number]
export type InviteRequest = AnswerOf<typeof listInviteRequests>[number]
export type Invitation = AnswerOf<typeof listInviteTree>[number]
export type InvitePermission = BodyOf<typeof setCanInvite>

const all = ['invites'] as const

export const myInvites = queryOptions({
  queryKey: [...all, 'mine'],
  queryFn: async ({ signal }): Promise<MyInvites> => {
    const { invites: newest, ...rest } = await call(listMyInvites, { signal })
    const invites = await allPages<MyInvite>(
      listMyInvites,
      ({ id }) => id,
      async (offset) =>
        offset === 0 ? newest : (await call(listMyInvites, { query: { offset }, signal })).invites,
    )
    return { ...rest, invites }
  },
})

export const inviteRequests = askList([...all, 'requests'], listInviteRequests, ({ id }) => id, {
  query: { status: 'pending' },
})

export const inviteTree = askList([...all, 'tree'], listInviteTree, ({ id }) => id)

/** The user's list and the admins' tree show the same codes, so both are refetched. */
async function invalidateInvites(client: QueryClient) {
  await Promise.all([client.invalidateQueries(myInvites), client.invalidateQueries(inviteTree)])
}

export function useSendInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (to: string) => call(sendInvite, { body: { to } }),
    onSuccess: ({ remaining }) =>
      client.setQueryData(myInvites.queryKey, (mine) => mine && { ...mine, remaining }),
    // Also after a refusal: the last invitation may have been used in another tab.
    onSettled: () => invalidateInvites(client),
  })
}

export function useGenerateInvite() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => call(generateInvite), onSuccess: () => invalidateInvites(client) })
}

export function useApproveRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: InviteRequest) => call(approveInviteRequest, { params: { id } }),
    onSuccess: async (_, { id }) => {
      client.setQueryData(inviteRequests.queryKey, (list) => list?.filter((each) => each.id !== id))
      await Promise.all([client.invalidateQueries(inviteRequests), invalidateInvites(client)])
    },
  })
}

export function useDeclineRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: InviteRequest) => call(declineInviteRequest, { params: { id } }),
    onSuccess: (_, { id }) =>
      client.setQueryData(inviteRequests.queryKey, (list) => list?.filter((each) => each.id !== id)),
    onSettled: () => client.invalidateQueries(inviteRequests),
  })
}

export function useRevokeInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Invitation) => call(revokeInvite, { params: { id } }),
    onSettled: () => invalidateInvites(client),
  })
}

export function useSetCanInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ memberId, permission }: { memberId: string; permission: InvitePermission }) =>
      call(setCanInvite, { params: { id: memberId }, body: permission }),
    onSettled: () => invalidateInvites(client),
  })
}
