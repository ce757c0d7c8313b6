import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Household } from '#shared/contract/household.ts'

const listFields = ['diets', 'allergens', 'with', 'without', 'equipment', 'eaters'] as const
const scalarFields = ['servings', 'minutes'] as const

/** Those who eat with the household on an ordinary day. */
export const usualEaterIds = ({ eaters }: Household): string[] =>
  eaters.flatMap(({ id, isUsual }) => (isUsual ? id : []))

export const isAsUsual = (household: Household, eaterIds: readonly string[]): boolean => {
  const usual = usualEaterIds(household)
  return usual.length === eaterIds.length && usual.every((id) => eaterIds.includes(id))
}

/** Monday is 0, where the cook is. */
export const weekdayOf = (now: Date): number => (now.getDay() + 6) % 7

/**
 * What the household has stated about those who eat, and about its kitchen on this weekday: chips as if set by hand
 * before the first message, so that later words win. One pot for all: what one must not have, nobody gets.
 */
export function tableOfHousehold(
  household: Household,
  eaterIds: readonly string[],
  weekday: number,
): ChatTable {
  const eating = household.eaters.filter(({ id }) => eaterIds.includes(id))
  const byHand = <Value>(values: readonly Value[]) =>
    [...new Set(values)].map((value) => ({ value, by: 'hand' as const, at: 0 }))
  const servings =
    (isAsUsual(household, eaterIds) ? household.servings : null) ?? (eating.length || household.servings)
  const dislikes = new Map(eating.flatMap((eater) => eater.dislikes.map((food) => [food.value, food.name])))
  return {
    ...emptyTable,
    servings: byHand(servings ? [servings] : [])[0] ?? null,
    minutes: byHand([household.weekdayMinutes[weekday]].flatMap((minutes) => minutes ?? []))[0] ?? null,
    allergens: byHand(eating.flatMap(({ allergens }) => allergens)),
    diets: byHand(eating.flatMap(({ diets }) => diets)),
    without: [...dislikes].map(([value, name]) => ({ value, name, by: 'hand', at: 0 })),
    equipment: byHand(household.equipment),
    eaters: byHand(eating.some(({ isChild }) => isChild) ? (['child'] as const) : []),
  }
}

const healthFields = ['allergens', 'diets', 'eaters'] as const

/**
 * The table with what those who eat must not have and the conversation does not know, because it was stated since. What
 * was taken out by hand is known. Null when nothing is missing.
 */
export function withNewlyStated(table: ChatTable, stated: ChatTable, at: number): ChatTable | null {
  let isChanged = false
  const fields: Record<string, unknown> = {}
  for (const field of healthFields) {
    const entries: readonly Entry[] = stated[field]
    // What words left in doubt is not known.
    const known: readonly Entry[] = table[field]
    const missing = entries.filter(
      ({ value }) => !known.some((entry) => entry.value === value && !entry.doubtful),
    )
    if (missing.length === 0) continue
    isChanged = true
    const kept = known.filter(({ value }) => !missing.some((entry) => entry.value === value))
    fields[field] = [...kept, ...missing.map((entry) => ({ ...entry, at }))]
  }
  return isChanged ? { ...table, ...fields } : null
}

interface Entry {
  value: string | number
  /** Of a food, in the language of the page. */
  name?: string | undefined
  by: 'hand' | 'read'
  at?: number | undefined
  removed?: boolean | undefined
  doubtful?: boolean | undefined
}

const find = (entries: readonly Entry[], value: Entry['value']) =>
  entries.find((entry) => entry.value === value)

/**
 * The table after other people eat, `at` that many messages: what only the former household table had goes, what only
 * the new one has comes. What somebody set or took out by hand, and what words said, stays.
 */
export function withOtherEaters(
  table: ChatTable,
  change: { before: ChatTable; after: ChatTable; at: number },
): ChatTable {
  const { before, after, at } = change
  const swap = (now: readonly Entry[], old: readonly Entry[], next: readonly Entry[]): Entry[] => {
    const left = now.filter(
      (entry) => entry.by !== 'hand' || entry.removed || !find(old, entry.value) || find(next, entry.value),
    )
    const come = next.filter(({ value }) => !find(old, value)).map((entry) => ({ ...entry, at }))
    const named = left.map((entry) => {
      const name = find(next, entry.value)?.name
      return name === undefined ? entry : { ...entry, name }
    })
    return [...named.filter(({ value }) => !find(come, value)), ...come]
  }
  const fields: Record<string, unknown> = {}
  for (const field of listFields) fields[field] = swap(table[field], before[field], after[field])
  for (const field of scalarFields) {
    const asList = (entry: Entry | null) => (entry ? [entry] : [])
    const next = swap(asList(table[field]), asList(before[field]), asList(after[field]))
    fields[field] = next.at(-1) ?? null
  }
  return { ...emptyTable, ...fields }
}
