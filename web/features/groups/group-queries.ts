import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  createGroup,
  getGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listGroupCategories,
  listGroupInvites,
  listGroupLocations,
  listGroupMembers,
  listMyGroupInvites,
  listMyGroups,
  listPublicGroups,
  setGroupPicture,
  updateGroup,
  withdrawGroupInvite,
} from '#shared/contract/groups.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { askList, askQuery } from '../../lib/ask-query.ts'

export const groupKeys = {
  /** The prefix of all keys here. */
  all: ['groups'] as const,
  mine: ['groups', 'mine'] as const,
  public: ['groups', 'public'] as const,
  categories: ['groups', 'categories'] as const,
  locations: ['groups', 'locations'] as const,
  group: (id: string) => ['groups', 'one', id] as const,
  /** Invitations to the user. */
  invitations: ['groups', 'invitations'] as const,
  /** Invitations that the owner has sent. */
  invites: (id: string) => ['groups', 'invites', id] as const,
  members: (id: string, page: number) => ['groups', 'members', id, page] as const,
}

export const myGroups = askList(groupKeys.mine, listMyGroups, ({ id }) => id)

/** The whole list: the page filters it without further requests. */
export const publicGroups = askList(groupKeys.public, listPublicGroups, ({ id }) => id, { query: {} })

/** Until they are loaded, the default ones. */
export const groupCategories = {
  ...askQuery(groupKeys.categories, listGroupCategories),
  placeholderData: [...defaultGroupCategories],
}

export const groupLocations = askQuery(groupKeys.locations, listGroupLocations)

export const groupById = (id: string) => askQuery(groupKeys.group(id), getGroup, { params: { id } })

/**
 * For a list of members or threads that was refused: the user is no longer a member. Changes only the cached group;
 * a refetch could start an endless loop if the server's answers contradict each other.
 */
export function useMembershipLost(id: string) {
  const client = useQueryClient()
  return useCallback(
    () => client.setQueryData(groupById(id).queryKey, (group) => group && { ...group, role: null }),
    [client, id],
  )
}

/** One page of members; the previous page stays visible while it loads. */
export const membersPage = (id: string, page: number) => ({
  ...askQuery(groupKeys.members(id, page), listGroupMembers, {
    params: { id },
    query: { limit: limits.members.pageSize, offset: (page - 1) * limits.members.pageSize },
  }),
  placeholderData: keepPreviousData,
})

/** A mutation after which all queries of groups are refetched. A failure is logged. */
function useGroupMutation<Input, Answer>(name: string, run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: groupKeys.all }),
    onError: (error) => console.warn(`${name} failed`, error),
  })
}

export const useJoin = () =>
  useGroupMutation('joining the group', (id: string) => call(joinGroup, { params: { id } }))

export const useLeave = () =>
  useGroupMutation('leaving the group', (id: string) => call(leaveGroup, { params: { id } }))

export type GroupFields = BodyOf<typeof createGroup>

/** Creates a group and uploads its picture. If only the upload fails, the group has no picture. */
export const useCreateGroup = () =>
  useGroupMutation(
    'creating the group',
    async ({ fields, picture }: { fields: GroupFields; picture: File | null }) => {
      const group = await call(createGroup, { body: fields })
      if (picture) await uploadPicture(group.id, picture).catch(logUploadFailure)
      return group
    },
  )

export const useUpdateGroup = (id: string) =>
  useGroupMutation('saving the group', (fields: BodyOf<typeof updateGroup>) =>
    call(updateGroup, { params: { id }, body: fields }),
  )

const uploadPicture = (id: string, file: File) => call(setGroupPicture, { params: { id }, form: { file } })

const logUploadFailure = (error: unknown) => console.warn('uploading the picture failed', error)

export const useGroupPicture = (id: string) =>
  useGroupMutation('uploading the picture', (file: File) => uploadPicture(id, file))

export const myGroupInvites = askQuery(groupKeys.invitations, listMyGroupInvites)

export const sentGroupInvites = (id: string) =>
  askQuery(groupKeys.invites(id), listGroupInvites, { params: { id } })

export const useInviteToGroup = (id: string) =>
  useGroupMutation('inviting to the group', (email: string) =>
    call(inviteToGroup, { params: { id }, body: { email } }),
  )

export const useWithdrawInvite = (id: string) =>
  useGroupMutation('withdrawing an invitation', (invite: string) =>
    call(withdrawGroupInvite, { params: { id, invite } }),
  )
