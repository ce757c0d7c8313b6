import { readFileSync } from 'node:fs'
import { languages } from '../../shared/constants/languages.ts'
import { fold } from '../../kitchen/lexicon/fold.ts'
import { dishById } from '../../kitchen/recipes/dishes.ts'
import { dishesNamedIn } from '../../kitchen/recipes/dish-names.ts'
import type { Dish } from '../../kitchen/recipes/dish.ts'

const folder = new URL('../../kitchen/recipes/corpus/', import.meta.url)

function timesAsked(): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const language of languages)
    for (const file of ['named', 'home-names'])
      for (const line of readFileSync(new URL(`${file}.${language}.txt`, folder), 'utf8').split('\n')) {
        const [request = ''] = line.split(' => ')
        if (line.startsWith('#')) continue
        for (const { dish } of dishesNamedIn(fold(request))) times.set(dish.id, (times.get(dish.id) ?? 0) + 1)
      }
  return times
}

/** How well a dish is known: how often people ask for it by its name, then how many names it has. */
export function wellKnown(): { isAsked: (dish: Dish) => boolean; fameOf: (dish: Dish) => number } {
  const times = timesAsked()
  const namesOf = ({ words }: Dish) => new Set(words.flatMap(({ names }) => names)).size
  return {
    isAsked: ({ id }) => times.has(id),
    // The dish that is only the nearest kin of what was asked for is the last to be kept.
    fameOf: (dish) =>
      (times.get(dish.id) ?? 0) * 100 +
      (isClassic(dish) ? 100 : 0) +
      Math.min(namesOf(dish), 50) -
      (dish.manner ? 1000 : 0),
  }
}

const classics = new Set(
  readFileSync(new URL('classics.txt', import.meta.url), 'utf8')
    .replace(/^#.*\n/, '')
    .split(/,\s*/)
    .map((id) => id.trim()),
)
for (const id of classics) if (!dishById(id)) throw new Error(`classics.txt: no dish has the id "${id}"`)

export const isClassic = ({ id }: Dish): boolean => classics.has(id)
