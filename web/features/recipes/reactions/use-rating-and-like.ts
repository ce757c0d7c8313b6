import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { likeRecipe, listMyLikes, listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { call } from '../../../lib/api.ts'
import { changeRecipe, refreshCard, showRating } from '../recipe-cache.ts'
import { askList } from '../../../lib/ask-query.ts'

const myRatings = askList(['my ratings'], listMyRatings, ({ recipeId }) => recipeId)

const myLikes = askList(['my likes'], listMyLikes, (id) => id)

/** The user's rating and its mutation. Optimistic: a refusal restores the former rating and is only logged. */
export function useMyRating(recipeId: string) {
  const client = useQueryClient()
  const given = useQuery(myRatings).data?.find((each) => each.recipeId === recipeId)?.rating ?? null
  const rate = useMutation({
    // In sequence: arrow keys send several ratings, and the last one counts.
    scope: { id: `rating of ${recipeId}` },
    mutationFn: (rating: number) => call(rateRecipe, { params: { id: recipeId }, body: { rating } }),
    onMutate: async (rating) => {
      await client.cancelQueries(myRatings)
      const before = client.getQueryData(myRatings.queryKey)
      client.setQueryData(myRatings.queryKey, (all) => [
        { recipeId, rating },
        ...(all ?? []).filter((each) => each.recipeId !== recipeId),
      ])
      return { before }
    },
    onError: (error, _, context) => {
      console.warn('rating failed', error)
      client.setQueryData(myRatings.queryKey, context?.before)
    },
    onSuccess: ({ rating }) => {
      if (rating) showRating(client, recipeId, rating)
      return refreshCard(client, recipeId)
    },
  })
  return { given, rate: rate.mutate }
}

/** Whether the user likes the recipe, and the mutation that toggles it. Optimistic, with the count. */
export function useMyLike({ id, likeCount }: Pick<Recipe, 'id' | 'likeCount'>) {
  const client = useQueryClient()
  const liked = useQuery(myLikes).data?.includes(id) ?? false

  function show(likes: boolean, count: number) {
    client.setQueryData(myLikes.queryKey, (all) => {
      const others = (all ?? []).filter((each) => each !== id)
      return likes ? [id, ...others] : others
    })
    changeRecipe(client, id, { likeCount: count })
  }

  const toggle = useMutation({
    mutationFn: () => call(likeRecipe, { params: { id } }),
    onMutate: async () => {
      await client.cancelQueries(myLikes)
      show(!liked, Math.max(0, likeCount + (liked ? -1 : 1)))
      return { liked, likeCount }
    },
    onError: (error, _, context) => {
      console.warn('like failed', error)
      if (context) show(context.liked, context.likeCount)
    },
    onSuccess: (answer, _, context) => {
      // Another window may have toggled it meanwhile, so the server's answer wins.
      const change = Number(answer.liked) - Number(context.liked)
      show(answer.liked, Math.max(0, context.likeCount + change))
      return refreshCard(client, id)
    },
  })
  return { liked, toggle: () => toggle.isPending || toggle.mutate() }
}
