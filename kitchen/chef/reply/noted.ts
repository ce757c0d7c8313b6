import type { Language } from '#shared/constants/languages.ts'
import { allergenWords, type Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { joined } from '../../lexicon/articles.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { filled } from '../../render/words.ts'

/** What a recipe is, as a sentence says it of "the recipe". */
const recipeIs: Record<Language, Record<Diet, string>> = {
  en: {
    vegan: 'vegan',
    vegetarian: 'vegetarian',
    pescatarian: 'pescatarian',
    glutenFree: 'gluten-free',
    lactoseFree: 'lactose-free',
    halal: 'halal',
    kosherStyle: 'kosher-style',
    lowSugar: 'low in sugar',
  },
  fr: {
    vegan: 'végane',
    vegetarian: 'végétarienne',
    pescatarian: 'pescétarienne',
    glutenFree: 'sans gluten',
    lactoseFree: 'sans lactose',
    halal: 'halal',
    kosherStyle: 'de type casher',
    lowSugar: 'peu sucrée',
  },
  es: {
    vegan: 'vegana',
    vegetarian: 'vegetariana',
    pescatarian: 'pescetariana',
    glutenFree: 'sin gluten',
    lactoseFree: 'sin lactosa',
    halal: 'halal',
    kosherStyle: 'de estilo kosher',
    lowSugar: 'baja en azúcar',
  },
  de: {
    vegan: 'vegan',
    vegetarian: 'vegetarisch',
    pescatarian: 'pescetarisch',
    glutenFree: 'glutenfrei',
    lactoseFree: 'laktosefrei',
    halal: 'halal',
    kosherStyle: 'an die koschere Küche angelehnt',
    lowSugar: 'zuckerarm',
  },
}

const noted: Record<Language, string> = {
  en: 'Noted: it will be {list}.',
  fr: 'C’est noté : ce sera {list}.',
  es: 'Anotado: será {list}.',
  de: 'Ist notiert: {list}.',
}

const neither: Record<Language, (words: readonly string[]) => string> = {
  en: (words) => words.join(' or '),
  fr: (words) => words.join(' ni '),
  es: (words) => words.join(' ni '),
  de: (words) => joined(words, 'de'),
}

const beforeNoun: Record<Language, string> = { en: 'without ', fr: 'sans ', es: 'sin ', de: 'ohne ' }

/** Gluten-free already says "no gluten", and vegan that there is neither milk nor egg. */
const implied: Partial<Record<Diet, readonly Allergen[]>> = {
  glutenFree: ['gluten'],
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
}

function told({ language, diets, allergens }: Wishes) {
  const known = diets.flatMap((diet) => implied[diet] ?? [])
  return {
    diets: diets.map((diet) => recipeIs[language][diet]),
    without: allergens.filter((each) => !known.includes(each)).map((each) => allergenWords[language][each]),
  }
}

/** What was told of the table before there is a dish, as one sentence; empty when nothing was. */
export function noting(wishes: Wishes): string {
  const { language } = wishes
  const { diets, without } = told(wishes)
  const all = [...diets, ...(without.length > 0 ? [beforeNoun[language] + neither[language](without)] : [])]
  return all.length === 0 ? '' : filled(noted[language], { list: joined(all, language) })
}
