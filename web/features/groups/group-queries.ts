import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listRecipeShares } from '#shared/contract/forum.ts'
import {
  addGroupMember,
  createGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroupCategories,
  listGroupLocations,
  listGroupMembers,
  listMyGroups,
  listPublicGroups,
  setGroupPicture,
  updateGroup,
} from '#shared/contract/groups.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { callAll } from '../../lib/call-all.ts'

const all = ['groups'] as const

export const myGroups = queryOptions({
  queryKey: [...all, 'mine'],
  queryFn: ({ signal }) => callAll(listMyGroups, ({ id }) => id, { signal }),
})

/** The whole list: it is searched and filtered while one types, without asking again. */
export const publicGroups = queryOptions({
  queryKey: [...all, 'public'],
  queryFn: ({ signal }) => callAll(listPublicGroups, ({ id }) => id, { query: {}, signal }),
})

/** Without an answer the default ones serve. */
export const groupCategories = queryOptions({
  queryKey: [...all, 'categories'],
  queryFn: ({ signal }) => call(listGroupCategories, { signal }),
  placeholderData: [...defaultGroupCategories],
})

export const groupLocations = queryOptions({
  queryKey: [...all, 'locations'],
  queryFn: ({ signal }) => call(listGroupLocations, { signal }),
})

export const groupById = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(getGroup, { params: { id }, signal }),
  })

/**
 * For a refused list of members or threads: one no longer belongs to the group, whatever was known before. Not asked
 * for again, so that a server that contradicts itself is not asked without end.
 */
export function useMembershipLost(id: string) {
  const client = useQueryClient()
  return useCallback(
    () => client.setQueryData(groupById(id).queryKey, (group) => group && { ...group, role: null }),
    [client, id],
  )
}

/** Where the owner of a recipe has shared it. */
export const recipeShares = (recipeId: string) =>
  queryOptions({
    queryKey: [...all, 'shares', recipeId],
    queryFn: ({ signal }) =>
      callAll(listRecipeShares, ({ groupId }) => groupId, { params: { id: recipeId }, signal }),
  })

/** One page of members; the page before stays in sight until the next has come. */
export const membersPage = (id: string, page: number) =>
  queryOptions({
    queryKey: [...all, 'members', id, page],
    queryFn: ({ signal }) =>
      call(listGroupMembers, {
        params: { id },
        query: {
          limit: limits.members.pageSize,
          offset: (page - 1) * limits.members.pageSize,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** A deed after which every list of groups is asked for again. What fails is logged only. */
function useGroupMutation<Input, Answer>(name: string, run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
    onError: (error) => console.warn(`${name} failed`, error),
  })
}

export const useJoin = () =>
  useGroupMutation('joining the group', (id: string) => call(joinGroup, { params: { id } }))

export const useLeave = () =>
  useGroupMutation('leaving the group', (id: string) => call(leaveGroup, { params: { id } }))

export type GroupFields = BodyOf<typeof createGroup>

/** Founds a group and gives it its picture; a picture that is refused leaves the group without one. */
export const useCreateGroup = () =>
  useGroupMutation(
    'creating the group',
    async ({ fields, picture }: { fields: GroupFields; picture: File | null }) => {
      const group = await call(createGroup, { body: fields })
      if (picture) await sendPicture(group.id, picture).catch(logPictureFailure)
      return group
    },
  )

export const useUpdateGroup = (id: string) =>
  useGroupMutation('saving the group', (fields: BodyOf<typeof updateGroup>) =>
    call(updateGroup, { params: { id }, body: fields }),
  )

const sendPicture = (id: string, file: File) => call(setGroupPicture, { params: { id }, form: { file } })

const logPictureFailure = (error: unknown) => console.warn('uploading the picture failed', error)

export const useGroupPicture = (id: string) =>
  useGroupMutation('uploading the picture', (file: File) => sendPicture(id, file))

export const useAddMember = (id: string) =>
  useGroupMutation('adding a member', (email: string) =>
    call(addGroupMember, { params: { id }, body: { email } }),
  )
