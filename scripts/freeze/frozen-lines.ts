import { languages, type Language } from '../../shared/constants/languages.ts'
import type { CookedPlan } from '../../kitchen/cook/cook.ts'
import type { Part } from '../../kitchen/recipes/part.ts'
import { gramsIn } from '../../kitchen/cook/sugar.ts'
import { standInsFor } from '../../kitchen/cook/stand-ins.ts'
import { isFlesh, isSuitable } from '../../kitchen/lexicon/facts.ts'
import { findIngredientById } from '../../kitchen/lexicon/find-by-id.ts'
import { fold } from '../../kitchen/lexicon/fold.ts'
import type { Ingredient } from '../../kitchen/lexicon/ingredient.ts'
import type { Phrase } from '../../kitchen/recipes/phrase.ts'
import { headingId } from '../../kitchen/library/headings.ts'
import type { RecipeLine, Swap } from '../../kitchen/library/recipe.ts'
import type { LineRole } from '../../kitchen/library/vocabulary.ts'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

/** "Aubergines" names the aubergine and German joins words, but a vinaigrette is no vinegar. */
const names = (language: Language, said: string, word: string) =>
  said.startsWith(word) && (language === 'de' || said.length - word.length <= 2)

function isNamed({ names: own }: Ingredient, titles: Phrase): boolean {
  return languages.some((language) => {
    const said = wordsOf(titles[language])
    return [own[language].one, own[language].many].some((name) =>
      wordsOf(name).some((word) => said.some((each) => names(language, each, word))),
    )
  })
}

/** The foods that the title names; where it names none, the flesh or else what there is most of, of what the dish needs. */
export function mainFoods(plan: CookedPlan, titles: Phrase): ReadonlySet<string> {
  const { template, dish, parts } = plan
  const needed = [...template.heads, ...(template.cannotDoWithout ?? [])].map((name) => name.split('.')[0])
  const isHead = ({ role, ingredient, amount }: Part) =>
    amount !== null &&
    ingredient.category !== 'stock' &&
    (needed.includes(role) || (dish.wants?.includes(ingredient.id) ?? false))
  const named = parts.filter(({ ingredient }) => isNamed(ingredient, titles))
  const heads = parts.filter(isHead).toSorted((a, b) => gramsIn(b) - gramsIn(a))
  const first = heads.find(({ ingredient }) => isFlesh(ingredient)) ?? heads[0] ?? parts[0]
  return new Set((named.length > 0 ? named : first ? [first] : []).map(({ ingredient }) => ingredient.id))
}

const spooned = ['tsp', 'tbsp', 'pinch', 'dash']
const garnishes = ['herb', 'nut', 'seed', 'citrus', 'cheese']

function roleOf(part: Part, plan: CookedPlan, main: ReadonlySet<string>): LineRole {
  const { ingredient, amount, unit } = part
  if (main.has(ingredient.id)) return 'main'
  const last = plan.steps.at(-1)
  const isLast =
    plan.steps.length > 1 &&
    plan.steps.every(
      (step) => step === last || !step.uses.includes(part) || step.sentences.every(({ whole }) => whole),
    )
  if (isLast && garnishes.includes(ingredient.category) && amount !== null) return 'finish'
  const seasons =
    amount === null ||
    ['spice', 'herb'].includes(ingredient.category) ||
    /^(garlic|ginger|lemongrass|chilli)$/.test(ingredient.id) ||
    (['condiment', 'citrus'].includes(ingredient.category) && unit !== null && spooned.includes(unit))
  return seasons ? 'seasoning' : 'base'
}

/** What a diet or an allergy keeps out of the one and not of the other. */
const helps = (own: Ingredient, other: Ingredient) =>
  other.category === own.category ||
  (['vegan', 'glutenFree', 'lactoseFree', 'halal'] as const).some(
    (diet) => !isSuitable(own, diet) && isSuitable(other, diet),
  )

/** What else its part of the template takes as gladly, where the dish leaves that open; then what stands in for it. */
function swapsOf({ ingredient, role: id }: Part, plan: CookedPlan, main: boolean): Swap[] {
  const role = plan.template.roles.find((each) => each.id === id)
  const isOwn = plan.dish.wants?.includes(ingredient.id) || plan.dish.alone?.includes(ingredient.id)
  const pool = isOwn || plan.dishType === 'Cocktails' || !Array.isArray(role?.pool) ? [] : role.pool
  const there = new Set(plan.parts.map((part) => part.ingredient.id))
  const alike = (pool as readonly string[]).flatMap((each) => {
    const food = findIngredientById(each)
    return food && food.category === ingredient.category ? [food] : []
  })
  const instead = standInsFor(ingredient.id).flatMap((each) => {
    const food = findIngredientById(each)
    return food && helps(ingredient, food) ? [food] : []
  })
  const foods = [...alike.slice(0, 4), ...instead.slice(0, 3)]
    .map((food) => food.id)
    .filter((food) => !there.has(food))
  return foods.length > 0 ? [{ foods: [...new Set(foods)], how: main ? 'offered' : 'done' }] : []
}

const optional = ['herb', 'spice', 'nut', 'seed', 'citrus']

/** The list of a cooked dish as lines of the library. */
export function frozenLines(plan: CookedPlan, main: ReadonlySet<string>): RecipeLine[] {
  return plan.parts.map((part): RecipeLine => {
    const { ingredient, amount, unit, scales, cut, bought } = part
    const of = plan.template.roles.find(({ id }) => id === part.role)
    const role = roleOf(part, plan, main)
    const isWanted = plan.dish.wants?.includes(ingredient.id) ?? false
    return {
      food: ingredient.id,
      amount,
      unit,
      scales,
      cut,
      state: bought ?? null,
      role,
      mayGo:
        role !== 'main' &&
        amount !== null &&
        !isWanted &&
        plan.dishType !== 'Cocktails' &&
        optional.includes(ingredient.category),
      swaps: swapsOf(part, plan, role === 'main'),
      heading: of?.group ? headingId('for', of.group.en) : null,
      note: of?.note ? headingId('note', of.note.en) : null,
    }
  })
}
