import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { diets } from '../words/diets.ts'
import { endpoint } from './endpoint.ts'

export const suggestionKinds = ['dish', 'food', 'cook', 'title'] as const

/** A text that finds something, and what it names. */
const suggestion = z.object({ kind: z.enum(suggestionKinds), text: z.string() })

export type SearchSuggestion = z.output<typeof suggestion>

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/recipes/suggestions',
  who: 'member',
  token: 'read',
  summary:
    'What a search that begins so may mean: dishes and foods in the language of the request, cooks, and titles; a blank text has none.',
  query: z.object({ q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)) }),
  answer: z.array(suggestion),
  most: limits.discover.suggestions,
  errors: ['too many requests'],
})

export const readSearch = endpoint({
  method: 'GET',
  path: '/api/recipes/search/reading',
  who: 'member',
  token: 'read',
  summary:
    'What a sentence in a search field asks for: filters, and the words that are left. A text without filters comes back as it is.',
  query: z.object({ q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)) }),
  answer: z.object({
    words: z.string(),
    /** Names of foods, as they were written. */
    without: z.array(z.string()),
    diets: z.array(z.enum(diets)),
    maxMinutes: z.nullable(z.int()),
  }),
})
