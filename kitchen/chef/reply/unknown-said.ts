import { joined } from '../../lexicon/articles.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { sentences } from '../../render/sentences.ts'
import { filled } from '../../render/words.ts'
import { dishById } from '../../library/dishes/dishes.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { isUnwritten } from '../named-recipes.ts'
import type { Reading } from '../../understand/understand.ts'

/** Foods that are sold but that the library has no recipe with, and whether something like them is in the dish. */
function rareFoods({ strangers, wishes: { language }, dish }: Reading): string[] {
  const isIn = (id: string) => dish.plan.parts.some(({ ingredient }) => ingredient.id === id)
  return strangers.map(({ name, standIn }) => {
    const food = standIn !== null && isIn(standIn) ? findIngredientById(standIn) : null
    const list = food ? joined([food.names[language].many], language) : ''
    return filled(sentences[food ? 'standsIn' : 'unmetWish'][language], { name, list })
  })
}

/** A dish that was named and of which there is no recipe: what is cooked is only like it. */
function nearestKin({ wishes }: Reading, known: Wishes | null): string[] {
  const { dish: named, language } = wishes
  if (named === known?.dish || named === wishes.settled || !isUnwritten(named)) return []
  const name = dishById(named ?? '')?.label[language]
  return name === undefined ? [] : [filled(sentences.nearestKin[language], { name })]
}

/** What was named and is not kept, since what is `known` was told: what is cooked is not that, and it is said. */
export function unknownSaid(reading: Reading, known: Wishes | null): string[] {
  const { wishes } = reading
  if (wishes.settled === null) return []
  const name = wishes.unknown !== (known?.unknown ?? null) ? wishes.unknown : null
  return [
    ...(name === null ? [] : [filled(sentences.unknownDish[wishes.language], { name })]),
    ...nearestKin(reading, known),
    ...rareFoods(reading),
  ]
}
