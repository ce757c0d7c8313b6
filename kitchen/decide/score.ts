import { inPlaceOf } from '../cook/animal-cuts.ts'
import { homeOf } from '../cook/home-cuisine.ts'
import { isLoose } from '../recipes/knifework.ts'
import { hashOf } from '../cook/seed.ts'
import { suits } from '../cook/suits.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Category } from '../lexicon/ingredient.ts'
import type { Template } from '../recipes/template.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { meetingCondition } from './occasions.ts'
import { isShaped } from './shapes.ts'
import { wantedIngredients } from './wanted-foods.ts'

/** Dishes of one good piece, or of pieces: mince has no place in them unless the guest names the dish. */
const needsPiece = new Set<string>(['panFry', 'trayBake', 'roast', 'schnitzel', 'stirFry', 'salad', 'airFry'])

/** Dishes that are the cooking of raw meat or fish: what is left of a roast is dry before it is brown again. */
export const cooksItRaw = new Set<string>([
  'panFry',
  'trayBake',
  'roast',
  'schnitzel',
  'airFry',
  'grill',
  'skewers',
  'braise',
  'potRoast',
  'boiledJoint',
])

/** What a pot with a lid of its own is bought for. */
export const potCooked = new Set<string>([
  'stew',
  'braise',
  'chilli',
  'curry',
  'beanPot',
  'sauceStew',
  'groundSauce',
  'dal',
  'rouxStew',
  'potRoast',
])

/** What children are given on their birthday, where nobody says more than that. */
const birthday =
  /(?<![a-z])(?:birthday|b-?day|cumple[a-z]*|anniversaire|anniv|geburtstag|kindergeburtstag)(?![a-z])/
const partyBakes = new Set<string>(['cake', 'smallSponges', 'brownies', 'cookies'])

/** Dishes that are nothing the day after. */
export const servedAtOnce = new Set<string>([
  'stirFry',
  'panFry',
  'souffle',
  'salad',
  'omelette',
  'risotto',
  'pasta',
  'friedNoodles',
  'schnitzel',
  'airFry',
  'tacos',
  'friedRice',
  'ramen',
  'mussels',
])

/** Made a few at a time, so that the first guests have eaten before the last are served. */
const byTheFew = new Set<string>(
  [...servedAtOnce, 'shakshuka', 'dumplings'].filter((id) => !['salad', 'pasta'].includes(id)),
)
/** From so many on. */
const crowd = 10

/** True unless a dish of one shape would be chosen for somebody who has named nothing that it is made of. */
const isPlain = ({ id, cuisines }: Template, { cuisine, grill, noCook, wanted, wantedGroups }: Wishes) =>
  !isShaped(id) ||
  wanted.length + wantedGroups.length > 0 ||
  grill ||
  noCook ||
  (cuisine !== null && cuisines.includes(cuisine))

const isTender = (category: Category) => ['meat', 'fish', 'shellfish'].includes(category)

export const isCookedMeat = ({ id, cooked }: Wishes['wanted'][number]) =>
  cooked === true && ['meat', 'poultry', 'fish'].includes(findIngredientById(id)?.category ?? '')

/** How well a way of cooking suits the wishes. */
export function score(template: Template, wishes: Wishes): number {
  const liking = wantedIngredients(wishes).reduce(
    (sum, each) =>
      sum +
      (!(isLoose(each) && needsPiece.has(template.id)) && template.roles.some(({ takes }) => takes?.(each))
        ? (template.likes[each.category] ?? -3)
        : -3),
    0,
  )
  const tastes = wishes.tastes.filter((taste) => template.tastes.includes(taste)).length
  const cuisine = homeOf(wishes)
  const home = cuisine === null ? 0 : template.cuisines.includes(cuisine) ? 4 : -3
  const pot = wishes.onePot ? (template.onePot ? 12 : -12) : 0
  const chance = (hashOf(`${wishes.seed}/${wishes.another}/${template.id}`) % 100) / 50
  const machine = template.needs === 'airFryer' || template.needs === 'microwave' ? 12 : 0
  const soup = template.id === 'soup' && wishes.tastes.includes('hearty') ? 6 : 0
  // What most kitchens of the world put on the table under a name of their own comes out of a pot.
  const isPot =
    template.id === 'stew' && wantedIngredients(wishes).every(({ category }) => !isTender(category))
  const stranger = wishes.unknown !== null && wishes.dish === null && isPot ? 6 : 0
  const manner = suits(template.id, wishes)
  const meeting = meetingCondition(wishes)
  const condition = meeting.length === 0 ? 0 : meeting.includes(template.id) ? 12 : -12
  // Who names a cut gets that cut, so it has to be a dish that can cook it.
  const swapped = wishes.wanted.filter(
    ({ id, loosely }) => !loosely && inPlaceOf(id, template.id) !== id,
  ).length
  const again = cooksItRaw.has(template.id) && wishes.wanted.some(isCookedMeat) ? -8 : 0
  const closed = wishes.slowCooker || wishes.pressureCooker ? (potCooked.has(template.id) ? 12 : -6) : 0
  const sober = wishes.child && (template.likes.spirit ?? 0) > 1 ? -12 : 0
  const party = partyBakes.has(template.id) && birthday.test(wishes.seed) ? 10 : 0
  const wilts = wishes.ahead !== null && servedAtOnce.has(template.id) ? -10 : 0
  // Nobody who has said nothing is given ramen.
  const odd = isPlain(template, wishes) ? 0 : -14
  const queue = (wishes.servings ?? 0) >= crowd && byTheFew.has(template.id) ? -10 : 0
  return (
    liking +
    queue +
    odd +
    closed +
    party +
    sober +
    wilts +
    again -
    swapped * 6 +
    stranger +
    machine +
    soup +
    tastes * 2 +
    home +
    pot +
    manner +
    condition +
    chance
  )
}
