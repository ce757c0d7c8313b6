import { languages, type Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { allergensNamed, harmlessIn, type AllergensNamed } from '../lexicon/allergens-named.ts'
import { carrierIndex } from '../lexicon/carriers/carrier-index.ts'
import { commonWordsOf } from '../lexicon/common-words.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { FoodGroup } from '../lexicon/food-groups.ts'
import { remembering } from '../lexicon/remembering.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import type { Span } from './mentions.ts'

const allergensOfGroup: Partial<Record<FoodGroup, readonly Allergen[]>> = {
  dairy: ['milk'],
  cheese: ['milk'],
  cream: ['milk'],
  fish: ['fish'],
  seafood: ['crustaceans', 'molluscs'],
}

/** The allergens of something that a guest named. */
export function allergensOfSpan({
  allergen,
  group,
  ingredientId,
}: Pick<Span, 'allergen' | 'group' | 'ingredientId'>): readonly Allergen[] {
  if (allergen !== null) return [allergen]
  const ofGroup = group === null ? undefined : allergensOfGroup[group]
  return ofGroup ?? findIngredientById(ingredientId ?? '')?.allergens ?? []
}

/** Shorter names of other languages are too often a word of this one. */
const shortestForeign = 5

type Place = Pick<Span, 'start' | 'end'>
const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

/** "Kase kuchen": what German joins stands apart in a text that was prepared for other readers. */
function namedTogether(text: string): AllergensNamed[] {
  const words = tokensOf(text)
  return words.flatMap(({ word, start, end }, at) => {
    const next = words[at + 1]
    const together = tokensOf(word + (next?.word ?? ''))
    if (!next || next.start !== end + 1 || !carrierIndex('de').names.longest(together, 0)) return []
    return allergensNamed(word + next.word, 'de', 'sentence').map((each) => ({
      ...each,
      name: text.slice(start, next.end),
      start,
      end: next.end,
    }))
  })
}

/** Every name in a text that carries allergens; brands are the same everywhere, and each language lists others. */
const namedIn = remembering(500, (text: string, language: Language): readonly AllergensNamed[] => {
  const own = [
    ...(language === 'de' ? namedTogether(text) : []),
    ...allergensNamed(text, language, 'sentence'),
  ]
  const known = [...own, ...harmlessIn(text, language, 'sentence')]
  const foreign = languages
    .filter((each) => each !== language)
    .flatMap((each) => allergensNamed(text, each, 'sentence'))
    .filter(
      (found) =>
        found.name.length >= shortestForeign &&
        !found.isCompound &&
        !commonWordsOf[language].has(found.name) &&
        !known.some((each) => overlaps(each, found)),
    )
  return [...own, ...foreign]
})

/** Where such names stand; no part of a sentence ends within one ("masa para wonton"). */
export const placesOfCarriers = (text: string, language: Language): readonly Place[] =>
  namedIn(text, language)

/**
 * Products and dishes in a text (folded) that carry allergens and are no foods to cook with: "Marmite", "Snickers", one
 * span for each allergen that `foods`, which are named there as well, do not tell of. What only some makes contain counts
 * where nothing else is known of the name.
 */
export function carriersSaid(text: string, language: Language, foods: readonly Span[]): Span[] {
  return namedIn(text, language).flatMap(({ start, end, contains, mayContain }) => {
    const inside = foods.filter((food) => overlaps(food, { start, end }))
    // An allergy to cream is one to a kind of food, which does without a word of milk.
    const heard = inside.filter(({ group }) => group === null).flatMap(allergensOfSpan)
    const carried = contains.length === 0 && inside.length === 0 ? mayContain : contains
    return carried
      .filter((each) => !heard.includes(each))
      .map((allergen) => ({
        start,
        end,
        allergen,
        ingredientId: null,
        group: null,
        loosely: false,
        amount: null,
        unit: null,
      }))
  })
}
