import { dishes, type Dish } from '../recipes/dishes.ts'
import { plainly } from '../recipes/plain-name.ts'
import { fold } from '../understand/fold.ts'
import type { Wishes } from '../understand/wishes.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'

const nameWords = (dish: Dish, { language }: Wishes): string[] =>
  fold(dish.label[language])
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

/** In German the kind of dish is the end of a word: Zwiebelkuchen, Speckkuchen. */
const sharesWord = (one: readonly string[], other: readonly string[]) =>
  one.some((word) =>
    other.some((each) => each === word || (word.length > 6 && each.endsWith(word.slice(-6)))),
  )

/** What to cook instead of a dish that may not be itself: first what bears its name, then what is made of the same. */
export function siblingsOf(dish: Dish, wishes: Wishes): readonly Dish[] {
  const own = nameWords(dish, wishes)
  const shared = ({ wants = [] }: Dish) => wants.filter((id) => dish.wants?.includes(id)).length
  const others = dishes
    .filter(
      (each) =>
        each.template === dish.template && each !== dish && each.whole && !isRefusedDish(each, wishes),
    )
    .toSorted((a, b) => shared(b) - shared(a))
  const byName = others.filter((each) => sharesWord(own, nameWords(each, wishes)))
  const plain = plainly(dish)
  return [...byName, ...(plain ? [plain] : []), ...others.filter((each) => shared(each) > 1)].slice(0, 6)
}
