import { isFlesh, isSeasoning } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { compose, type Composed } from '../render/compose.ts'
import { isShortcut } from '../cook/ready-bought.ts'
import { dishById, dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf, templates } from '../recipes/index.ts'
import type { Template } from '../recipes/template.ts'
import { hasFormForHealth } from '../recipes/form-for-health.ts'
import { isSmooth } from '../safety/health/known-needs.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { homeOf } from '../cook/home-cuisine.ts'
import { isForBabyAlone } from '../recipes/vulnerable-eaters.ts'
import { falsehoodsIn } from '../render/misleading-title.ts'
import { formOf } from './at-hand.ts'
import { unmetBy } from '../cook/equipment.ts'
import { waitOf } from '../cook/planned-step.ts'
import { courseOf, dishesNear, distanceFrom } from './distance.ts'
import { fits, isOnItsBread, isOnlyByName, isWhole, timeOf } from './fits.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'
import { score } from './score.ts'
import { hasShapeFor } from './shapes.ts'
import { dishTypeOf } from './dish-type.ts'
import { hasItsHeart, holdsAll, isBesideAnother, isOutOfPlace, outside } from './places.ts'
import { inNoTime, occasionDish, usualDish } from './usual-dish.ts'
import { wantedIngredients } from './wanted-foods.ts'
import type { DishType } from '#shared/words/dish-types.ts'

const isSavoury = (type: DishType) => type === 'Starters' || type === 'Mains'

/** The dish that a template makes for these wishes, in the guest's cuisine where it has a name there. */
function dishOfTemplate(template: Template, wishes: Wishes, except: Dish | null): Dish | null {
  const own = dishes.filter(
    (dish) => dish.template === template.id && dish !== except && !isRefusedDish(dish, wishes),
  )
  return (
    own.find(
      (dish) => dish.cuisine !== undefined && dish.cuisine === wishes.cuisine && dish.wants === undefined,
    ) ??
    // A dish with parts of its own, like a Spanish tortilla, is only cooked when somebody asks for it.
    (own[0]?.wants ? own.find(({ id }) => id === template.id) : null) ??
    own[0] ??
    null
  )
}

/** The dish that was named or settled on; what goes into the oven with nothing but fruit is a dessert. */
export function namedDish(wishes: Wishes): Dish | null {
  const id = wishes.dish ?? wishes.settled ?? ''
  const sweet = id === 'trayBake' && wishes.wanted.length > 0 && wishes.wantedGroups.length === 0
  const onlyFruit =
    sweet &&
    wishes.wanted.every((each) => ['fruit', 'berry'].includes(findIngredientById(each.id)?.category ?? ''))
  return formOf(dishById(onlyFruit ? 'bakedFruit' : id), wishes)
}

/** The nearest dish to the one that was named that keeps every condition, with everything that is wanted in it. */
function nearest(
  { plan }: Composed,
  wishes: Wishes,
  isOff: (far: number) => boolean = () => false,
): Composed | null {
  const kept = keepingTheHeart(plan, wishes)
  for (const { dish, far } of dishesNear(plan.dish, wishes)) {
    if (isOff(far)) return null
    const template = templateOf(dish.template)
    if (!template) continue
    const one = compose(dish.whole ? wishes : kept, dish, template)
    if (fits(one, wishes) && holdsAll(one) && hasItsHeart(one)) return one
  }
  return null
}

/** True when the dish that was named may not be itself, since its guest refused what its name says. */
export function isSetAside(wishes: Wishes): boolean {
  const own = wishes.dish ? namedDish(wishes) : null
  const template = own ? templateOf(own.template) : null
  return own !== null && template !== null && isOnlyByName(compose(wishes, own, template), wishes)
}

/** Something warming of vegetables may well be a soup, as long as nobody asked for a main course. */
const isSoupWeather = (wishes: Wishes, type: DishType) =>
  type === 'Mains' &&
  wishes.dishType === null &&
  wishes.tastes.includes('hearty') &&
  wantedIngredients(wishes).length > 0 &&
  wantedIngredients(wishes).every(({ category }) => ['vegetable', 'potato', 'legume'].includes(category))

/** How much better a dish must suit to be worth buying its vegetables ready cut, where another has time for the knife. */
const worthTheShop = 6

/** The wishes of a guest whose dish takes too long: its meat and its vegetables, in a dish that is quicker. */
function keepingTheHeart(plan: Composed['plan'], wishes: Wishes): Wishes {
  const parts = plan.parts.map(({ ingredient }) => ingredient)
  const kept = [
    ...parts
      .filter(isFlesh)
      .toSorted((a, b) => Number(isSeasoning(a)) - Number(isSeasoning(b)))
      .slice(0, 1),
    ...parts.filter(({ category }) => category === 'vegetable').slice(0, 2),
  ].filter(({ id }) => wishes.wanted.every((each) => each.id !== id))
  const wanted = kept.map(({ id }) => ({ id, amount: null, unit: null, loosely: true }))
  return { ...wishes, wanted: [...wishes.wanted, ...wanted] }
}

/** Nearer than this, another dish in time is better than the one that was named, late by more than a little. */
const asGoodAs = 3

/** How late a dish may be, by a share of the time there is or by minutes, whichever is more. */
const lateness = {
  little: { share: 1.25, minutes: 6 },
  more: { share: 1.6, minutes: 15 },
  much: { share: 2, minutes: 15 },
}

/** What is in the fridge for longer is not for today. */
const longestWait = 300

/**
 * Whoever asks for a soup in twenty minutes rather has it in thirty, and is told so, than an omelette in time. Where a
 * dish was named, the time is for the work: it may chill or rest for longer.
 */
function isNearlyInTime(dish: Composed, wishes: Wishes, late: keyof typeof lateness): boolean {
  const { minutes } = wishes
  if (minutes === null || !fits(dish, { ...wishes, minutes: null })) return false
  const { share, minutes: few } = lateness[late]
  const waits = wishes.dish === null ? 0 : waitOf(dish.plan)
  return waits <= longestWait && timeOf(dish) - waits <= Math.max(minutes * share, minutes + few)
}

/** The courses in which a dish is looked for where none was said: what one of them has no place for may be at home in another. */
function coursesFor(wishes: Wishes, type: DishType): readonly DishType[] {
  if (wishes.dishType !== null || wishes.wanted.length < 2) return [type]
  return type === 'Mains' ? ['Mains', 'Starters'] : type === 'Desserts' ? ['Desserts', 'Mains'] : [type]
}

/** The best dish for what was named: the first course that has a place for all of it, else the one that leaves out least. */
function bestDish(wishes: Wishes, type: DishType, own: Dish | null, late: Composed[]): Composed | null {
  let best: Composed | null = null
  for (const course of coursesFor(wishes, type)) {
    const one = bestOfItsKind(wishes, course, own, course === type ? late : [])
    if (one && (best === null || outside(one) < outside(best))) best = one
    if (best && outside(best) === 0) break
  }
  return best
}

/** The best dish of a kind that is in time and has a place for all that was named; what is whole but late is added to `late`. */
function bestOfItsKind(
  wishes: Wishes,
  type: DishType,
  own: Dish | null,
  late: Composed[],
  wish: Dish | null = null,
): Composed | null {
  const foods = wantedIngredients(wishes)
  const cuisine = homeOf(wishes)
  const distance = wish ? distanceFrom(wish, wishes) : null
  const farOf = ({ id }: Template) => {
    const plain = distance && dishes.find(({ template }) => template === id)
    return plain ? distance(plain) : 0
  }
  const candidates = templates
    .filter(
      (template) =>
        (template.dishType === type ||
          ((wishes.noCook || wishes.distress !== null || isSmooth(wishes)) &&
            isSavoury(type) &&
            isSavoury(template.dishType)) ||
          (template.id === 'soup' && isSoupWeather(wishes, type))) &&
        !(wishes.noOven && template.oven) &&
        hasShapeFor(template, foods, cuisine) &&
        hasFormForHealth(template.id, wishes) &&
        // Nobody else gets what is cooked for a baby, unless by name.
        (wishes.infant || !template.id.startsWith('baby')) &&
        (template.needs === undefined ||
          (template.needs === 'airFryer' && wishes.airFryer) ||
          (template.needs === 'microwave' && wishes.microwaveOnly)),
    )
    .map((template) => ({
      template,
      points: score(template, wishes) - (wishes.tried.includes(template.id) ? 100 : 0) - 3 * farOf(template),
    }))
    .toSorted((a, b) => b.points - a.points)
  let hurried: { one: Composed; points: number } | null = null
  let partial: Composed | null = null
  for (const { template, points } of candidates) {
    if (hurried && points < hurried.points - worthTheShop) break
    const dish = dishOfTemplate(template, wishes, own)
    if (!dish) continue
    const one = compose(wishes, dish, template)
    // Nobody asked for this one by name, so it need not be milk rice without milk.
    if (falsehoodsIn(one.title, one.plan, wishes.language).size > 0) continue
    const isFit = fits(one, wishes) && isOnItsBread(one)
    const out = isFit ? outside(one) : 0
    if (out > 0) {
      if (partial === null || out < outside(partial)) partial = one
      continue
    }
    if (isFit && !one.plan.parts.some(isShortcut)) return one
    if (isFit) hurried ??= { one, points }
    else if (isWhole(one) && !isOnlyByName(one, wishes)) late.push(one)
  }
  return hurried?.one ?? partial
}

/** What a baby eats of a dish that others eat in pieces, or sweetened. */
const babyForms: Readonly<Record<string, string>> = {
  babyPuree: 'babyPuree',
  babyPorridge: 'babyPorridge',
  porridge: 'babyPorridge',
  ricePudding: 'babyPorridge',
}

/** What is hard or nothing without its sugar, so that a baby who eats alone gets something else. */
const insteadForBaby: Readonly<Record<string, string>> = { ...babyForms, cookies: 'babyPorridge' }

export const babyFormOf = (template: string): string | null => babyForms[template] ?? null

/** What a baby eats who eats alone: purée, or porridge with fruit where something sweet was asked for. */
function babysDish(wishes: Wishes): Composed | null {
  const own = namedDish(wishes)
  const type = (own && templateOf(own.template)?.dishType) ?? dishTypeOf(wishes)
  const form = insteadForBaby[own?.template ?? ''] ?? (isSavoury(type) ? 'babyPuree' : 'babyPorridge')
  const dish = own?.template === form ? own : dishById(form)
  const template = dish && templateOf(dish.template)
  const one =
    dish && template ? compose({ ...wishes, settled: dish.id, dish: dish.id }, dish, template) : null
  return one && isWhole(one) ? one : null
}

/**
 * The dish for these wishes: the one named or settled on while it can be done in the time, otherwise the best of its
 * kind. When nothing is quick enough the quickest is taken, so that there is always a dish.
 */
export function chooseAnew(wishes: Wishes): Composed {
  // Of an unknown dish its foods are known: where no meat or fish is among them, none is put in.
  const foods = wishes.unknown === null || wishes.ofVegetables ? [] : wantedIngredients(wishes)
  if (foods.length > 0 && !foods.some(isFlesh)) return chooseAnew({ ...wishes, ofVegetables: true })
  const own = namedDish(wishes)
  // A dish or a drink that was named is for those who named it, and made so that the baby may share it.
  const isNamed =
    (wishes.dish !== null && own !== null && insteadForBaby[own.template] === undefined) ||
    wishes.dishType === 'Cocktails'
  const baby = !isNamed && isForBabyAlone(wishes) ? babysDish(wishes) : null
  if (baby) return baby
  const ownTemplate = own ? templateOf(own.template) : null
  const asNamed = own && ownTemplate ? compose(wishes, own, ownTemplate) : null
  // Only the kind of an unknown dish is known: where that has no room for the meat or fish of it, it is another kind.
  if (wishes.unknown !== null && wishes.dish !== null && asNamed?.plan.refused.some(isFlesh))
    return chooseAnew({ ...wishes, dish: null, settled: null })
  if (wishes.settled !== null && asNamed && isBesideAnother(asNamed, wishes))
    return chooseAnew({ ...wishes, settled: null })
  const isAnother =
    asNamed !== null &&
    own !== null &&
    (isOnlyByName(asNamed, wishes) || isOutOfPlace(asNamed, wishes) || isRefusedDish(own, wishes))
  const near = () =>
    asNamed &&
    (nearest(asNamed, wishes) ?? (isAnother ? nearest(asNamed, { ...wishes, minutes: null }) : null))
  const first = isAnother ? near() : asNamed
  const unmet = (each: Composed) => unmetBy(each.plan, wishes).length
  const blocked =
    ownTemplate !== null &&
    ((first !== null && unmet(first) > 0) || !hasFormForHealth(ownTemplate.id, wishes))
  if (first && fits(first, wishes) && !blocked) return first

  const shorter = own?.shortcut ? dishById(own.shortcut) : null
  const shorterTemplate = shorter ? templateOf(shorter.template) : null
  if (shorter && shorterTemplate) {
    const quick = compose(wishes, shorter, shorterTemplate)
    if (fits(quick, wishes)) return quick
  }

  const isNear = (late: keyof typeof lateness) =>
    first !== null && !blocked && isNearlyInTime(first, wishes, late)
  // A kind of dish, a curry, is as good another curry in time; a dish of its own is not.
  const isItself =
    wishes.dish !== null &&
    first !== null &&
    (own?.whole === true || timeOf(first) - waitOf(first.plan) <= (wishes.minutes ?? 0))
  if (first && isItself && isNear('little')) return first
  const asGood = asNamed && !isAnother ? nearest(asNamed, wishes, (far) => far > asGoodAs) : null
  if (asGood) return asGood
  if (first && isNear(wishes.dish === null ? 'little' : 'more')) return first
  const instead = isAnother ? null : near()
  if (instead) return instead
  // The dish that was named, late, is better than a stranger in time.
  if (first && wishes.dish !== null && isNear('much')) return first

  const type = (own && courseOf(own)) ?? dishTypeOf(wishes)
  const composed: Composed[] = first && !blocked && isWhole(first) ? [first] : []
  const named = first ? null : own
  const like = first ? bestOfItsKind(keepingTheHeart(first.plan, wishes), type, named, [], own) : null
  const usual = own === null && wishes.unknown === null ? (usualDish(wishes) ?? occasionDish(wishes)) : null
  if (usual) return usual
  const best = like ?? bestDish(wishes, type, named, composed)
  if (best) return best
  const atOnce = isSavoury(type) ? inNoTime(wishes) : null
  if (atOnce) return atOnce
  const [soonest] = composed.toSorted((a, b) => unmet(a) - unmet(b) || timeOf(a) - timeOf(b))
  if (soonest) return soonest
  // What is wanted cannot be had beside what is refused: the refusals hold, and as little as can be is given up.
  if (wishes.wantedGroups.length > 0) return chooseAnew({ ...wishes, wantedGroups: [] })
  if (wishes.wanted.length > 0) return chooseAnew({ ...wishes, wanted: wishes.wanted.slice(0, -1) })
  if (own) return chooseAnew({ ...wishes, dish: null, settled: null })
  throw new Error(`no dish of the kind ${type}`)
}
