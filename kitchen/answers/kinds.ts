import type { Language } from '#shared/constants/languages.ts'
import type { TableDish } from '../library/table-dish.ts'
import { fold } from '../lexicon/text/fold.ts'
import { lazily } from '../lexicon/lazily.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { entriesByKey, linesOf } from './read-entries.ts'

/** What one kind of dish is like afterwards, and what goes with it: keys of the files that hold the sentences. */
export interface Kind {
  /** The word of its line: soup, stew. */
  name: string
  keep: string
  freeze: string
  reheat: string
  ahead: string
  drink: string
  side: string
}

/** "soup = wet3 freezes simmer soup vegetable bread | soup brothSoup". */
function readKinds(): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>()
  for (const { line, place } of linesOf('kinds.txt')) {
    if (line === '') continue
    const [, name = '', keys = '', templates = ''] = /^(\w+) = ([^|]+) \| (.+)$/.exec(line) ?? []
    const [keep, freeze, reheat, ahead, drink, side, more] = keys.split(' ')
    if (!keep || !freeze || !reheat || !ahead || !drink || !side || more)
      throw new Error(`${place}: "${line}" has not six keys`)
    for (const template of templates.split(' ')) {
      if (found.has(template)) throw new Error(`${place}: "${template}" comes twice`)
      found.set(template, { name, keep, freeze, reheat, ahead, drink, side })
    }
  }
  return found
}

export const kinds = readKinds()

const words = lazily(() => entriesByKey('kind-words.txt'))

/** What dishes of one way of cooking are called in general, in one text; nothing for a kind that has no such words. */
export const kindWords = (template: string, language: Language): string =>
  words().get(kinds.get(template)?.name ?? '')?.text[language] ?? ''

/** Whether a dish made so must not stand in the warm for hours: not what keeps in a tin, like bread and dry cakes. */
export const isPerishable = (template: string): boolean =>
  !/^(?:cake\d|tin|day\d|drink|ice)$/.test(kinds.get(template)?.keep ?? 'tin')

/** A dish whose way of cooking is in no line is taken for the commonest of its course. */
const usual = { Starters: 'salad', Mains: 'stew', Desserts: 'cake', Cocktails: 'built' } as const

const isFish = ({ category }: { category: string }) => category === 'fish' || category === 'shellfish'

/** The kind of a dish; what is in it may change it: a tart with fish keeps as fish, a stew with cream and yolk splits. */
export function kindOf({ plan, recipe }: TableDish): Kind {
  const found = kinds.get(plan.dish.kind) ?? kinds.get(usual[recipe.dishType])
  if (!found) throw new Error(`kinds.txt: no kind for ${plan.dish.kind}`)
  if (recipe.dishType === 'Desserts' || recipe.dishType === 'Cocktails') {
    const chocolate = plan.parts.some(({ ingredient }) => ingredient.category === 'chocolate')
    return chocolate && recipe.dishType === 'Desserts' ? { ...found, drink: 'chocolate' } : found
  }
  const foods = plan.parts.map(({ ingredient }) => ingredient)
  const fish = foods.some((each) => isFish(each) && each.id !== 'anchovy' && each.id !== 'fish-sauce')
  const creamy = foods.some(({ id }) => /^(?:cream|creme-fraiche)$/.test(id))
  const yolk = foods.some(({ id }) => /^egg(?:-yolk)?$/.test(id))
  const redMeat = foods.some(
    ({ id, animal }) =>
      (animal === 'beef' && !id.startsWith('veal')) || animal === 'lamb' || id === 'venison',
  )
  const poultry = foods.some(({ animal }) => animal === 'poultry')
  const flesh = redMeat || poultry || foods.some(({ animal }) => animal === 'pork')
  const splits = creamy && yolk && found.freeze === 'freezes' && found.reheat === 'simmer'
  return {
    ...found,
    ...(splits ? { freeze: 'notCream', reheat: 'gentle', ahead: 'creamy' } : {}),
    ...(fish
      ? {
          keep: 'fish1',
          freeze: found.freeze === 'freezes' ? 'notFish' : found.freeze,
          ahead: fishAhead(found.ahead, plan.dish.kind),
        }
      : {}),
    drink: drinkFor(found.drink, { fish, redMeat, flesh, creamy, hot: (plan.wishes.heat ?? 0) > 0 }),
  }
}

/** Fish that was cooked the day before is dry, and raw fish does not wait: only what goes with it is made ahead. */
function fishAhead(ahead: string, template: string): string {
  if (ahead === 'salted' || template === 'trayBake') return 'fishTray'
  return ahead === 'better' ? 'fish' : ahead
}

/** Whether a question names a dish, so that a food beside it is only what it is made of. */
export const readsDish = (text: string, language: Language): boolean =>
  readDishMentions(text, language).length > 0

/**
 * The kind of the dish that a question is about: one that it names ("how long does tiramisu keep?"), unless that is the
 * one on the table, which is known better.
 */
export function kindAsked(text: string, language: Language, dish: TableDish | null): Kind | null {
  const title = fold(dish?.recipe.title ?? '')
  const named = readDishMentions(text, language).find(
    (mention) => !title.includes(text.slice(mention.at, mention.end).trim()),
  )
  const other = named && named.dish.kind !== dish?.plan.dish.kind ? kinds.get(named.dish.kind) : null
  return other ?? (dish && kindOf(dish))
}

interface Character {
  fish: boolean
  redMeat: boolean
  flesh: boolean
  creamy: boolean
  hot: boolean
}

/** Fish is no red wine's friend, whatever it is cooked in; only red meat asks for one. */
function drinkFor(usually: string, { fish, redMeat, flesh, creamy, hot }: Character): string {
  if (usually === 'spicy' || hot) return 'spicy'
  if (fish) return 'fish'
  if (usually === 'creamy') return 'creamy'
  if (redMeat) return usually === 'tomato' ? 'tomato' : 'red'
  if (creamy) return 'creamy'
  if (usually === 'red') return flesh ? 'white' : 'vegetable'
  return usually
}
