import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#shared/contract/endpoint.ts'
import { listRecipeShares, shareRecipeToGroup, withdrawRecipe } from '#shared/contract/forum.ts'
import { call } from '../../lib/api.ts'
import { forumKeys, refreshThreadLists } from './forum-queries.ts'
import { askList } from '../../lib/ask-query.ts'

export type RecipeShare = AnswerOf<typeof listRecipeShares>[number]

/** The groups with which the owner of a recipe has shared it. */
export const recipeShares = (recipeId: string) =>
  askList(forumKeys.shares(recipeId), listRecipeShares, ({ groupId }) => groupId, {
    params: { id: recipeId },
  })

interface ShareInput {
  groupId: string
  body: BodyOf<typeof shareRecipeToGroup>
}

/** Sharing creates a thread in the group. */
export function useShareRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ groupId, body }: ShareInput) =>
      call(shareRecipeToGroup, { params: { id: groupId }, body }),
    onSuccess: (_, { groupId }) => refreshThreadLists(client, groupId),
  })
}

export function useWithdrawRecipe(recipeId: string, onWithdrawn: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ groupId }: RecipeShare) => call(withdrawRecipe, { params: { id: groupId, recipeId } }),
    onSuccess: (_, { groupId }) => {
      onWithdrawn()
      return refreshThreadLists(client, groupId)
    },
  })
}
