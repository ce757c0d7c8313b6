import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { dishById, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { readLines, reject } from '../recipes/read/lines.ts'
import type { Wishes } from '../recipes/wishes.ts'

interface AtHand {
  foods: readonly string[]
  cooked: boolean
  sweet: boolean
  dish: Dish
}

const read = (): AtHand[] =>
  readLines(new URL('./', import.meta.url), 'at-hand.txt').map((line) => {
    const [, cooked, foods = '', sweet, id = ''] =
      /^(cooked )?([a-z -]+?)(, sweet)? = (.+)$/.exec(line.text) ?? reject(line, 'not "foods = dish"')
    const dish = dishById(id) ?? reject(line, `no dish is called ${id}`)
    return { foods: foods.split(' '), cooked: cooked !== undefined, sweet: sweet !== undefined, dish }
  })

let all: AtHand[] | null = null

/** The dishes that a cook makes of what is there, the most usual first, where no dish was named. */
export function dishesFromAtHand({ wanted, dishType, wantedGroups }: Wishes): Dish[] {
  if (dishType !== null && dishType !== 'Desserts' && dishType !== 'Mains') return []
  if (wantedGroups.length > 0) return []
  all ??= read()
  const foods = wanted.flatMap((each) => {
    const ingredient = findIngredientById(each.id)
    return ingredient ? [{ ingredient, cooked: each.cooked === true, names: withFamilies(each.id) }] : []
  })
  const isOneOf = (names: readonly string[], each: (typeof foods)[number]) =>
    each.names.some((name) => names.includes(name)) || names.includes(each.ingredient.category)
  const hasRoom = ({ template }: Dish, ingredient: Ingredient) =>
    templateOf(template)?.roles.some(({ takes }) => takes?.(ingredient)) === true
  const isMeant = ({ foods: names, cooked, sweet, dish }: AtHand) =>
    names.every((name, at) =>
      foods.some((each) => isOneOf([name], each) && (!cooked || at > 0 || each.cooked)),
    ) &&
    sweet === (dishType === 'Desserts' || (dishType === null && isHalfAnEgg(names))) &&
    foods.every((each) => isOneOf(names, each) || hasRoom(dish, each.ingredient))
  return all.filter(isMeant).map(({ dish }) => dish)
}

/** Whites and yolks are left over from baking, so that they are a dessert where nothing is said. */
const isHalfAnEgg = (names: readonly string[]) => names.length === 1 && names[0]?.startsWith('egg-') === true

/** By the dish that was named and a food that was named with it. */
let forms: ReadonlyMap<string, Dish> | null = null

const readForms = () =>
  new Map(
    readLines(new URL('./', import.meta.url), 'variants.txt').flatMap((line) => {
      const [, from = '', foods = '', to = ''] =
        /^(.+?) \+ ([a-z -]+) = (.+)$/.exec(line.text) ?? reject(line, 'not "dish + foods = dish"')
      if (!dishById(from)) reject(line, `no dish is called ${from}`)
      const dish = dishById(to) ?? reject(line, `no dish is called ${to}`)
      return foods.split(' ').map((food) => {
        if (!findIngredientById(food)) reject(line, `no ingredient is called ${food}`)
        return [`${from} + ${food}`, dish] as const
      })
    }),
  )

/** The form of a named dish that the foods named with it ask for; the dish itself where there is none. */
export function formOf(dish: Dish | null, { wanted }: Wishes): Dish | null {
  if (dish === null || wanted.length === 0) return dish
  const known = (forms ??= readForms())
  return wanted.flatMap(({ id }) => known.get(`${dish.id} + ${id}`) ?? [])[0] ?? dish
}
