import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/**
 * What of a talk protects somebody: allergies, illnesses, diets and who eats. Where a model leads the talk it reads by itself
 * what is wished for; a wish that rules have misread would bind it.
 */
export function protecting(wishes: Wishes): Wishes {
  const { allergyIds, allergyGroups, forbiddenIds } = wishes
  return {
    ...wishes,
    excludedIds: wishes.excludedIds.filter((id) => allergyIds.includes(id) || forbiddenIds.includes(id)),
    excludedGroups: wishes.excludedGroups.filter((group) => allergyGroups.includes(group)),
  }
}

interface Mark {
  by: 'hand' | 'read'
}

const setByHand = <Entry extends Mark>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ by }) => by === 'hand')

/** The same of a table; what was set by hand stays. */
export function protectingTable(table: ChatTable, { forbiddenIds }: Wishes): ChatTable {
  return {
    ...table,
    servings: table.servings?.by === 'hand' ? table.servings : null,
    minutes: table.minutes?.by === 'hand' ? table.minutes : null,
    with: setByHand(table.with),
    without: table.without.filter(
      ({ by, asks, value }) => by === 'hand' || asks || forbiddenIds.includes(value),
    ),
    equipment: setByHand(table.equipment),
  }
}
