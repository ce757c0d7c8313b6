import { spoils } from './place-in-dish.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import type { TableDish } from '../library/table-dish.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/text/fold.ts'
import { nameAsked } from './food-facts.ts'
import { standIns } from './substitutes.ts'
import { capital, frame, type Table } from './table.ts'

const between =
  /^[\s,]*(?:or|ou|oder|o|u)(?: (?:rather|better|maybe|perhaps|plutot|mejor|lieber|eher|vielleicht|the|a|an|some|le|la|les|du|de la|des|el|los|las|un|una|der|die|das|den|eine?n?))*\s*$/

/** The two foods between which a sentence asks to choose: "carrots or leeks?"; null where it does not. */
function choiceIn(sentence: string, { language }: Table): readonly [Ingredient, Ingredient] | null {
  const text = fold(sentence)
  const found = findIngredients(text, language)
  for (const [at, first] of found.entries()) {
    const second = found[at + 1]
    if (second && first.ingredient !== second.ingredient && between.test(text.slice(first.end, second.start)))
      return [first.ingredient, second.ingredient]
  }
  return null
}

/** How far a food is from a dish: by the tastes that it shares and by how much longer or shorter it cooks. */
function distances(food: Ingredient, { plan }: TableDish) {
  const parts = plan.parts.map(({ ingredient }) => ingredient)
  const tastes = parts.reduce(
    (sum, part) => sum + part.flavours.filter((taste) => food.flavours.includes(taste)).length,
    0,
  )
  const kin = parts.filter(({ category }) => category === food.category)
  const minutes = kin.map((each) => Math.abs(each.minutes - food.minutes))
  return { tastes, minutes: minutes.length > 0 ? Math.min(...minutes) : 0 }
}

/**
 * "Carrots or leeks?": what is in the dish already, else what suits it better in taste or time; never what the table must
 * not have. Null where nothing is to choose.
 */
export function chosen(sentence: string, table: Table): string | null {
  const { language, dish, wishes } = table
  const pair = dish && choiceIn(sentence, table)
  if (!pair) return null
  const say = (key: string, food: Ingredient, other: Ingredient) =>
    frame(key, language, {
      food: capital(nameAsked(food, sentence, table)),
      other: nameAsked(other, sentence, table),
    })
  const isIn = (food: Ingredient) => dish.plan.parts.some(({ ingredient }) => ingredient === food)
  const may = (food: Ingredient) => isAllowed(food, wishes)
  const [one, two] = pair
  if (!may(one) && !may(two)) return null
  if (!may(one) || !may(two)) return may(one) ? say('choice-only', one, two) : say('choice-only', two, one)
  if (isIn(one) && isIn(two)) return say('choice-both', one, two)
  if (isIn(one) || isIn(two)) {
    const [own, other] = isIn(one) ? [one, two] : [two, one]
    const how = standIns(own, language).find(({ foods }) => foods.includes(other))
    return [say('choice-in', own, other), how && frame('choice-how', language, { list: how.text })]
      .filter(Boolean)
      .join(' ')
  }
  const isSpoilt = (food: Ingredient) => spoils(food, dish.plan.dish.kind)
  if (isSpoilt(one) !== isSpoilt(two))
    return isSpoilt(one) ? say('choice-taste', two, one) : say('choice-taste', one, two)
  const [a, b] = [distances(one, dish), distances(two, dish)]
  if (Math.abs(a.minutes - b.minutes) > 5)
    return a.minutes < b.minutes ? say('choice-time', one, two) : say('choice-time', two, one)
  return a.tastes >= b.tastes ? say('choice-taste', one, two) : say('choice-taste', two, one)
}
