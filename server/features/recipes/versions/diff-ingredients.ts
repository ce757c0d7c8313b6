import { findIngredients } from '#kitchen/foods'
import type { LineChange } from '#shared/contract/recipe-versions.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import type { Language } from '#shared/constants/languages.ts'
import { formatAmount, ingredientLine } from '#shared/words/amounts.ts'
import { fold } from '#shared/words/fold.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { longestPairs } from './diff-words.ts'

/** The id of the first food that a line names, or null. */
const foodOf = (item: string, language: Language): string | null =>
  findIngredients(item, language)[0]?.ingredient.id ?? null

interface Line extends RecipeIngredient {
  language: Language
  food: string | null
  /** As it is shown, with its group. */
  text: string
}

type Pair = readonly [before: number, after: number]

/** What happened to the lines of the list, in the order of the later list; removed ones where they were. */
export function diffIngredients(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const pairs = matchLines(before, after)
  const stayed = pairs.filter(([i, j]) => before[i]?.text === after[j]?.text)
  const inOrder = new Set(
    longestPairs(before.length, after.length, (i, j) =>
      Number(stayed.some(([a, b]) => a === i && b === j)),
    ).map(([i]) => i),
  )
  const changeOf = (pair: Pair | undefined, old: Line | undefined, now: Line | undefined): LineChange[] => {
    if (old && now && pair) {
      if (old.text !== now.text) return [changed(old, now)]
      return inOrder.has(pair[0]) ? [] : [{ kind: 'moved', item: null, before: old.text, after: now.text }]
    }
    if (now) return [{ kind: 'added', item: null, before: null, after: now.text }]
    return old ? [{ kind: 'removed', item: null, before: old.text, after: null }] : []
  }
  const rows = after.flatMap((now, j) => {
    const pair = pairs.find(([, right]) => right === j)
    return changeOf(pair, pair && before[pair[0]], now).map((row) => ({ place: j, row }))
  })
  const gone = before.flatMap((old, i) => {
    if (pairs.some(([left]) => left === i)) return []
    const place =
      pairs.filter(([left]) => left < i).reduce((max, [, right]) => Math.max(max, right), -1) + 0.5
    return changeOf(undefined, old, undefined).map((row) => ({ place, row }))
  })
  return [...rows, ...gone].toSorted((one, other) => one.place - other.place).map(({ row }) => row)
}

/** Said of a line that stands for another recipe. */
const ownRecipe: Record<Language, string> = {
  en: 'a recipe of its own',
  fr: 'une recette à part',
  es: 'una receta aparte',
  de: 'ein eigenes Rezept',
}

export function linesOf(ingredients: readonly RecipeIngredient[], language: Language): Line[] {
  return ingredients.map((ingredient) => {
    const words = ingredientLine(ingredient, language)
    // What it is called over there is nobody's business but that recipe's readers'.
    const line = ingredient.recipe ? `${words} (${ownRecipe[language]})` : words
    return {
      ...ingredient,
      language,
      food: foodOf(ingredient.item, language),
      text: ingredient.group ? `${line} (${ingredient.group})` : line,
    }
  })
}

function changed(old: Line, now: Line): LineChange {
  const sameFood = (old.food !== null && old.food === now.food) || fold(old.item) === fold(now.item)
  const onlyAmount =
    old.item === now.item &&
    old.note === now.note &&
    old.group === now.group &&
    Boolean(old.recipe) === Boolean(now.recipe)
  if (sameFood && onlyAmount)
    return { kind: 'changed', item: now.item, before: amountOf(old), after: amountOf(now) }
  return { kind: sameFood ? 'changed' : 'replaced', item: null, before: old.text, after: now.text }
}

const amountOf = ({ amount, amountMax, unit, language }: Line) =>
  formatAmount(amount, unit, language, amountMax) || recipeLabels[language].toTaste

/**
 * Which line became which: first those that are the same, then those of the same food, of the same words, and at last
 * those at the same place between two lines that are matched already.
 */
export function matchLines(before: readonly Line[], after: readonly Line[]): Pair[] {
  const pairs: Pair[] = []
  const match = (keyOf: (line: Line, place: number, side: 0 | 1) => string | null) => {
    const open = new Map<string, number[]>()
    for (const [j, line] of after.entries()) {
      const key = pairs.some(([, right]) => right === j) ? null : keyOf(line, j, 1)
      if (key !== null) open.set(key, [...(open.get(key) ?? []), j])
    }
    const found: Pair[] = []
    for (const [i, line] of before.entries()) {
      const key = pairs.some(([left]) => left === i) ? null : keyOf(line, i, 0)
      const j = key === null ? undefined : open.get(key)?.shift()
      if (j !== undefined) found.push([i, j])
    }
    pairs.push(...found)
  }
  match(({ text }) => text)
  match(({ food, group }) => food && `${food} ${group ?? ''}`)
  match(({ food }) => food)
  match(({ item }) => fold(item))
  match((_, place, side) => {
    const previous = pairs.filter((pair) => pair[side] < place).toSorted((a, b) => b[side] - a[side])[0]
    return previous ? previous.join() : 'start'
  })
  return pairs
}
