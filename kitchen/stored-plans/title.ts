import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { menuTitle } from '../render/menu-title.ts'
import type { Portion } from './read-plan.ts'

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const withoutAlcohol: Record<Language, (title: string) => string> = {
  en: (title) => `Alcohol-Free ${title}`,
  fr: (title) => `${title}, sans alcool`,
  es: (title) => `${title}, sin alcohol`,
  de: (title) => `${title}, alkoholfrei`,
}

const ofDiet: Record<Language, (title: string, diet: 'vegan' | 'vegetarian') => string> = {
  en: (title, diet) => `${diet === 'vegan' ? 'Vegan' : 'Vegetarian'} ${title}`,
  fr: (title, diet) => `${title}, version ${diet === 'vegan' ? 'végane' : 'végétarienne'}`,
  es: (title, diet) => `${title}, versión ${diet === 'vegan' ? 'vegana' : 'vegetariana'}`,
  de: (title, diet) => `${title}, ${diet === 'vegan' ? 'vegan' : 'vegetarisch'}`,
}

/** The proper name of a dish, with the condition that took away what it is known for. */
function ownName({ dish, wishes, parts, dishType }: Portion, language: Language): string {
  const label = dish.label[language]
  const wants = (dish.wants ?? []).flatMap((id) => findIngredientById(id) ?? [])
  const isIn = (food: Ingredient) => parts.some(({ ingredient }) => ingredient === food)
  const isSoft = wants.some(({ alcohol }) => alcohol) && !parts.some(({ ingredient }) => ingredient.alcohol)
  if (dishType === 'Cocktails' && isSoft) return withoutAlcohol[language](label)
  const diet = (['vegan', 'vegetarian'] as const).find((each) => wishes.diets.includes(each))
  return diet && !wants.every(isIn) ? ofDiet[language](label, diet) : label
}

/** What gives the dish its face. */
export const headsIn = ({ kind, parts }: Portion): Ingredient[] => [
  ...new Set(parts.filter(({ role }) => kind.heads.includes(role)).map(({ ingredient }) => ingredient)),
]

/** Nobody names on a menu what goes without saying. */
const everyday = /^(?:parsley|chive|thyme|coriander|vanilla|vanilla-extract|cinnamon)$/

/** The name of the dish, with what it is made of where the name does not say that. */
export function titleOf(portion: Portion, language: Language): string {
  const { dish, kind, parts, dishType } = portion
  if (dish.whole) return plainApostrophes(capitalised(ownName(portion, language)))
  const heads = headsIn(portion).slice(0, 2)
  const withs = parts
    .filter(({ role, ingredient: { id } }) => kind.withs.includes(role) && !everyday.test(id))
    .map(({ ingredient }) => ingredient)
  const title = menuTitle(dish, dishType === 'Cocktails', language, heads, withs.slice(0, 1))
  return plainApostrophes(capitalised(title)).slice(0, 120)
}
