import { allergenWords } from '#shared/words/allergens.ts'
import { frame } from '../answers/table.ts'
import { joined } from '../lexicon/articles.ts'
import { babyFormOf, isSetAside, namedDish } from '../decide/choose.ts'
import { unmetBy } from '../cook/equipment.ts'
import { waitOf } from '../cook/planned-step.ts'
import { compose, type Composed } from '../render/compose.ts'
import type { Dish } from '../recipes/dish.ts'
import { isForBabyAlone } from '../recipes/vulnerable-eaters.ts'
import { isShortcut } from '../cook/ready-bought.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { strangeName } from '../render/title.ts'
import { hasFormForHealth } from '../recipes/form-for-health.ts'
import { newHealthNotes } from '../render/health-notes.ts'
import { dangersFor } from '../safety/hazards/dangers.ts'
import { templateOf } from '../recipes/index.ts'
import type { Reading } from '../understand/understand.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { doubtsSaid } from './doubts-said.ts'
import { newDangers } from './only-dangers.ts'
import { lostIn, sayingLost, type Lost } from './kept.ts'
import { sayingPortion } from './portion-said.ts'
import { leftOut } from './left-out.ts'
import { sentences } from '../render/sentences.ts'
import { bareList, definiteList, dishInSentence, filled, limitInWords, timeInWords } from '../render/words.ts'

export const totalOf = ({ recipe }: Composed) => recipe.prepMinutes + recipe.cookMinutes

/** The condition of the kitchen for which a dish cannot be given; null where there is none. */
function unmetOf(dish: Dish, wishes: Wishes) {
  const template = templateOf(dish.template)
  return template ? (unmetBy(compose(wishes, dish, template).plan, wishes)[0] ?? null) : null
}

/** Says it when the dish on the table is not the one that was named: unknown, only its kin known, forbidden, no time. */
export function aboutTheName(wishes: Wishes, { plan }: Composed): string[] {
  const { unknown, minutes, language } = wishes
  const named = wishes.dish ? namedDish(wishes) : null
  const manner = strangeName(plan, language)
  if (unknown !== null && (named === null || named.template !== plan.template.id))
    return [filled(sentences.unknownDish[language], { name: unknown })]
  if (unknown !== null && named && !named.manner)
    return [
      filled(sentences.cookedAsKind[language], {
        name: unknown,
        kind: dishInSentence(named.label[language], language),
      }),
    ]
  if (manner) return [filled(sentences.nearestKin[language], { name: manner })]
  if (!named || named.label[language] === plan.dish.label[language]) return []
  const name = named.manner ?? dishInSentence(named.label[language], language)
  // The porridge of a baby is a porridge.
  if (babyFormOf(named.template) === plan.template.id) return []
  if (isSetAside(wishes)) return [filled(sentences.onlyByName[language], { name })]
  if (!hasFormForHealth(named.template, wishes) || isForBabyAlone(wishes))
    return [filled(sentences.notInThatForm[language], { dish: name })]
  if (wishes.health.length > 0 && named.template !== plan.template.id)
    return [filled(sentences.onlyByName[language], { name })]
  if (named.template === plan.template.id) return []
  const why = unmetOf(named, wishes)
  if (why) return [filled(sentences.breaksCondition[why][language], { dish: name })]
  if (minutes === null) return [filled(sentences.notInThatForm[language], { dish: name })]
  return [filled(sentences.notThatDish[language], { dish: name, limit: limitInWords(minutes, language) })]
}

/** What the larder does not keep, and what stands in for it. */
export function standInNotes({ strangers, dish, wishes: { language } }: Reading): string[] {
  return strangers.map(({ name, standIn }) => {
    const animal = findIngredientById(standIn ?? '')?.animal
    const part =
      dish.plan.parts.find(({ ingredient }) => ingredient.id === standIn) ??
      dish.plan.parts.find(({ ingredient }) => animal !== undefined && ingredient.animal === animal)
    return part
      ? filled(sentences.standsIn[language], { name, list: bareList([part], language) })
      : filled(sentences.unmetWish[language], { name })
  })
}

/** What an allergy kept out until this turn and is allowed now; never without a word. */
function lifted({ wishes, before }: Reading): string[] {
  if (!before) return []
  const { language } = wishes
  const allergens = before.allergens
    .filter((each) => !wishes.allergens.includes(each))
    .map((each) => allergenWords[language][each])
  const foods = before.allergyIds
    .filter((id) => !wishes.allergyIds.includes(id))
    .flatMap((id) => findIngredientById(id)?.names[language].many ?? [])
  const names = allergens.length > 0 ? allergens : foods
  return names.length > 0 ? [filled(sentences.lifted[language], { list: joined(names, language) })] : []
}

const ofThing = {
  word: sentences.notInIt,
  part: sentences.notKept,
  form: sentences.unknownDish,
  dish: sentences.besideDish,
  variety: sentences.otherVariety,
  clause: sentences.notDone,
} as const

/** What was named and nothing accounts for, each by its name; where there is no dish yet it is not understood. */
export function unaccounted({ missed, strangers, wishes }: Reading, isShown: boolean): string[] {
  const { language } = wishes
  // What was just warned of is not offered for later.
  const isDangerous = dangersFor(wishes).length > 0
  const told = missed.filter(
    ({ kind, folded }) => !(kind === 'dish' && isDangerous) && strangers.every(({ name }) => name !== folded),
  )
  if (isShown)
    return told.map((each) =>
      filled(ofThing[each.kind][language], {
        name: each.kind === 'dish' ? each.dish.label[language] : each.name,
      }),
    )
  const names = told
    .flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
    .map((name) => filled(sentences.quoted[language], { name }))
  return names.length === 0 ? [] : [frame('not-understood', language, { list: joined(names, language) })]
}

/** What is new and dangerous, what somebody's health asks for, and what an allergy no longer keeps out. */
export function warnings(reading: Reading): string[] {
  const { wishes, before } = reading
  const { language } = wishes
  const dangers = newDangers(reading).map(({ danger }) => danger.warning[language])
  return [...dangers, ...newHealthNotes(wishes, before, language), ...lifted(reading), ...doubtsSaid(reading)]
}

/** What becomes of those who leave what the others eat, where that is new. */
const portionApart = ({ wishes, before, dish }: Reading): string[] =>
  wishes.few === null || JSON.stringify(wishes.few) === JSON.stringify(before?.few)
    ? []
    : sayingPortion(dish, wishes)

/** Says it where the dish that was on the table, and that nobody had named, breaks what is said now of the kitchen. */
function setAside({ wishes, dish, dishBefore }: Reading): string[] {
  if (wishes.dish !== null || !dishBefore || dishBefore.plan.template === dish.plan.template) return []
  const [why] = unmetBy(dishBefore.plan, wishes)
  const { title } = dishBefore.recipe
  return why ? [filled(sentences.breaksCondition[why][wishes.language], { dish: title })] : []
}

/** What was left out or could not be kept, each with its reason. */
export function cautions(reading: Reading): string[] {
  const { wishes, before, dish, dishBefore } = reading
  const { language } = wishes
  const said = dishBefore?.plan.refused ?? []
  const lost = lostIn(dish.plan, wishes)
  const lostBefore = before && dishBefore ? lostIn(dishBefore.plan, before) : []
  const isOld = (each: Lost) => lostBefore.some((one) => JSON.stringify(one) === JSON.stringify(each))
  const freshlyLost = lost.filter((each) => !isOld(each))
  const forgotten = freshlyLost.flatMap((each) => (each.kind === 'foods' ? each.foods : []))
  const left = leftOut(
    [...dish.plan.refused.filter((each) => !said.includes(each)), ...forgotten],
    dish,
    wishes,
  )
  const limit = limitInWords(wishes.minutes ?? 0, language)
  const unchanged = dishBefore?.plan.dish.label === dish.plan.dish.label && before?.unknown === wishes.unknown
  const total = totalOf(dish)
  const work = total - waitOf(dish.plan)
  const slow =
    wishes.minutes !== null && total > wishes.minutes
      ? [
          filled((work < total ? sentences.waitsLonger : sentences.tooSlow)[language], {
            total: timeInWords(total, language),
            work: timeInWords(work, language),
            limit: timeInWords(wishes.minutes, language),
          }),
        ]
      : []
  const bought = dish.plan.parts.filter(isShortcut)
  const ready =
    bought.length > 0 && totalOf(dish) <= (wishes.minutes ?? 0)
      ? [
          filled(sentences.readyCut[language], {
            list: definiteList(
              bought.map(({ ingredient }) => ingredient),
              language,
            ),
            limit,
          }),
        ]
      : []
  const { portions, servings } = dish.plan
  const batch =
    portions > servings && dishBefore?.plan.portions !== portions
      ? [filled(sentences.wholeBatch[language], { n: portions })]
      : []
  const rare = standInNotes(reading)
  return [
    ...rare,
    ...portionApart(reading),
    ...(unchanged ? [] : aboutTheName(wishes, dish)),
    ...setAside(reading),
    ...left,
    ...sayingLost(freshlyLost, language),
    ...slow,
    ...ready,
    ...batch,
  ]
}
