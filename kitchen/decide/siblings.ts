import { languages } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'
import { dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { plainly } from '../recipes/plain-name.ts'
import { namesMeat } from '../render/misleading-title.ts'
import { fold } from '../understand/fold.ts'
import type { Wishes } from '../understand/wishes.ts'
import { wantedIngredients } from './wanted-foods.ts'

const nameWords = (dish: Dish, language: Wishes['language']): string[] =>
  fold(dish.label[language])
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)

/** In German the kind of dish is the end of a word: Zwiebelkuchen, Speckkuchen. */
const sharesWord = (one: readonly string[], other: readonly string[]) =>
  one.some((word) =>
    other.some(
      (each) => (each === word && word.length > 3) || (word.length > 6 && each.endsWith(word.slice(-6))),
    ),
  )

/** The noun that says what kind of thing it is: it ends an English name and begins a French or Spanish one. */
const formWord = (dish: Dish, language: Wishes['language']): string => {
  const words = nameWords(dish, language)
  return (language === 'en' || language === 'de' ? words.at(-1) : words[0]) ?? ''
}

const sharesForm = (dish: Dish, other: Dish, language: Wishes['language']) => {
  const [one, two] = [formWord(dish, language), formWord(other, language)]
  if (language === 'de') return one.length > 4 && two.length > 4 && (one.endsWith(two) || two.endsWith(one))
  return one !== '' && one.replace(/s$/, '') === two.replace(/s$/, '')
}

/** Nobody who eats no meat is given a dish with meat in its name. */
const isNameFor = (dish: Dish, { diets, excludedGroups, ofVegetables, language }: Wishes) =>
  !(
    ofVegetables ||
    excludedGroups.includes('meat') ||
    diets.some((diet) => diet === 'vegan' || diet === 'vegetarian')
  ) || !namesMeat(dish.label[language], language)

/**
 * What to cook by the same template instead of a dish that may not be itself: what bears its name, and what is only made
 * of the same.
 */
export function siblingsOf(dish: Dish, wishes: Wishes): { byName: readonly Dish[]; others: readonly Dish[] } {
  const own = nameWords(dish, wishes.language)
  const shared = ({ wants = [] }: Dish) => wants.filter((id) => dish.wants?.includes(id)).length
  const all = dishes
    .filter(
      (each) =>
        each.template === dish.template &&
        each !== dish &&
        each.whole &&
        !isRefusedDish(each, wishes) &&
        isNameFor(each, wishes),
    )
    .toSorted((a, b) => shared(b) - shared(a))
  const plain = plainly(dish)
  return {
    byName: all.filter((each) => sharesWord(own, nameWords(each, wishes.language))).slice(0, 6),
    others: [...(plain ? [plain] : []), ...all.filter((each) => shared(each) > 1)].slice(0, 6),
  }
}

/**
 * Dishes of other templates that are the same kind of thing by their name in two languages or in the guest's own, a
 * chicken pie for a fish pie; first those made of what the guest wants in it.
 */
export function sameFormAs(dish: Dish, wishes: Wishes): readonly Dish[] {
  const type = dish.course ?? templateOf(dish.template)?.dishType
  const foods = wantedIngredients(wishes)
  const languagesShared = (each: Dish) =>
    languages.filter((language) => sharesForm(dish, each, language)).length +
    (sharesForm(dish, each, wishes.language) ? 1 : 0)
  const isMadeOf = ({ wants = [] }: Dish) =>
    foods.filter(
      ({ id, animal }) =>
        wants.includes(id) ||
        (animal !== 'none' && wants.some((each) => findIngredientById(each)?.animal === animal)),
    ).length
  return dishes
    .filter((each) => {
      const template = templateOf(each.template)
      return (
        each.template !== dish.template &&
        template !== null &&
        (each.course ?? template.dishType) === type &&
        languagesShared(each) > 1 &&
        !isRefusedDish(each, wishes) &&
        isNameFor(each, wishes) &&
        foods.every((food) => template.roles.some(({ takes }) => takes?.(food)))
      )
    })
    .toSorted((a, b) => isMadeOf(b) - isMadeOf(a) || languagesShared(b) - languagesShared(a))
    .slice(0, 8)
}
