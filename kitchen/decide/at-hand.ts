import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { dishById, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { readLines, reject } from '../recipes/read/lines.ts'
import type { Wishes } from '../understand/wishes.ts'

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

/** The dish that a cook makes of what is there and has to be used, where no dish was named; null where none is usual. */
export function dishFromAtHand({ wanted, dishType }: Wishes): Dish | null {
  if (dishType !== null && dishType !== 'Desserts' && dishType !== 'Mains') return null
  all ??= read()
  const foods = wanted.flatMap((each) => {
    const ingredient = findIngredientById(each.id)
    return ingredient ? [{ ingredient, cooked: each.cooked === true }] : []
  })
  const holds = (name: string, cooked: boolean) =>
    foods.some(
      (each) =>
        (each.ingredient.id === name || each.ingredient.category === (name as Category)) &&
        (!cooked || each.cooked),
    )
  const hasRoom = ({ template }: Dish, ingredient: Ingredient) =>
    templateOf(template)?.roles.some(({ takes }) => takes?.(ingredient)) === true
  const found = all.find(
    ({ foods: names, cooked, sweet, dish }) =>
      names.every((name) => holds(name, cooked)) &&
      sweet === (dishType === 'Desserts' || (dishType === null && isHalfAnEgg(names))) &&
      foods.every(({ ingredient }) => names.includes(ingredient.id) || hasRoom(dish, ingredient)),
  )
  return found?.dish ?? null
}

/** Whites and yolks are left over from baking, so that they are a dessert where nothing is said. */
const isHalfAnEgg = (names: readonly string[]) => names.length === 1 && names[0]?.startsWith('egg-') === true
