import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { readSearch } from '#shared/contract/search-suggestions.ts'
import { call } from '../../lib/api.ts'
import type { Filters } from './discover-address.ts'

export type SearchRequest = AnswerOf<typeof readSearch>

export const noRequest: SearchRequest = { words: '', without: [], diets: [], maxMinutes: null }

/** One word asks for nothing but itself. */
export const isSentence = (text: string) => /\S[\s-]+\S/.test(text)

/** What a sentence asks for beside its words; null for other texts, and where the server does not say. */
export async function readRequest(text: string): Promise<SearchRequest | null> {
  const asked = await call(readSearch, { query: { q: text } }).catch(() => null)
  const isPlain = asked?.maxMinutes === null && asked.without.length + asked.diets.length === 0
  return isPlain ? null : asked
}

/** The filters with those of a sentence, which speaks last. */
export function withRequest(filters: Filters, { without, diets, maxMinutes }: SearchRequest): Filters {
  const unwanted = filters.without.split(',').map((food) => food.trim())
  return {
    ...filters,
    without: [...new Set([...unwanted, ...without])].filter((food) => food !== '').join(', '),
    diets: [...new Set([...filters.diets, ...diets])],
    maxMinutes: maxMinutes ?? filters.maxMinutes,
  }
}
