import { matchesOf } from '../lexicon/may-match.ts'
import { isCookedAlready, isFromTin } from './cooked-already.ts'
import { cookedForm } from './leftover-names.ts'
import { amountBefore } from '../read/text/amounts.ts'
import { isSeasoning } from '../lexicon/facts.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { isListOfFoods, isPlenty, usesUp } from './use-up.ts'
import type { Unit } from '#shared/words/units.ts'
import { allergenNames, groupWords, type FoodGroup } from '../lexicon/food-groups.ts'
import { anyBounded, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('mentions')

/** One thing to eat that a guest named, and whether they want it. */
export interface Mention {
  start: number
  end: number
  /** The guest's own words for it, folded. */
  words: string
  wanted: boolean
  /** Said as something a body cannot take, not as a matter of taste. */
  allergy: boolean
  /** An allergy by suspicion alone: nothing was said that somebody's food does to them. */
  suspected?: 'refused' | 'named'
  /** Somebody may not have it, whatever the reason is. */
  forbidden?: true
  ingredientId: string | null
  /** The animal was named but no cut. */
  loosely: boolean
  amount: number | null
  unit: Unit | null
  inHand?: true
  /** It was cooked before: leftover rice. */
  cooked?: true
  /** There is more than enough of it. */
  plenty?: true
  /** It takes the place of what was to be in the dish until now: "rather with tofu". */
  instead?: true
  group: FoodGroup | null
  allergen: Allergen | null
}

/** What the guest has is a fixed number: "I have three bananas", "es sind genau zwei da". */
const inHandWords = anyBounded(lists('in-hand-words'))

/** Egg whites and fruit that are left over were not cooked before. */
const keptRaw: ReadonlySet<Category> = new Set<Category>([
  'egg',
  'dairy',
  'fruit',
  'berry',
  'citrus',
  'bread',
  'cheese',
  'herb',
  'chocolate',
  'sweetener',
  'wine',
  'nut',
])

/** "Un moule", "moule 24 x 24": what a cake is baked in; mussels are many or have an article of their own. */
const isTin = (clause: string, { start, end }: { start: number; end: number }) =>
  clause.slice(start, end) === 'moule' &&
  (/(?:^|[^a-z])(?:un|le|mon|ton|son|ce|du|en|petit|grand|bon) $/.test(clause.slice(0, start)) ||
    /^ (?:(?:a|de|d'environ|d') ?)*(?:\d|cake|manque|tarte|charniere|muffin|kouglof|silicone|rond|carre|savarin)/.test(
      clause.slice(end),
    ))

/** "A leek" that is there is one leek; in a wish it is as much leek as the dish takes. */
const oneOfThem = /^(?:an?|one|une?|una?|eine?n?)$/
const isGrown = ({ category }: Ingredient) =>
  category === 'vegetable' || category === 'aromatic' || category === 'potato'

export type Span = Omit<Mention, 'wanted' | 'allergy' | 'words'>

/** Mince that is left was bought and not cooked, unless somebody says so. */
const isMinced = ({ id }: Ingredient) => /^minced-|^mixed-mince$/.test(id)
const browned =
  /(?<![a-z])(?:(?:un|already |pre-?)?cooked|browned|fried|cuite?s?|cocinad[oa]|hech[oa]|frit[oa]|(?:an)?gebraten[a-z]*|gekocht[a-z]*)(?![a-z])/

/** A pack of meat is no measure of a recipe. */
const inGrams = (read: ReturnType<typeof amountBefore>, { category, grams }: Ingredient) =>
  read?.unit === 'pack' && grams.pack === undefined && /^(?:meat|poultry)$/.test(category)
    ? { ...read, amount: read.amount * 500, unit: 'g' as const }
    : read

/** "I've got a rotisserie chicken to use instead": of the same kind, it is what was wanted. */
const inItsPlace = anyFree(lists('in-its-place'))

/** What has no raw form under its name. */
const isBoughtCooked = ({ id }: Ingredient) =>
  id.startsWith('cooked-') ? id !== 'cooked-ham' : id === 'mashed-potato'

/** What is bought fresh and in tins under one name. */
const tinnedForms: Readonly<Record<string, string>> = {
  tomato: 'tinned-tomato',
  'cherry-tomato': 'tinned-tomato',
  'fresh-tuna': 'tinned-tuna',
  'fresh-sardine': 'tinned-sardine',
}

/** Pulses that are bought dry unless somebody says that they come from a tin. */
const isDryPulse = ({ category, serving, minutes }: Ingredient) =>
  category === 'legume' && serving.unit === 'g' && minutes >= 15

export function spansOf(clause: string, language: Language): Span[] {
  const blank = { ingredientId: null, loosely: false, amount: null, unit: null, group: null, allergen: null }
  const named = (pattern: RegExp) =>
    matchesOf(pattern, clause).map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const isNamed = ({ ingredient, matched }: { ingredient: Ingredient; matched: string }) =>
    !(ingredient.id === 'aperol' && !/aperol/i.test(matched)) &&
    !(ingredient.id === 'quince' && (language === 'es' ? /^quince$/i : /^coming$/i).test(matched)) &&
    !(ingredient.id === 'mixed-nut' && /^nurses?$/i.test(matched))
  const found = findIngredients(clause, language).filter(isNamed)
  const ripe = (
    { matched, start }: { matched: string; start: number },
    place: number,
    all: readonly { end: number }[],
  ) =>
    /^mure?s?$/.test(matched) &&
    place > 0 &&
    /^ (?:(?:bien|tres|trop|pas) )*$/.test(clause.slice(all[place - 1]?.end ?? 0, start))
  const isInHand = inHandWords.test(clause) || usesUp(clause) || isListOfFoods(clause)
  const ingredients = (found.length > 0 ? found : findIngredients(clause, 'any').filter(isNamed))
    .filter((each, place, all) => !ripe(each, place, all) && !isTin(clause, each))
    .map(({ ingredient, start, end }): Span => {
      const read = amountBefore(clause, start, language)
      const vague =
        read !== null &&
        read.unit === null &&
        (!ingredient.countable ||
          (!(isInHand && oneOfThem.test(clause.slice(read.start, read.end)) && isGrown(ingredient)) &&
            !/\d|two|three|deux|trois|dos|tres|zwei|drei|half|halb|demi|medi[oa]/.test(
              clause.slice(read.start, read.end),
            )))
      const measure = vague ? null : inGrams(read, ingredient)
      const cooked =
        isBoughtCooked(ingredient) ||
        (!keptRaw.has(ingredient.category) &&
          // Ham is eaten as it is bought, so that a rest of it is no leftover.
          !isSeasoning(ingredient) &&
          !(isMinced(ingredient) && !browned.test(clause)) &&
          (isCookedAlready(clause, { start, end }) ||
            (isDryPulse(ingredient) && isFromTin(clause, { start, end }))))
      const isTinned = measure?.unit === 'can' || isFromTin(clause, { start, end })
      const tinned = isTinned ? tinnedForms[ingredient.id] : undefined
      return {
        ...blank,
        start,
        end,
        ingredientId: (cooked ? cookedForm(ingredient.id) : tinned) ?? ingredient.id,
        loosely:
          /^(beef|lamb|pork|boeuf|agneau|porc|ternera|res|carne de res|cordero|cerdo|puerco|chancho|carne de (?:cerdo|puerco|cordero)|ham|jambon|jamon|schinken|rind(er|fleisch)?|lamm(fleisch)?|schwein(e|efleisch)?|chicken|poulet|pollo|huhn|huhnchen|hahnchen)$/.test(
            clause.slice(start, end),
          ),
        amount: measure?.amount ?? null,
        unit: measure?.unit ?? null,
        ...(measure && isInHand && { inHand: true as const }),
        ...(cooked && { cooked: true as const }),
        ...(cooked && inItsPlace.test(clause) && { instead: true as const }),
        ...(measure === null && isPlenty(clause, { start, end }) && { plenty: true as const }),
      }
    })
  // "Chicken off a rotisserie chicken" is one and the same.
  const isSaidTwice = ({ ingredientId, amount }: Span) =>
    ingredientId !== null &&
    amount === null &&
    ingredients.some((each) => each.cooked === true && each.ingredientId === cookedForm(ingredientId))
  const inside = (span: { start: number; end: number }) =>
    ingredients.some(
      (each) =>
        each.start <= span.start && each.end >= span.end && each.end - each.start > span.end - span.start,
    )
  const allergens = allergenNames.flatMap(([allergen, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, allergen })),
  )
  const groups = groupWords.flatMap(([group, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, group })),
  )
  // The "légumes" of "légumes verts" are no beans.
  const isInGroup = (span: Span) =>
    span.group !== null &&
    groups.some(
      (each) =>
        each.start <= span.start && each.end >= span.end && each.end - each.start > span.end - span.start,
    )
  return [
    ...ingredients.filter((each) => !isSaidTwice(each)),
    ...[...allergens, ...groups].filter((span) => !inside(span) && !isInGroup(span)),
  ].toSorted((a, b) => a.start - b.start)
}
