import type { Noun } from '../../lexicon/articles.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Part } from '../../library/lines/part.ts'
import { looksPlural, spokenNames, weighedPlurals } from './spoken-names.ts'

const wholePieces: readonly (Unit | null)[] = [null, 'piece']

/** German has vegetables that know no plural: der Lauch, der Brokkoli, der Fenchel. */
export function isMass({ id, names, countable, category }: Ingredient, language: Language) {
  if (language === 'de' && id === 'beetroot') return true
  const { one, many, gender } = names[language]
  const grows = category === 'vegetable' || category === 'leafyGreen' || category === 'potato'
  return language === 'de' && grows && countable && gender === 'm' && one === many && !looksPlural(one, 'de')
}

/** Half an onion is singular, two onions and 200 g of carrots are plural, milk and part of a cauliflower never are. */
export function isPlural(
  ingredient: Ingredient,
  amount: number | null,
  unit: Unit | null,
  language: Language,
) {
  if (!ingredient.countable) {
    const name = spokenNames[ingredient.id]?.[language] ?? ingredient.names[language]
    if (name.one !== name.many) return weighedPlurals.includes(ingredient.id)
    return looksPlural(name.one, language)
  }
  if (amount === null) return true
  if (unit === 'slice' && ingredient.category === 'bread') return false
  if (isMass(ingredient, language)) return false
  if (wholePieces.includes(unit)) return amount > 1
  return unit !== 'g' || amount >= (ingredient.grams.piece ?? 0)
}

/** The word as it stands in the list of ingredients; ten slices are of one bread. */
export function listName({ ingredient, amount, unit }: Part, language: Language) {
  const name = ingredient.names[language]
  if (unit === 'slice' && ingredient.category === 'bread') return name.one
  return isPlural(ingredient, amount, unit, language) ? name.many : name.one
}

/** The word a cook says in the steps once the list has been exact: "coriander", not "fresh coriander". */
export function spokenNoun({ ingredient, amount, unit }: Part, language: Language): Noun {
  const name = spokenNames[ingredient.id]?.[language] ?? ingredient.names[language]
  const plural = isPlural(ingredient, amount, unit, language)
  return { word: plural ? name.many : name.one, gender: name.gender, plural }
}

/** What is left of a lemon once it has been squeezed. */
export function pouredNoun(part: Part, language: Language): Noun {
  const juice =
    part.cut === 'juice' || part.cut === 'zestJuice'
      ? findIngredientById(`${part.ingredient.id}-juice`)
      : null
  if (!juice) return spokenNoun(part, language)
  const { one, gender } = juice.names[language]
  return { word: one, gender, plural: false }
}
