import { edited, type Draft } from '../library/edit/index.ts'
import { isMeant, type Conditions } from '../library/find/conditions.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { conditionsOf, dislikedIn } from './conditions-heard.ts'
import type { Heard } from './heard.ts'

/**
 * What a draft must keep that was changed by hand since the last turn: whom a food endangers as ever, but what was only
 * wished for before counts as far as it is still so. Who has taken the mushrooms out does not get them back with the next word.
 */
export function besideGiven(heard: Heard, before: Wishes, draft: Draft): Conditions {
  const { conditions, wishes, disliked } = heard
  const foods = edited(draft, [])?.applied.recipe.lines.map(({ food }) => food) ?? []
  const then = conditionsOf(before, [], [])
  const dislikedThen = dislikedIn(before)
  const isIn = (filling: Conditions['with'][number]) => foods.some((food) => isMeant(food, filling))
  const isKept = (food: string) =>
    foods.includes(food) && disliked.includes(food) && dislikedThen.includes(food)
  const kitchenOf = ({ way, lacks, minutes }: Conditions) => JSON.stringify([way, lacks, minutes])
  const isSameKitchen = kitchenOf(then) === kitchenOf(conditions)
  return {
    ...conditions,
    servings: wishes.servings === before.servings ? null : conditions.servings,
    with: conditions.with.filter((each) => isIn(each) || then.with.every(({ food }) => food !== each.food)),
    out: conditions.out.filter((food) => !isKept(food)),
    ...(isSameKitchen && { way: null, lacks: [], minutes: null }),
  }
}
