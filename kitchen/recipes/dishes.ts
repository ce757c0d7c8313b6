import { readFileSync } from 'node:fs'
import type { Dish } from './dish.ts'
import { readDishes } from './dish-reader.ts'
import { patternOf } from './index.ts'
import type { PatternId } from './pattern-ids.ts'

export type { Dish } from './dish.ts'
export type { PatternId } from './pattern-ids.ts'

/** The files of dishes/. Their order counts: the first dish of a template is its plain name. */
export const dishFiles = [
  'kinds',
  'kinds-world',
  'kinds-savoury',
  'kinds-hearty',
  'kinds-sweet',
  'braised',
  'sandwiches-and-salads',
  'cakes-and-tarts',
  'drinks/cocktails',
  'home',
  'stews',
  'potatoes-and-eggs',
  'drinks/in-the-glass',
  'drinks/crushed-and-warm',
  'pasta-pastry-and-bakes',
  'curries-soups-rice-and-noodles',
  'puddings',
  'bakery/breads',
  'bakery/sweet-breads',
  'bakery/tarts',
  'bakery/puffs',
  'bakery/soaked-cakes',
  'bakery/biscuits',
  'bakery/confectionery',
  'bakery/fried',
  'bakery/cakes',
  'bakery/cold-desserts',
  'bakery/quick-breads',
  'bakery/flat-breads',
  'bakery/breakfast',
  'drinks/stirred',
  'drinks/shaken',
  'drinks/long-and-short',
  'drinks/warm',
  'drinks/blended',
  'drinks/jugs',
  'cuisines/british-and-american',
  'cuisines/french-and-belgian',
  'cuisines/spanish-and-portuguese',
  'cuisines/latin-american',
  'cuisines/german-austrian-swiss',
  'cuisines/italian',
  'cuisines/eastern-mediterranean',
  'cuisines/african-and-indian',
  'cuisines/southeast-asian',
  'cuisines/east-asian',
  'cuisines/northern-and-eastern',
  'next-of-kin',
] as const

const folder = new URL('dishes/', import.meta.url)

/** Throws for a name that two dishes share, and for one that no dish has. */
function checkIds(dishes: readonly Dish[]) {
  const ids = new Set<string>()
  for (const { id } of dishes) {
    if (ids.has(id)) throw new Error(`two dishes are called "${id}"`)
    ids.add(id)
  }
  for (const { id, shortcut, savoury } of dishes)
    for (const other of [shortcut, savoury])
      if (other !== undefined && !ids.has(other)) throw new Error(`"${id}" names no dish with "${other}"`)
}

/** The dishes of a folder, by file in their order. Throws, with file and line, on whatever cannot be read. */
export function loadDishes(from: URL = folder): ReadonlyMap<string, readonly Dish[]> {
  const textOf = (file: string) => readFileSync(new URL(file, from), 'utf8')
  const factsOf = (template: PatternId) => ({
    roles: patternOf(template)?.roles.map(({ id }) => id) ?? [],
    ways: patternOf(template)?.ways ?? [],
  })
  const byFile = new Map(
    dishFiles.map((file) => [file, readDishes(`${file}.txt`, textOf(`${file}.txt`), factsOf)] as const),
  )
  checkIds([...byFile.values()].flat())
  return byFile
}

const loaded = loadDishes()

export const dishes: readonly Dish[] = [...loaded.values()].flat()

/** The dishes of the files whose names begin so: "cuisines/", "bakery/breads". */
export const dishesIn = (start: string): readonly Dish[] =>
  [...loaded].flatMap(([file, own]) => (file.startsWith(start) ? own : []))

const byId = new Map(dishes.map((dish) => [dish.id, dish]))

export const dishById = (id: string): Dish | null => byId.get(id) ?? null
