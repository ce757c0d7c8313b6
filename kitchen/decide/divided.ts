import { isAllowed } from '../recipes/allowed.ts'
import { naturalBatch } from '../cook/yields.ts'
import { findIngredients } from '../lexicon/find.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isSoberFew, type Few, type Wishes } from '../recipes/wishes.ts'
import { joinedWith } from '../render/compose.ts'
import type { Checked } from './conditions.ts'

type Cook = (wishes: Wishes) => Checked

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

/** Who eats no meat gets what the kitchen knows as vegetarian; who has no salt, no salty stock either. */
const meatless = (wishes: Wishes): Wishes => ({
  ...wishes,
  diets: wishes.excludedGroups.includes('meat') ? list(wishes.diets, ['vegetarian']) : wishes.diets,
  health: wishes.excludedIds.includes('salt') ? list(wishes.health, ['salt']) : wishes.health,
})

/** A dish whose own words name what these leave ("cover with the chicken") is not theirs, whatever is in it. */
const namesRefused = (portion: Checked, { plan }: Checked, own: Wishes): boolean => {
  const out = plan.parts.flatMap(({ ingredient }) =>
    isAllowed(ingredient, own) || ingredient.id === 'salt' ? [] : [ingredient],
  )
  return portion.plan.steps.some(({ sentences }) =>
    sentences.some(({ text }) =>
      findIngredients(text.en.replace(/\{[^}]*\}/g, '…'), 'en', 'exact').some(({ ingredient }) =>
        out.includes(ingredient),
      ),
    ),
  )
}

/** Where children leave the wine to the others, those may have it. */
const ofOthers = (wishes: Wishes, few: Few): Wishes => ({
  ...wishes,
  few: null,
  child: wishes.child && !isSoberFew(few),
})

/** The dish of all; where some leave what is in it, a portion of theirs is cooked apart, or all of it so that all can eat. */
export function divided(wishes: Wishes, cook: Cook): Checked {
  const { few } = wishes
  if (few === null || few.shared) return cook({ ...wishes, few: null })
  const all = Math.max(wishes.servings ?? Math.max(2, few.least), 1)
  const heads = few.heads < 1 ? Math.max(Math.round(all * few.heads), 1) : Math.round(few.heads)
  const own = theirs({ ...wishes, servings: all }, few)
  const others = ofOthers({ ...wishes, servings: all - heads }, few)
  if (heads >= all) return cook(own)
  const main = cook(others)
  if (main.breaches.length > 0 || main.plan.parts.every(({ ingredient }) => isAllowed(ingredient, own)))
    return cook(ofOthers({ ...wishes, servings: all }, few))
  const ofThem = { ...meatless(own), servings: heads }
  const same = cook({ ...ofThem, settled: main.plan.dish.id })
  const refused = [...own.refusedDishes, main.plan.dish.id]
  const portion = namesRefused(same, main, own)
    ? cook({ ...ofThem, dish: null, settled: null, refusedDishes: refused })
    : same
  // A cake in one tin is for all, or it is none.
  const isOne = naturalBatch(main.plan) !== null || portion.breaches.length > 0
  const both = isOne ? null : joinedWith(main, portion, wishes.language)
  return both ? Object.assign(both, { breaches: [] }) : cook(own)
}
