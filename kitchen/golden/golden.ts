import { createHash } from 'node:crypto'
import { languages } from '#shared/constants/languages.ts'
import { compose } from '../decide/compose.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { noWishes, type Wishes } from '../understand/wishes.ts'

export const goldenFile = new URL('dishes.txt', import.meta.url)

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)

/** What each dish is cooked for: as it is in four languages, then with conditions that change what goes in. */
const conditions: readonly Partial<Wishes>[] = [
  ...languages.map((language) => ({ language, servings: 4 })),
  { servings: 7, diets: ['vegan'], allergens: ['gluten', 'nuts'], minutes: 30 },
  { language: 'de', servings: 1, diets: ['lactoseFree'], allergens: ['eggs'], heat: 3 },
]

/**
 * One line for each dish: its place, id and template, then a hash of the recipe for each condition. A change of the
 * kitchen that is not meant to change a recipe leaves all of them as they are.
 */
export function goldenLines(): string[] {
  return dishes.map((dish, place) => {
    const template = templateOf(dish.template)
    if (!template) throw new Error(`${dish.id} has no template ${dish.template}`)
    const hashes = conditions.map((more) =>
      hashOf(compose({ ...noWishes('en'), seed: 'golden', dish: dish.id, ...more }, dish, template).recipe),
    )
    return `${place}\t${dish.id}\t${dish.template}\t${hashes.join(' ')}\n`
  })
}
