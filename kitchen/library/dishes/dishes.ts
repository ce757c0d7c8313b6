import { readFileSync } from 'node:fs'
import { prepared } from '../../lexicon/prepared.ts'
import type { Dish } from './dish.ts'
import { readDishes } from './read-dishes.ts'

export type { Dish } from './dish.ts'

/** The files of names/. Their order counts: the first dish of a kind is its plain name. */
const dishFiles = [
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
  'sauces',
  'cuisines/by-name',
  'cuisines/best-known',
  'cuisines/best-known-spanish-and-german',
  'next-of-kin',
  'baby-food',
  'sides',
  'plain-soups',
  'cuisines/regional',
  'cuisines/at-home',
  'kinds-by-manner',
  'cuisines/french-at-home',
  'cuisines/hispanic-at-home',
  'home-by-name',
  'home-english',
  'home-german',
] as const

const folder = new URL('names/', import.meta.url)

/** Throws where a dish refers to another that is in no file. */
function checkReferences(dishes: readonly Dish[], places: ReadonlyMap<string, string>) {
  for (const { id, turns } of dishes)
    for (const other of Object.values(turns ?? {}))
      if (!places.has(other)) throw new Error(`${places.get(id)}: no dish has the id "${other}"`)
}

/** The dishes of a folder, by file in their order. Throws, with file and line, on whatever cannot be read. */
export function loadDishes(from: URL = folder): ReadonlyMap<string, readonly Dish[]> {
  const textOf = (file: string) => readFileSync(new URL(file, from), 'utf8')
  const places = new Map<string, string>()
  const byFile = new Map(
    dishFiles.map((file) => [file, readDishes(`${file}.txt`, textOf(`${file}.txt`), places)] as const),
  )
  checkReferences([...byFile.values()].flat(), places)
  return byFile
}

const loaded = new Map(prepared('dishes', () => [...loadDishes()]))

export const dishes: readonly Dish[] = [...loaded.values()].flat()

const byId = new Map(dishes.map((dish) => [dish.id, dish]))

export const dishById = (id: string): Dish | null => byId.get(id) ?? null

/** The plain name of a kind: its first dish. */
const plain = new Map(dishes.toReversed().map((dish) => [dish.kind, dish]))

export const plainDishOf = (kind: string): Dish | null => plain.get(kind) ?? null
