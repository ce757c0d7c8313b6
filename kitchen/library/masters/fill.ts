import { languages, type Language } from '#shared/constants/languages.ts'
import { keepsWhenCut } from '../lines/keeps-when-cut.ts'
import { cutFor, cutIn } from '../lines/knifework.ts'
import { cooksAmount } from '../lines/measures.ts'
import { sentence } from '../steps/planned-step.ts'
import { withFamilies } from '../../lexicon/concepts/food-ids.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { spoken } from '../../render/spoken.ts'
import type { Phrase } from '../steps/phrase.ts'
import type { Filling } from '../edit/operation.ts'
import { boiledFirst } from '../edit/boiled-first.ts'
import { inEach, withoutFood, withPlaces } from '../edit/step-text.ts'
import { withGuard } from '../edit/swap.ts'
import { partOf } from '../planned.ts'
import type { Recipe, RecipeLine } from '../recipe.ts'
import { paceOf, type Master, type Slot } from './master.ts'

interface Placed {
  food: Ingredient
  filling: Filling
}

const takesFood = ({ takes, not }: Slot, { id, category }: Ingredient) =>
  !not.includes(id) && (takes.includes(id) || takes.includes(category))

/** Who says beef takes any part of it: the one that there is a place for. */
function foodFor(master: Master, { food: id, alike = [] }: Filling): Ingredient | null {
  const all = [id, ...alike].flatMap((each) => findIngredientById(each) ?? [])
  const hasPlace = (food: Ingredient) =>
    master.slots.some((slot) => takesFood(slot, food)) || master.lines.some((line) => line.food === food.id)
  return all.find(hasPlace) ?? all[0] ?? null
}

/** Which slot or line takes each food; null where one of them has no place. */
function placed(master: Master, fillings: readonly Filling[]) {
  const slots = new Map<Slot, Placed[]>()
  const lines = new Map<string, Placed>()
  for (const filling of fillings) {
    const food = foodFor(master, filling)
    if (!food) return null
    const families = withFamilies(food.id)
    const line = master.lines.find((each) => families.includes(each.food) && !lines.has(each.food))
    const room = (slot: Slot) => (slots.get(slot)?.length ?? 0) < slot.most
    const able = master.slots.filter((slot) => takesFood(slot, food) && room(slot))
    // Who is named in a slot goes there before who is only of its class.
    const slot = able.find(({ takes }) => takes.includes(food.id)) ?? able[0]
    if (line) lines.set(line.food, { food, filling })
    else if (slot) slots.set(slot, [...(slots.get(slot) ?? []), { food, filling }])
    else return null
  }
  return { slots, lines }
}

/** So much of it as there is, else its share of what the slot holds. */
function lineOf({ food, filling }: Placed, slot: Slot, count: number): RecipeLine {
  const { amount, unit, role, cut } = slot
  const share = count > 1 ? (amount / count) * 1.1 : amount
  const piece = food.grams.piece
  const isPieces = unit === 'g' && food.countable && piece !== undefined && piece >= 60
  const usual = isPieces
    ? cooksAmount({ amount: share / piece, unit: null }, keepsWhenCut(food))
    : food.serving.unit === null || unit === 'g' || unit === 'ml' || unit === null
      ? cooksAmount({ amount: share, unit }, keepsWhenCut(food))
      : { amount: share, unit }
  const isTold = filling.amount !== null
  return {
    food: food.id,
    amount: isTold ? filling.amount : usual.amount,
    unit: isTold ? filling.unit : usual.unit,
    scales: !isTold,
    cut: cut === null ? cutFor(food) : cutIn(cut, food),
    state: null,
    role,
    mayGo: false,
    swaps: [],
    heading: null,
    note: null,
  }
}

const nothing = 'nothing'

/** The text with foods in the places of the slots; without what speaks of a slot in which there is none. */
function filledText(text: Phrase, foods: ReadonlyMap<string, readonly string[]>): Phrase | null {
  const inPlace = (words: string) =>
    withPlaces(words, (names) => {
      const all = names.flatMap((name) => foods.get(name) ?? [name])
      return all.length > 0 ? all : [nothing]
    })
  return inEach(text, (words) => withoutFood(inPlace(words), nothing))
}

/** The name of the dish with what is in it: at most three foods. */
function nameIn(
  master: Master,
  language: Language,
  lines: readonly RecipeLine[],
  foods: ReadonlyMap<string, readonly string[]>,
): string {
  const of = (name: string) =>
    (foods.get(name) ?? [name]).slice(0, 3).flatMap((food) =>
      lines
        .filter((line) => line.food === food)
        .slice(0, 1)
        .map(partOf),
    )
  const said = sentence(master.names, of)
  return plainApostrophes(spoken(said, language))
}

/** A master recipe with these foods, all of them; null where it has no place for one. */
export function filled(
  master: Master,
  fillings: readonly Filling[],
  mayEat: (food: string) => boolean = () => true,
): Recipe | null {
  const found = placed(master, fillings)
  if (!found) return null
  const foods = new Map<string, readonly string[]>()
  const lines: RecipeLine[] = []
  for (const slot of master.slots) {
    const own = found.slots.get(slot) ?? []
    const usual = own.length > 0 ? [] : slot.usually.filter(mayEat).slice(0, 1)
    if (own.length === 0 && slot.usually.length > 0 && usual.length === 0) return null
    const bought = usual.flatMap((id) => findIngredientById(id) ?? [])
    const all = [
      ...own,
      ...bought.map((food) => ({ food, filling: { food: food.id, amount: null, unit: null } })),
    ]
    lines.push(...all.map((each) => lineOf(each, slot, all.length)))
    const ids = all.map(({ food }) => food)
    foods.set(
      slot.name,
      ids.map(({ id }) => id),
    )
    for (const pace of ['firm', 'quick'] as const)
      foods.set(
        `${slot.name}.${pace}`,
        ids.filter((food) => paceOf(food) === pace).map(({ id }) => id),
      )
  }
  for (const line of master.lines) {
    const told = found.lines.get(line.food)
    const isOut = master.onlyIfThere.includes(line.food) && !told
    foods.set(line.food, isOut ? [] : [told?.food.id ?? line.food])
    if (isOut) continue
    const measure =
      told && told.filling.amount !== null
        ? { amount: told.filling.amount, unit: told.filling.unit, scales: false }
        : {}
    lines.push({ ...line, ...measure, food: told?.food.id ?? line.food })
  }
  if (
    lines.every(({ role }) => role !== 'main') ||
    new Set(lines.map(({ food }) => food)).size < lines.length
  )
    return null
  const steps = master.steps.map((step) => {
    const text = filledText(step.text, foods)
    return text && { ...step, text, done: step.done.flatMap((food) => foods.get(food) ?? [food]) }
  })
  if (steps.includes(null)) return null
  const said = steps.flatMap((step) => (step && step.text.en !== '' ? step : []))
  const names = Object.fromEntries(
    languages.map((language) => [language, nameIn(master, language, lines, foods)]),
  ) as Recipe['names']
  const { slots: _slots, onlyIfThere: _only, ...rest } = master
  const recipe: Recipe = { ...rest, names, lines, steps: said }
  const seen = lines.reduce<Recipe | null>((now, { food }) => now && withGuard(now, food), recipe)
  return seen && lines.reduce((now, { food }) => boiledFirst(now, food), seen)
}
