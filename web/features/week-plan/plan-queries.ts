import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  createFeed,
  listFeeds,
  listPlanRecipes,
  revokeFeed,
  suggestDish,
  suggestWeek,
  type Meal,
} from '#shared/contract/plans.ts'
import { call } from '../../lib/api.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { storedCards } from '../recipes/stored-recipes.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

const key = ['plan'] as const

/** Cards of the recipes planned in a week; the plan can be read without them. */
export const planRecipes = (from: string, to: string, planned: readonly string[]) =>
  queryOptions({
    queryKey: [...key, 'recipes', from, to, planned],
    queryFn: ({ signal }) => callOrStored(listPlanRecipes, { query: { from, to }, signal }, storedCards),
    staleTime: 300_000,
    placeholderData: (before) => before,
  })

export interface IdeaWish {
  day: string
  meal: Meal
  /** Ids; null for those who usually eat. */
  eaters: readonly string[] | null
  exclude: readonly string[]
}

/** One dish for a meal. */
export function useIdea({ day, meal, eaters, exclude }: IdeaWish) {
  return useQuery({
    queryKey: [...key, 'idea', day, meal, eaters, exclude],
    queryFn: ({ signal }) => {
      const body = { day, meal, eaters: eaters && [...eaters], exclude: [...exclude] }
      return call(suggestDish, { body, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** A dish for each of these days, asked for once. */
export const weekIdeas = (days: readonly string[], exclude: readonly string[]) =>
  queryOptions({
    queryKey: [...key, 'week ideas', days, exclude],
    queryFn: ({ signal }) => call(suggestWeek, { body: { days: [...days], exclude: [...exclude] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Another dish for one day, beside those of the other days. */
export const useOtherIdea = () =>
  useMutation({
    mutationFn: (wish: { day: string; exclude: string[]; proposed: { recipeId: string; day: string }[] }) =>
      call(suggestDish, { body: { ...wish, meal: 'dinner', eaters: null } }),
  })

const feedsKey = [...key, 'feeds'] as const

export const feeds = askQuery(feedsKey, listFeeds)

export const useCreateFeed = () =>
  useChange(
    (meals: Meal[]) => {
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      return call(createFeed, { body: { meals, zone } })
    },
    { queryKey: feedsKey },
  )

export const useRevokeFeed = () =>
  useChange((id: string) => call(revokeFeed, { params: { id } }), { queryKey: feedsKey })
