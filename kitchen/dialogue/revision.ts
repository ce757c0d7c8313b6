import type { Language } from '#shared/constants/languages.ts'
import type { Composed } from '../render/compose.ts'
import type { Part } from '../recipes/part.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { joined, listed, type Form } from '../lexicon/articles.ts'
import { spokenNoun } from '../render/grammar/noun.ts'
import { sentences } from '../render/sentences.ts'
import { cutMeant } from '../cook/main-ingredients.ts'
import { dishById } from '../recipes/dishes.ts'
import { bareList, filled, nounList, nounsOf, people, timeInWords } from '../render/words.ts'
import { newHealthNotes } from '../render/health-notes.ts'
import { spansOf } from '../understand/mentions.ts'
import { speaksOfVessels } from '../understand/own-vessels.ts'
import type { Reading } from '../understand/understand.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import { cautions, totalOf, warnings } from './cautions.ts'
import { noMoves, offer, type Moves } from './moves.ts'
import { mindfulness } from './proposal.ts'

const goneForm = { en: 'the', fr: 'the', es: 'the', de: 'of' } as const
const addedForm = { en: 'bare', fr: 'of', es: 'bare', de: 'acc' } as const

/** What the last turn named and the dish holds. */
const named = ({ said, wishes, dish }: Reading) => {
  const ids = spansOf(said, wishes.language).map(({ ingredientId }) => ingredientId)
  return dish.plan.parts.filter(({ ingredient }) => ids.includes(ingredient.id))
}

const lessOrNone =
  /\b(no|not|none|nor|neither|either|without|less|half|pas|sans|ni|non plus|moins|moitie|sin|tampoco|menos|mitad|nicht|kein\w*|ohne|weniger|halb\w*|halfte|weg|raus)\b/

/** What a turn wants less of or none of, and is still there: then nobody may say that it is so already. */
const stillThere = (reading: Reading) =>
  lessOrNone.test(reading.said)
    ? named(reading).filter(({ ingredient }) => reading.wishes.wanted.every(({ id }) => id !== ingredient.id))
    : []

/** Whether the dish is by its kind what was asked for; a sweet is not made lighter by saying so. */
const isSo = ({ wishes, dish: { plan, recipe } }: Reading) =>
  recipe.dishType !== 'Desserts' && wishes.tastes.some((taste) => plan.template.tastes.includes(taste))

/** What went and what came; one thing for another is said in one sentence. */
function exchanged(gone: readonly Part[], fresh: readonly Part[], language: Language): string[] {
  const { changes } = sentences
  const spoken = (part: Part) => spokenNoun(part, language)
  // "The flour for flour": where the spoken words are the same, each is called by its whole name.
  const isAmbiguous = gone.some((one) => fresh.some((other) => spoken(one).word === spoken(other).word))
  const list = (parts: readonly Part[], form: Form) =>
    isAmbiguous
      ? listed(
          parts.map((part) => ({ ...spoken(part), ...nounsOf([part.ingredient], language)[0] })),
          form,
          language,
        )
      : nounList(parts, form, language)
  const added = list(fresh, addedForm[language])
  if (gone.length === 1 && fresh.length === 1) {
    const values = { gone: list(gone, goneForm[language]), fresh: added }
    return [filled(changes.swap[language], values)]
  }
  return [
    ...(gone.length > 0 ? [filled(changes.out[language], { list: list(gone, 'the') })] : []),
    ...(fresh.length > 0 ? [filled(changes.in[language], { list: added })] : []),
  ]
}

/** What a turn may ask for that the dish can meet without any change. */
const quiet = [
  'notFried',
  'baked',
  'oneBurner',
  'textures',
  'noBlender',
  'noFridge',
  'noBits',
  'noBake',
  'ovenLimit',
  'slowHours',
  'work',
  'less',
  'pantryOnly',
  'lessSweet',
  'soft',
  'cold',
  'child',
  'toddler',
  'leftovers',
  'refusedDishes',
  'dishType',
  'dish',
  'cuisine',
  'heat',
  'noOven',
  'noCook',
  'noHob',
  'onePot',
  'airFryer',
  'alcoholFree',
  'ahead',
  'infant',
  'pregnant',
  'frail',
] as const

/** Foods that a turn refuses by name, where they were not kept out before. */
function refusedByName({ said, wishes, before }: Reading): Ingredient[] {
  if (!before) return []
  const ids = spansOf(said, wishes.language).map(({ ingredientId }) => ingredientId)
  return [...new Set([...wishes.excludedIds, ...wishes.allergyIds])]
    .filter((id) => !before.excludedIds.includes(id) && !before.allergyIds.includes(id) && ids.includes(id))
    .flatMap((id) => findIngredientById(id) ?? [])
}

/** What a wish for less heat comes to where the dish stays as it is. */
function mildness({ wishes, before, dish }: Reading): string[] {
  if (!before || wishes.heat === before.heat || (wishes.heat ?? 1) > 0) return []
  const { language } = wishes
  const hot = dish.plan.parts.filter(({ ingredient }) => ingredient.heat)
  const values = { title: dish.recipe.title, list: bareList(hot, language) }
  const said = hot.length === 0 ? sentences.changes.mild : sentences.changes.mildest
  return [filled(said[language], values)]
}

/** What the last turn asked for and the dish has or is already, each by its name; empty when nothing was understood. */
function confirmed(reading: Reading): string[] {
  const { restated, dish } = reading
  const { language } = reading.wishes
  // What was so before and is said again is confirmed as if it were new.
  const [before, wishes] = restated ? [noWishes(language), restated] : [reading.before, reading.wishes]
  // Its own sentence tells what another vessel changes.
  if (!before || before.vessel !== wishes.vessel) return []
  const title = dish.recipe.title
  const { parts } = dish.plan
  const isNew = (key: keyof Wishes) => JSON.stringify(before[key]) !== JSON.stringify(wishes[key])
  const fresh = wishes.wanted.filter(({ id }) => !before.wanted.some((each) => each.id === id))
  // Who says "beef" of a goulash means the cut that is in it.
  const current = dishById(reading.wishes.settled ?? '')
  const cuts = fresh.map(({ id, loosely }) =>
    current ? cutMeant(id, loosely === true, current, wishes.minutes) : id,
  )
  const there = parts.filter(({ ingredient: { id } }) => cuts.includes(id))
  if (there.length < fresh.length) return []
  // All kinds of a food stay out with it; only those that were named are worth saying.
  const out = isNew('allergens') ? [] : refusedByName({ ...reading, wishes, before })
  const mild = mildness({ ...reading, wishes, before })
  const groups = isNew('excludedGroups') || isNew('allergyGroups')
  const total = totalOf(dish)
  const { changes } = sentences
  return [
    ...(there.length > 0 ? [filled(changes.has[language], { title, list: bareList(there, language) })] : []),
    ...(out.length > 0
      ? [filled(changes.hasNot[language], { title, list: joined(namesOf(out, language), language) })]
      : []),
    ...(isNew('servings')
      ? [filled(changes.servings[language], { n: people(dish.recipe.servings, language) })]
      : []),
    ...(isNew('minutes') && total <= (wishes.minutes ?? total)
      ? [filled(sentences.timing[language], { total: timeInWords(total, language) })]
      : []),
    ...mild,
    ...(mild.length + out.length === 0 &&
    (groups ||
      speaksOfVessels(reading.said, language) ||
      isNew('excludedIds') ||
      isNew('allergens') ||
      isNew('diets') ||
      quiet.some(isNew) ||
      isNew('tastes'))
      ? [filled(changes.fits[language], { title })]
      : []),
  ]
}

const namesOf = (foods: readonly Ingredient[], language: Language) =>
  nounsOf(foods, language).map(({ word }) => word)

/** Whether something of this turn was not understood or not kept. */
const isUnmet = ({ missed, unsure, strangers }: Reading) =>
  unsure.length + strangers.length > 0 || missed.some(({ isNew }) => isNew)

/** Names what a revision changed and, where that is all that was asked for, says that the rest stays. */
export function revision(reading: Reading, before: Composed): Moves {
  const { wishes, dish } = reading
  const { language } = wishes
  const { changes, notUnderstood } = sentences
  const title = dish.recipe.title
  const fresh = dish.plan.parts.filter(
    ({ ingredient }) => !before.plan.parts.some((each) => each.ingredient === ingredient),
  )
  const gone = before.plan.parts.filter(
    ({ ingredient }) => !dish.plan.parts.some((each) => each.ingredient === ingredient),
  )
  const hasTaste = JSON.stringify(reading.before?.tastes) !== JSON.stringify(wishes.tastes)
  const resized = (way: 'less' | 'more') =>
    (hasTaste ? dish.plan.parts : named(reading)).filter(({ ingredient, amount, unit }) => {
      const was = before.plan.parts.find((each) => each.ingredient === ingredient)
      if (!was || was.amount === null || amount === null || was.unit !== unit) return false
      return way === 'less' ? amount < was.amount : amount > was.amount
    })
  const sameGuests = dish.recipe.servings === before.recipe.servings
  const [less, more] = sameGuests ? [resized('less'), resized('more')] : [[], []]
  const total = timeInWords(totalOf(dish), language)
  const done = [
    ...exchanged(gone, fresh, language),
    ...(sameGuests
      ? []
      : [filled(changes.servings[language], { n: people(dish.recipe.servings, language) })]),
    ...(less.length > 0 ? [filled(changes.less[language], { list: bareList(less, language) })] : []),
    ...(more.length > 0 ? [filled(changes.more[language], { list: bareList(more, language) })] : []),
    ...(total === timeInWords(totalOf(before), language) ? [] : [filled(changes.time[language], { total })]),
  ]
  // Each wish is named, also where the dish had nothing of it.
  const never = refusedByName(reading).filter(
    (food) => ![...fresh, ...gone].some(({ ingredient }) => ingredient === food),
  )
  const also =
    done.length === 0
      ? []
      : [
          ...(never.length > 0
            ? [filled(changes.hasNot[language], { title, list: joined(namesOf(never, language), language) })]
            : []),
          ...(gone.some(({ ingredient }) => ingredient.heat) ? [] : mildness(reading)),
        ]
  const isSame = (key: 'diets' | 'allergens') =>
    JSON.stringify(reading.before?.[key]) === JSON.stringify(wishes[key])
  const minds = isSame('diets') && isSame('allergens') ? [] : mindfulness(reading)
  const moves: Moves = {
    ...noMoves,
    warnings: warnings(reading),
    missed: [...minds, ...cautions(reading)],
    close: offer(reading),
  }
  if (done.length > 0) {
    const kind = title === before.recipe.title ? changes.same : changes.now
    return {
      ...moves,
      // Who asked for more than was done is not told that all is done.
      changes: [
        filled(kind[language], { title }),
        [...done, ...also, ...(isUnmet(reading) ? [] : [changes.rest[language]])].join(' '),
      ],
    }
  }
  const still = stillThere(reading)
  if (still.length > 0) {
    const list = nounList(still, 'the', language)
    return { ...moves, close: filled(changes.unclear[language], { title, list }) }
  }
  if (hasTaste && !isSo(reading)) return { ...moves, close: filled(changes.asFar[language], { title }) }
  // A warning says itself what becomes of the dish.
  if (moves.warnings.length > 0 && newHealthNotes(wishes, reading.before, language).length === 0) return moves
  if (newHealthNotes(wishes, reading.before, language).length > 0)
    return { ...moves, changes: [filled(changes.noted[language], { title })] }
  const facts = confirmed(reading)
  return facts.length > 0
    ? { ...moves, changes: [facts.join(' ')] }
    : { ...moves, close: moves.missed.length > 0 ? moves.close : notUnderstood[language] }
}
