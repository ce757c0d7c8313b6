import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { isAllowed } from '../../safety/wishes/allowed.ts'
import { isSoberFew, type Few, type Wishes } from '../../safety/wishes/wishes.ts'

const list = <Item>(...some: (readonly Item[])[]): readonly Item[] => [...new Set(some.flat())]

const mayHave = (id: string, wishes: Wishes) => {
  const food = findIngredientById(id)
  return food === null || isAllowed(food, wishes)
}

/** The wishes of those at the table who leave some of it. */
export function theirs(wishes: Wishes, few: Few): Wishes {
  const own: Wishes = {
    ...wishes,
    few: null,
    diets: list(wishes.diets, few.diets),
    excludedIds: list(wishes.excludedIds, few.excludedIds),
    excludedGroups: list(wishes.excludedGroups, few.excludedGroups, isSoberFew(few) ? ['alcohol'] : []),
  }
  // What the others asked for is not refused to these: the usual thing stands in for it.
  return {
    ...own,
    wanted: own.wanted.filter(({ id }) => mayHave(id, own)),
    wantedGroups: own.wantedGroups.filter((group) => !own.excludedGroups.includes(group)),
  }
}
