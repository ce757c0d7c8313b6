import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { listed, type Form } from '../lexicon/articles.ts'
import { nounsOf } from '../render/words.ts'
import { groupDefaults } from '../lexicon/group-defaults.ts'
import { entriesAbout, foodsIn, frame, plainList, aboutChef, type Table } from './table.ts'
import type { Question } from './recognise.ts'

const substitutes = entriesAbout('substitutes.txt').map(({ entry, foods }) => {
  if (!findIngredientById(entry.key)) throw new Error(`${entry.place}: the larder has no "${entry.key}"`)
  return { key: entry.key, text: entry.text, foods }
})

/** What stands in for a food, with how much of it in words. */
export const standIns = (from: Ingredient, language: Language) =>
  substitutes.filter(({ key }) => key === from.id).map(({ foods, text }) => ({ foods, text: text[language] }))

const forms = { en: 'of', fr: 'of', es: 'of', de: 'acc' } as const satisfies Record<string, Form>
const plainForms = { en: 'the', fr: 'the', es: 'the', de: 'acc' } as const satisfies Record<string, Form>

const exchangeable: ReadonlySet<string> = new Set([
  'vegetable',
  'leafyGreen',
  'mushroom',
  'legume',
  'grain',
  'pasta',
  'fruit',
  'berry',
  'citrus',
  'herb',
  'fish',
  'poultry',
  'shellfish',
  'meat',
  'potato',
  'cheese',
  'nut',
  'seed',
])

/** Of the same kind and used for the same: another white fish, or a vegetable that tastes and cooks like it. */
function kinOf(from: Ingredient): readonly Ingredient[] {
  const named = Object.values(groupDefaults).find((ids) => ids.includes(from.id)) ?? []
  const kin = named.flatMap((id) => findIngredientById(id) ?? []).filter((each) => each !== from)
  if (kin.length > 0 || !exchangeable.has(from.category)) return kin
  const shared = (each: Ingredient) => each.flavours.filter((taste) => from.flavours.includes(taste)).length
  const unlike = (each: Ingredient) =>
    Math.abs(each.minutes - from.minutes) - 3 * shared(each) - Number(each.look.shape === from.look.shape)
  const others = ingredients.filter(
    (each) => each !== from && each.category === from.category && each.animal === from.animal,
  )
  const isNear = (each: Ingredient) => shared(each) > 0 && Math.abs(each.minutes - from.minutes) <= 5
  // A herb that tastes of something else is no substitute.
  const near = others.some(isNear) || from.category === 'herb' ? others.filter(isNear) : others
  return near.toSorted((a, b) => unlike(a) - unlike(b))
}

/** What is replaced stands before "by" and behind "instead of". */
const by =
  / (?:replac\w*|swap\w*|remplac\w*|chang\w*|sustitu\w*|cambi\w*|reemplaz\w*|ersetz\w*|tausch\w*|kann|puedo|peux|can) .*?( (?:with|by|par|por|durch|gegen) ).* /
const insteadOf =
  / (?:instead of|in place of|substitut\w* .* for|statt|anstatt|anstelle(?: von)?|a la place d\w*|au lieu d\w*|en vez de|en lugar de) /

/** The food that a spaced text says is to be replaced, where it names what by: "butter by oil", "oil instead of butter". */
function toldMissing(text: string, language: Language): Ingredient | null {
  if (foodsIn(text, language).length < 2) return null
  const found = by.exec(text)
  const word = found?.[1]
  if (word) return foodsIn(text.slice(0, text.indexOf(word, found.index)), language).at(-1) ?? null
  const opens = insteadOf.exec(text)
  return opens ? (foodsIn(` ${text.slice(opens.index + opens[0].length)}`, language)[0] ?? null) : null
}

/** Drops what leads to it, so that "an onion, not a shallot" is said of the food that is missing. */
const missing = ({ text }: Question, { language, dish }: Table): Ingredient | null => {
  const foods = foodsIn(text, language)
  const known = foods.filter(({ id }) => substitutes.some(({ key }) => key === id))
  const told = toldMissing(text, language)
  if (told) return told
  const inDish = foods.filter((each) => dish?.plan.parts.some(({ ingredient }) => ingredient === each))
  return inDish.find((each) => known.includes(each)) ?? known[0] ?? inDish[0] ?? foods[0] ?? null
}

/** What can stand in for a food, in what ratio: only what everybody at the table may have. */
export function substituteFor(question: Question, table: Table): string {
  const { language, wishes } = table
  const from = missing(question, table)
  if (!from) return frame('which-food', language)
  const usable = (foods: readonly Ingredient[]) =>
    foods.every((each) => each === from || isAllowed(each, wishes))
  const all = substitutes.filter(
    ({ key, foods }) => key === from.id && usable(foods) && !(foods.length === 1 && foods[0] === from),
  )
  // Who asks whether one thing will do hears of that one.
  const offered = foodsIn(question.text, language).filter((each) => each !== from)
  const asked = all.filter(({ foods }) => foods.some((each) => offered.includes(each))).slice(0, 1)
  const choices = asked.length > 0 ? asked : all.slice(0, 2)
  const noun = (form: Form) => listed(nounsOf([from], language), form, language)
  if (choices.length > 0)
    return frame('swap', language, {
      from: noun(forms[language]),
      list: choices.map(({ text }) => text[language]).join(`; ${frame('or', language)} `),
    })
  const kin = kinOf(from)
    .filter((each) => isAllowed(each, wishes))
    .slice(0, 2)
  if (kin.length > 0)
    return frame('swap', language, {
      from: noun(forms[language]),
      list: kin.map((each) => plainList([each], language)).join(` ${frame('or', language)} `),
    })
  const optional = ['herb', 'spice', 'nut', 'seed', 'berry'].includes(from.category)
  if (substitutes.some(({ key }) => key === from.id))
    return frame('swap-none', language, { from: noun(plainForms[language]) })
  return optional ? frame('swap-out', language) : aboutChef('unknown', language)
}
