import type { DraftChange, DraftOperation, EditReason, SentDraft } from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { unconfirmed, type Finding, type Verdict } from '#shared/contract/safety-finding.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { keepsWhenCut } from '../library/lines/keeps-when-cut.ts'
import { cooksAmount } from '../library/lines/measures.ts'
import { sentence } from '../library/steps/planned-step.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { finishFor } from '../library/edit/index.ts'
import { partOf } from '../library/planned.ts'
import { listName } from '../render/grammar/noun.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { printed } from '../render/print.ts'
import { spoken as sentenceIn } from '../render/spoken.ts'
import { settle, type Settled } from '../safety/settle.ts'
import type { AtTable } from './eating.ts'
import type { EditedDraft } from './edit-library.ts'
import { saysAmountOf, scaledIngredient, scaledText } from './free-amounts.ts'
import { foodOfItem, textsOf } from './free-mentions.ts'
import { withoutLine } from './free-remove.ts'
import { replaced } from './free-replace.ts'

/** Where each line that was sent stands now; null where it is gone. */
type Places = readonly (number | null)[]

interface Free {
  settled: Settled
  places: Places
}

const graveIn = ({ findings }: Verdict): Finding[] => [
  ...findings.filter(({ severity }) => severity === 'dangerous'),
  ...unconfirmed(findings).filter(({ severity }) => severity !== 'dangerous'),
  ...findings.filter(({ code }) => code === 'forbidden-diet'),
]

const lineText = ({ ingredients, language }: RecipeStructure, line: number): string => {
  const given = ingredients[line]
  return given ? ingredientLine({ ...given, note: null }, language) : ''
}

/** The steps that cannot be told for more or fewer guests: whose amount it is they do not say, or in words. */
const fixedSteps = (recipe: RecipeStructure, toldAnew: readonly number[]): string[] =>
  recipe.steps
    .filter((_, at) => !toldAnew.includes(at))
    .map(({ text }) => text)
    .filter((text) => scaledText(text, 2, recipe) === null)

/** For more or fewer guests, in the list and in every step that says how much and is not told anew. */
function served(
  recipe: RecipeStructure,
  servings: number,
  toldAnew: readonly number[],
): RecipeStructure | EditReason {
  if (fixedSteps(recipe, toldAnew).length > 0) return 'said'
  const factor = servings / recipe.servings
  const steps = recipe.steps.map((step, at) => ({
    ...step,
    text: toldAnew.includes(at) ? step.text : scaledText(step.text, factor, recipe),
  }))
  return {
    ...recipe,
    servings,
    ingredients: recipe.ingredients.map((line) =>
      line.scales ? scaledIngredient(line, factor, recipe.language) : line,
    ),
    steps: steps.map((step) => ({ ...step, text: step.text ?? '' })),
  }
}

function amountChanged(recipe: RecipeStructure, line: number, factor: number): RecipeStructure | EditReason {
  const given = recipe.ingredients[line]
  if (!given) return 'absent'
  if (given.amount === null) return 'to taste'
  if (factor < 0.1 || factor > 5) return 'too much'
  if (textsOf(recipe).some((text) => saysAmountOf(text, line, recipe))) return 'said'
  const next = scaledIngredient(given, factor, recipe.language)
  return { ...recipe, ingredients: recipe.ingredients.map((each, at) => (at === line ? next : each)) }
}

/** One more food over the finished dish, where it is one that comes there. */
function withAdded(
  recipe: RecipeStructure,
  { item, amount, unit }: Extract<DraftOperation, { op: 'add' }>,
): RecipeStructure | EditReason {
  const { language, ingredients, steps, servings } = recipe
  const food = foodOfItem(item, language)
  if (!food) return 'unknown'
  if (ingredients.some((each) => foodOfItem(each.item, language)?.id === food.id)) return 'present'
  const text = finishFor(food)
  if (!text) return 'no place'
  if (ingredients.length >= limits.recipe.ingredientsMax || steps.length >= limits.recipe.stepsMax)
    return 'too much'
  const usual = { amount: food.serving.amount * servings, unit: food.serving.unit }
  const measure = amount === null ? cooksAmount(usual, keepsWhenCut(food)) : { amount, unit }
  const line = {
    food: food.id,
    ...measure,
    scales: true,
    cut: null,
    state: null,
    role: 'finish' as const,
    mayGo: true,
    swaps: [],
    heading: null,
    note: null,
  }
  const part = partOf(line)
  const said = plainApostrophes(
    sentenceIn(
      sentence(text, () => [part]),
      language,
    ),
  )
  return {
    ...recipe,
    ingredients: [
      ...ingredients,
      {
        ...measure,
        item: printed(listName(part, language), language),
        note: null,
        group: null,
        scales: true,
      },
    ],
    steps: [
      ...steps,
      { text: printed(said, language), minutes: null, celsius: null, uses: [ingredients.length] },
    ],
  }
}

function changed(
  recipe: RecipeStructure,
  operation: DraftOperation,
  { line, toldAnew }: { line: number | null; toldAnew: readonly number[] },
): RecipeStructure | EditReason {
  const { language } = recipe
  switch (operation.op) {
    case 'serve':
      return operation.servings === recipe.servings ? recipe : served(recipe, operation.servings, toldAnew)
    case 'add':
      return withAdded(recipe, operation)
    case 'heat':
    case 'way':
      return 'no base'
    default: {
      const given = line === null ? undefined : recipe.ingredients[line]
      if (line === null || !given) return 'absent'
      if (operation.op === 'remove') return withoutLine(recipe, line)
      if (operation.op === 'amount') return amountChanged(recipe, line, operation.factor)
      if (operation.op === 'replace') return replaced(recipe, { ...operation, line })
      const by = findIngredientById(operation.food)
      const { amount, unit } = given
      if (!by) return 'unknown'
      const { one, many } = by.names[language]
      return replaced(recipe, { line, item: by.countable ? many : one, amount, unit })
    }
  }
}

/** What is other, read off the two recipes; for other guests every amount is another, and is told of only where more was done. */
function changesBetween(before: RecipeStructure, after: RecipeStructure, places: Places): DraftChange[] {
  const factor = after.servings / before.servings
  const isScaled = factor !== 1
  const known = new Set(places)
  const ofLines = before.ingredients.flatMap((old, line): DraftChange[] => {
    const place = places[line] ?? null
    const fresh = place === null ? undefined : after.ingredients[place]
    if (place === null || !fresh) return [{ kind: 'out', before: old.item, after: null }]
    if (fresh.item !== old.item) return [{ kind: 'instead', before: old.item, after: fresh.item }]
    const expected = isScaled && old.scales ? scaledIngredient(old, factor, before.language) : old
    const isSame = expected.amount === fresh.amount && expected.unit === fresh.unit
    if (isSame) return []
    return [{ kind: 'amount', before: lineText(before, line), after: lineText(after, place) }]
  })
  const added = after.ingredients.flatMap(({ item }, place): DraftChange[] =>
    known.has(place) ? [] : [{ kind: 'in', before: null, after: item }],
  )
  const servings: DraftChange[] = isScaled
    ? [{ kind: 'servings', before: before.servings, after: after.servings }]
    : []
  return [...servings, ...ofLines, ...added]
}

const movedPlaces = (places: Places, operation: DraftOperation, line: number | null): Places =>
  operation.op !== 'remove' || line === null
    ? places
    : places.map((each) => (each === null || each === line ? null : each > line ? each - 1 : each))

/**
 * A recipe without base after operations by hand. One that those who eat must not have may be mended by the operations;
 * where it is not, it stands no longer.
 */
export function editedFreeDraft(
  sent: SentDraft,
  operations: readonly DraftOperation[],
  { guests, doubtful, spoken }: AtTable,
  toldAnew: readonly number[] = [],
): EditedDraft {
  const eaters = { ...guests, allergens: [...(guests.allergens ?? []), ...doubtful] }
  const { base: _base, byHand: _byHand, plating, ...given } = sent
  const settledFrom = (recipe: RecipeStructure, before: RecipeStructure | null) =>
    settle({ recipe, before, isByPerson: before !== null, eaters, spoken })
  const start = settle({ recipe: given, plating: plating ?? null, eaters, spoken })
  const isGuarded = graveIn(start.verdict).length === 0
  let now: Free = {
    settled: start,
    places: given.ingredients.map((_, place) => place),
  }
  const refused: EditedDraft['refused'] = []
  for (const operation of operations) {
    const { recipe } = now.settled
    const line = 'line' in operation ? (now.places[operation.line] ?? null) : null
    const next = changed(recipe, operation, { line, toldAnew })
    if (typeof next === 'string') {
      const sentences =
        operation.op === 'serve' && next === 'said' ? fixedSteps(recipe, toldAnew).slice(0, 5) : []
      refused.push({ operation, reason: next, sentences, offer: null })
      continue
    }
    const settled = settledFrom(next, recipe)
    const grave = graveIn(settled.verdict)
    if (isGuarded && grave.length > 0) {
      const sentences = grave.map(({ sentence: text }) => text).slice(0, 5)
      refused.push({ operation, reason: 'unsafe', sentences, offer: null })
      continue
    }
    now = { settled, places: movedPlaces(now.places, operation, line) }
  }
  const grave = graveIn(now.settled.verdict)
  if (grave.length > 0) {
    const sentences = grave.map(({ sentence: text }) => text).slice(0, 5)
    const all = operations.map((operation) => ({ operation, sentences, offer: null }))
    const refusedAll = all.map((each) => ({ ...each, reason: 'unsafe' as const }))
    return { draft: null, changes: [], refused: refusedAll, dangers: sentences }
  }
  const { recipe, verdict } = now.settled
  const changes = changesBetween(start.recipe, recipe, now.places)
  const isByHand = sent.byHand === true || changes.length > 0
  // How it is served names its foods: of others it would tell wrongly.
  const isServedSo =
    plating !== undefined && !changes.some(({ kind }) => kind === 'instead' || kind === 'out')
  const draft = { ...recipe, verdict, ...(isServedSo && { plating }), ...(isByHand && { byHand: true }) }
  return { draft, changes, refused, dangers: [] }
}
