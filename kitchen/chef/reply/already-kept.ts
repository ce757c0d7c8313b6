import { adviceAhead } from '../../answers/keeping.ts'
import { groupMembers } from '../../lexicon/food-groups.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { findIngredients } from '../../lexicon/find.ts'
import type { Reading } from '../../understand/understand.ts'

const most = 3

/** What this turn leaves out and the dish never had: a group by the first of its foods. */
export function absentIn({ wishes, before, dish, dishBefore, said }: Reading): string[] {
  if (!before || !dishBefore) return []
  const isIn = (id: string) =>
    [dish, dishBefore].some(({ plan }) => plan.parts.some(({ ingredient }) => ingredient.id === id))
  // Not all that a name keeps out is told: gnocchi stay out without potatoes.
  const named = findIngredients(said, wishes.language).map(({ ingredient }) => ingredient.id)
  const isGrouped = (id: string) => groupOf(id) !== id
  const fresh = wishes.excludedIds.filter((id) => !before.excludedIds.includes(id))
  const groups = wishes.excludedGroups.filter((group) => !before.excludedGroups.includes(group))
  const groupOf = (id: string) => {
    const food = findIngredientById(id)
    return groups.find((group) => food !== null && groupMembers[group](food)) ?? id
  }
  const families = new Map<string, string[]>()
  for (const id of fresh.filter((each) => isGrouped(each) || named.includes(each)))
    families.set(groupOf(id), [...(families.get(groupOf(id)) ?? []), id])
  return [...families.values()].flatMap((ids) => (ids.some(isIn) ? [] : ids.slice(0, 1))).slice(0, most)
}

/** How the dish is made the day before or for the freezer, where this turn asks for it. */
export function aheadSaid({ wishes: { ahead, language }, before, dish }: Reading): string[] {
  if (ahead === null || ahead === before?.ahead) return []
  return [adviceAhead(dish, ahead, language)].filter(Boolean)
}
