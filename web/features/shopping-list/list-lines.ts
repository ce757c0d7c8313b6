import type { NamedFood, NamedRecipe } from '#shared/contract/household-changes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { aisles, type Aisle } from '#shared/shopping/aisles.ts'
import { firstList } from '#shared/shopping/lists.ts'
import { neverBought } from '#shared/shopping/staples.ts'
import { sumLines, type Line, type Sum } from '#shared/shopping/sum-lines.ts'
import type { SyncedRow } from '#shared/sync/merge.ts'
import { fold } from '#shared/words/fold.ts'
import type { Unit } from '#shared/words/units.ts'

/** A line of the shopping list as the page shows it. */
export interface ListLine extends Line {
  language: Language
  note: string | null
  recipeId: string | null
  planEntryId: string | null
  servings: number | null
  /** The index among the recipe's ingredients. */
  line: number
  tickedAt: string | null
  /** The list that it is on. */
  listId: string
}

/** A list of the household as the page shows it. */
export interface NamedList {
  id: string
  /** Null: nobody has named the first list. */
  name: string | null
  isArchived: boolean
}

/** The lists of a household: the first one, then the others by their names. */
export function listsOf(rows: readonly SyncedRow[]): [NamedList, ...NamedList[]] {
  const named = rows.map(({ id, values }): NamedList => ({
    id,
    name: text(values.name),
    isArchived: values.isArchived === true,
  }))
  const others = named.filter(({ id, name }) => id !== firstList && name !== null)
  const first = named.find(({ id }) => id === firstList)
  return [
    { id: firstList, name: first?.name ?? null, isArchived: false },
    ...others.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '')),
  ]
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Lines that are complete; a line may be partly here while it is being sent. Those without a list, or of one that is gone,
 * are on the first list.
 */
export function linesOf(rows: readonly SyncedRow[], lists: readonly NamedList[]): ListLine[] {
  const known = new Set(lists.map(({ id }) => id))
  return rows.flatMap(({ id, values }) => {
    const item = text(values.item)
    // What a recipe takes from the tap is not bought; who types it wants it.
    const isOfTap = text(values.recipeId) !== null && neverBought.has(text(values.foodId) ?? '')
    if (item === null || isOfTap) return []
    const listId = text(values.listId)
    return {
      id,
      item,
      language: (text(values.language) ?? 'en') as Language,
      foodId: text(values.foodId),
      amount: number(values.amount),
      unit: text(values.unit) as Unit | null,
      gramsPerUnit: number(values.gramsPerUnit),
      aisle: text(values.aisle) as Aisle | null,
      note: text(values.note),
      recipeId: text(values.recipeId),
      planEntryId: text(values.planEntryId),
      servings: number(values.servings),
      line: number(values.line) ?? 0,
      tickedAt: text(values.tickedAt),
      listId: listId !== null && known.has(listId) ? listId : firstList,
    }
  })
}

export type Foods = ReadonlyMap<string, NamedFood>

const capitalized = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** Whether a line names its food itself: "ripe tomatoes" are tomatoes, but self-raising flour is not just any flour. */
function namesItsFood({ item, language }: Pick<ListLine, 'item' | 'language'>, food: NamedFood): boolean {
  const said = ` ${fold(item)} `
  return food.names[language].some((name) => said.includes(` ${fold(name)} `))
}

/** As it was typed where all lines say the same in the reader's language, or a food that has no name; otherwise its name. */
export function nameOfSum(
  { lines, parts, foodId, item }: Sum<ListLine>,
  foods: Foods,
  language: Language,
): string {
  const isOneItem = lines.every((line) => fold(line.item) === fold(item))
  const isSame = isOneItem && lines.every((line) => line.language === language)
  const food = foodId === null ? undefined : foods.get(foodId)
  const names = food?.names[language]
  if (!food || !names || (isOneItem && !lines.some((line) => namesItsFood(line, food)) && !isSame))
    return capitalized(item)
  const [one, many] = names
  const isPlainName = [one, many].some((name) => fold(name) === fold(item))
  if (isSame && !isPlainName) return capitalized(item)
  const isOne = parts.length === 1 && parts[0]?.unit === null && parts[0].amount <= 1
  return capitalized(isOne ? one : many)
}

/** One line as it stands, with its food in the reader's language. */
export function nameOfLine(line: ListLine, foods: Foods, language: Language): string {
  const food = line.foodId === null ? undefined : foods.get(line.foodId)
  const names = food?.names[language]
  if (line.language === language || !food || !names || !namesItsFood(line, food)) return line.item
  return names[line.unit === null && line.amount !== null && line.amount <= 1 ? 0 : 1]
}

/** The notes of lines, each once. */
export const notesOf = (lines: readonly ListLine[]): string =>
  [...new Set(lines.flatMap(({ note }) => note ?? []))].join(', ')

export interface AisleGroup {
  aisle: Aisle
  sums: Sum<ListLine>[]
}

/** What is still to buy, in the order of the shop. */
export function byAisle(lines: readonly ListLine[], nameOf: (sum: Sum<ListLine>) => string): AisleGroup[] {
  const sums = sumLines(lines.filter(({ tickedAt }) => tickedAt === null))
  return aisles.flatMap((aisle) => {
    const here = sums.filter((sum) => sum.aisle === aisle)
    if (here.length === 0) return []
    return { aisle, sums: here.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) }
  })
}

/** What is in the basket, the last first. */
export function tickedSums(lines: readonly ListLine[]): Sum<ListLine>[] {
  const lastOf = (sum: Sum<ListLine>) =>
    sum.lines.reduce((last, { tickedAt }) => (tickedAt !== null && tickedAt > last ? tickedAt : last), '')
  return sumLines(lines.filter(({ tickedAt }) => tickedAt !== null)).toSorted((a, b) =>
    lastOf(b).localeCompare(lastOf(a)),
  )
}

export interface DishGroup {
  key: string
  recipeId: string | null
  planEntryId: string | null
  /** Null for what belongs to no dish. */
  recipe: NamedRecipe | null
  servings: number | null
  lines: ListLine[]
}

/** The lines of each dish, and last those that somebody typed. */
export function byDish(lines: readonly ListLine[], recipes: ReadonlyMap<string, NamedRecipe>): DishGroup[] {
  const groups = Map.groupBy(lines, ({ planEntryId, recipeId }) => planEntryId ?? recipeId ?? '')
  return [...groups]
    .map(([key, same]): DishGroup => {
      const { recipeId = null, planEntryId = null, servings = null } = same[0] ?? {}
      return {
        key,
        recipeId,
        planEntryId,
        recipe: recipeId === null ? null : (recipes.get(recipeId) ?? null),
        servings,
        lines: same.toSorted((a, b) => a.line - b.line || a.item.localeCompare(b.item)),
      }
    })
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || a.key.localeCompare(b.key))
}
