import { queryOptions } from '@tanstack/react-query'
import { listImports, type ImportList } from '#shared/contract/recipe-imports.ts'
import { saveRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { withSource } from '#shared/words/source.ts'
import { call } from '../../lib/api.ts'
import type { Imported } from './use-page-import.ts'

export const isOpen = (list: ImportList): boolean =>
  list.items.some(({ state }) => state === 'waiting' || state === 'reading')

/** The latest lists of addresses; asked again while one of them is being read. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isOpen) ? 1500 : false),
})

/** The addresses in a pasted text, and what stands there that is none. */
export function addressesIn(text: string): { addresses: string[]; wrong: string[] } {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const addresses: string[] = []
  const wrong: string[] = []
  for (const word of words) {
    const address = /^https?:\/\//i.test(word) ? word : `https://${word}`
    const isAddress =
      URL.canParse(address) &&
      new URL(address).hostname.includes('.') &&
      address.length <= limits.import.addressMax
    if (isAddress) addresses.push(address)
    else wrong.push(word)
  }
  return { addresses: [...new Set(addresses)], wrong }
}

/** Saves a recipe that was read from a page as a private one, with the page as its source. */
export function saveImported(
  { recipe: read, source, totalMinutes }: Imported,
  picture: string | null,
  idempotencyKey: string,
): Promise<Recipe> {
  const recipe = { ...read, extra: withSource(read.extra ?? '', source, read.language) }
  return call(saveRecipe, {
    idempotencyKey,
    body: {
      title: recipe.title,
      content: renderRecipe(recipe).trim(),
      dish_type: recipe.dishType,
      total_time: totalMinutes,
      search_terms: recipe.searchTerms,
      image_url: picture,
      recipe,
      origin: 'import',
    },
  })
}
