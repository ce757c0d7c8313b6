import { createHash } from 'node:crypto'
import { languages } from '#shared/constants/languages.ts'
import { render } from '../render/render.ts'
import { allForFour, cookedFor } from '../test/cooked.ts'
import type { Wishes } from '../recipes/wishes.ts'

export const goldenFile = new URL('dishes.txt', import.meta.url)

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)

/** What each dish is cooked for beside what it is for four, in four languages: conditions that change what goes in. */
const conditions: readonly Partial<Wishes>[] = [
  { servings: 7, diets: ['vegan'], allergens: ['gluten', 'nuts'], minutes: 30 },
  { language: 'de', servings: 1, diets: ['lactoseFree'], allergens: ['eggs'], heat: 3 },
]

/**
 * One line for each dish: its place, id and template, then a hash of the recipe in each language and for each condition.
 * A change of the kitchen that is not meant to change a recipe leaves all of them as they are. What is not asked for is
 * no recipe but a dash.
 */
export function goldenLines(isAsked: (place: number, column: number) => boolean = () => true): string[] {
  return allForFour().map((plan, place) => {
    const { dish } = plan
    const recipes = [
      ...languages.map((language) => () => render(plan, language)),
      ...conditions.map(
        (more) => () => render(cookedFor(dish, { servings: null, ...more }), more.language ?? 'en'),
      ),
    ]
    const hashes = recipes.map((recipe, column) => (isAsked(place, column) ? hashOf(recipe()) : '-'))
    return `${place}\t${dish.id}\t${dish.template}\t${hashes.join(' ')}\n`
  })
}
