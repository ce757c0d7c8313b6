import type { FoodEntry } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../../lexicon/food-groups.ts'
import { withKin } from '../../safety/kin.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { readFood } from './table-foods.ts'

const allergenGroups: Partial<Record<Allergen, readonly FoodGroup[]>> = {
  milk: ['dairy', 'cheese', 'cream'],
  fish: ['fish'],
  crustaceans: ['seafood'],
  molluscs: ['seafood'],
}

/** The kinds of food that an allergy to this allergen may have been read as. */
export const groupsOfAllergen = (allergen: Allergen): readonly FoodGroup[] => allergenGroups[allergen] ?? []

/** Adds a food to what must or must not be in the dish, or takes it out of there. */
export function applyFood(
  wishes: Wishes,
  field: 'with' | 'without',
  entry: FoodEntry,
  language: Language,
): Wishes {
  const food = readFood(entry.value, language, field)
  switch (food.kind) {
    case 'unknown':
      return wishes
    case 'allergen':
      return entry.removed
        ? wishes
        : { ...wishes, allergens: [...new Set([...wishes.allergens, food.allergen])] }
    case 'ingredient':
      if (field === 'with') return entry.removed ? unwanted(wishes, food.id) : wanted(wishes, food.id)
      return entry.removed ? allowed(wishes, food.id, entry) : refused(wishes, food.id)
    case 'group':
      if (field === 'with')
        return entry.removed ? unwantedGroup(wishes, food.group) : wantedGroup(wishes, food.group)
      return entry.removed ? allowedGroup(wishes, food.group, entry) : refusedGroup(wishes, food.group)
  }
}

/** A dislike gives way; an allergy does not. */
function wanted(wishes: Wishes, id: string): Wishes {
  const lifted = withKin(id, wishes.language).filter((each) => !wishes.allergyIds.includes(each))
  const isThere = wishes.wanted.some((each) => each.id === id)
  return {
    ...wishes,
    wanted: isThere ? wishes.wanted : [...wishes.wanted, { id, amount: null, unit: null }],
    excludedIds: wishes.excludedIds.filter((each) => !lifted.includes(each)),
  }
}

const unwanted = (wishes: Wishes, id: string): Wishes => ({
  ...wishes,
  wanted: wishes.wanted.filter((each) => each.id !== id),
})

function wantedGroup(wishes: Wishes, group: FoodGroup): Wishes {
  const isAllergy = wishes.allergyGroups.includes(group)
  return {
    ...wishes,
    wantedGroups: [...new Set([...wishes.wantedGroups, group])],
    excludedGroups: isAllergy
      ? wishes.excludedGroups
      : wishes.excludedGroups.filter((each) => each !== group),
  }
}

const unwantedGroup = (wishes: Wishes, group: FoodGroup): Wishes => ({
  ...wishes,
  wantedGroups: wishes.wantedGroups.filter((each) => each !== group),
})

function refused(wishes: Wishes, id: string): Wishes {
  const ids = withKin(id, wishes.language)
  return {
    ...wishes,
    wanted: wishes.wanted.filter((each) => !ids.includes(each.id)),
    excludedIds: [...new Set([...wishes.excludedIds, ...ids])],
  }
}

function refusedGroup(wishes: Wishes, group: FoodGroup): Wishes {
  const isMember = groupMembers[group]
  return {
    ...wishes,
    wanted: wishes.wanted.filter(({ id }) => {
      const ingredient = findIngredientById(id)
      return !ingredient || !isMember(ingredient)
    }),
    wantedGroups: wishes.wantedGroups.filter((each) => each !== group),
    excludedGroups: [...new Set([...wishes.excludedGroups, group])],
    alcoholFree: wishes.alcoholFree || group === 'alcohol',
  }
}

function allowed(wishes: Wishes, id: string, { confirmed }: FoodEntry): Wishes {
  if (wishes.allergyIds.includes(id) && !confirmed) return wishes
  // Without a confirmation what is refused for an allergy stays out, also where it is only kin.
  const lifted = withKin(id, wishes.language).filter((each) => confirmed || !wishes.allergyIds.includes(each))
  return {
    ...wishes,
    excludedIds: wishes.excludedIds.filter((each) => !lifted.includes(each)),
    allergyIds: wishes.allergyIds.filter((each) => !lifted.includes(each)),
  }
}

function allowedGroup(wishes: Wishes, group: FoodGroup, { confirmed }: FoodEntry): Wishes {
  if (wishes.allergyGroups.includes(group) && !confirmed) return wishes
  const others = (groups: readonly FoodGroup[]) => groups.filter((each) => each !== group)
  const isLifted = (id: string) => {
    const ingredient = findIngredientById(id)
    return ingredient !== null && groupMembers[group](ingredient) && !wishes.allergyIds.includes(id)
  }
  return {
    ...wishes,
    excludedIds: wishes.excludedIds.filter((id) => !isLifted(id)),
    excludedGroups: others(wishes.excludedGroups),
    allergyGroups: others(wishes.allergyGroups),
    alcoholFree: wishes.alcoholFree && group !== 'alcohol',
  }
}
