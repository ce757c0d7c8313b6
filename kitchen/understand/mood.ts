import { matches } from '../lexicon/may-match.ts'
import { cues, offTopic } from './cues.ts'
import { handover } from './handover.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/** What the last turn does. */
export type Mood =
  | 'nothing'
  | 'greeting'
  | 'thanks'
  | 'praise'
  | 'handover'
  | 'surprise'
  | 'question'
  | 'stray'
  | 'another'
  | 'wish'

const fields = [
  'dishType',
  'dish',
  'unknown',
  'cuisine',
  'servings',
  'minutes',
  'heat',
  'noOven',
  'noCook',
  'noHob',
  'onePot',
  'airFryer',
  'microwaveOnly',
  'kettleOnly',
  'pressureCooker',
  'slowCooker',
  'cookingMixer',
  'noBake',
  'ovenLimit',
  'tin',
  'vessel',
  'slowHours',
  'work',
  'usCups',
  'notFried',
  'baked',
  'oneBurner',
  'lessSweet',
  'ahead',
  'noBlender',
  'noRollingPin',
  'noFridge',
  'noBits',
  'pantryOnly',
  'useUp',
  'occasion',
  'leftovers',
  'infant',
  'child',
  'toddler',
  'pregnant',
  'frail',
  'alcoholFree',
  'soft',
  'cold',
  'grill',
  'another',
  'refused',
  'distress',
  'unnamedAllergy',
] as const
const lists = [
  'wanted',
  'wantedGroups',
  'excludedIds',
  'excludedGroups',
  'refusedDishes',
  'allergens',
  'allergyIds',
  'allergyGroups',
  'forbiddenIds',
  'diets',
  'few',
  'health',
  'unknownHealth',
  'less',
  'tastes',
  'qualities',
  'textures',
  'dangers',
  'tried',
] as const

export function changed(a: Wishes, b: Wishes): boolean {
  return (
    fields.some((field) => a[field] !== b[field]) ||
    lists.some((list) => JSON.stringify(a[list]) !== JSON.stringify(b[list]))
  )
}

/** True once there is something to cook from: a dish, a kind of dish, a cuisine or anything to put in it. */
export function isConcrete(wishes: Wishes): boolean {
  const { dish, unknown, dishType, cuisine, wanted, wantedGroups, another } = wishes
  return (
    Boolean(dish ?? unknown ?? dishType ?? cuisine) ||
    wanted.length > 0 ||
    wantedGroups.length > 0 ||
    another > 0 ||
    wishes.refusedDishes.length > 0 ||
    wishes.occasion !== null ||
    wishes.cold ||
    wishes.grill ||
    wishes.soft ||
    // "Something in the slow cooker for twelve" says enough.
    (wishes.servings !== null &&
      (wishes.slowCooker ||
        wishes.pressureCooker ||
        wishes.airFryer ||
        wishes.onePot ||
        wishes.minutes !== null))
  )
}

/** Nothing at all was understood that could be cooked: then what sounds strange may be the dish. */
export const tellsNothing = (wishes: Wishes): boolean =>
  !isConcrete(wishes) &&
  wishes.health.length + wishes.unknownHealth.length + wishes.tastes.length === 0 &&
  wishes.minutes === null &&
  !wishes.noOven &&
  !wishes.leftovers

export function moodOf(folded: string, before: Wishes, after: Wishes): Mood {
  if (after.another > before.another) return 'another'
  if (changed({ ...before, language: after.language }, after)) return 'wish'
  if (cues.surprise.test(folded)) return 'surprise'
  if (before.settled !== null && matches(handover, folded)) return 'handover'
  if (cues.thanks.test(folded)) return 'thanks'
  if (cues.question.test(folded) && before.settled === null && !offTopic.test(folded)) return 'question'
  if (cues.greeting.test(folded)) return 'greeting'
  if (cues.praise.test(folded)) return 'praise'
  return 'stray'
}

/** "Rice": one thing to eat says too little to cook from. */
export function isLone(said: string, after: Wishes): boolean {
  const words = said.split(/[^a-z0-9'-]+/).filter((word) => word !== '' && !courtesy.test(word))
  const { dish, unknown, dishType, cuisine, servings, wanted, wantedGroups } = after
  return (
    words.length === 1 &&
    wanted.length + wantedGroups.length === 1 &&
    servings === null &&
    !dish &&
    !unknown &&
    !dishType &&
    !cuisine
  )
}

const courtesy =
  /^(hi|hello|hey|please|pls|bonjour|salut|coucou|svp|hola|buenas|porfa|hallo|moin|servus|bitte|the|some|du|de|la|le|les|des|el|un|una)$/

/** What a turn does; beside it a question is answered as well, and without it the question is all there is. */
export const acts: ReadonlySet<Mood> = new Set(['wish', 'another', 'surprise'])
