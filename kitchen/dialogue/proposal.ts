import type { Composed } from '../render/compose.ts'
import type { Part } from '../recipes/part.ts'
import { partsNamed } from '../recipes/plan.ts'
import { hashOf } from '../cook/seed.ts'
import { pitchesOf } from '../render/pitch.ts'
import { sentences } from '../render/sentences.ts'
import { bareList, filled, people, timeInWords } from '../render/words.ts'
import { isAssumed } from '../understand/assumed-heads.ts'
import type { Reading } from '../understand/understand.ts'
import { aboutTheName, cautions, totalOf, warnings } from './cautions.ts'
import { offeredMachine } from './machine-offers.ts'
import { noMoves, offer, pick, type Moves } from './moves.ts'
import { keepingTo } from './respected-wishes.ts'

/** What gives the dish its face: the heads first, then what comes with them, without salt and water. */
function keyParts({ plan }: Composed): Part[] {
  const first = [...plan.template.heads, ...plan.template.withs].flatMap((name) => partsNamed(plan, name))
  const asked = plan.parts.filter(({ ingredient }) => plan.asked.includes(ingredient))
  const quiet = /^(salt|black-pepper|water|ice)$/
  const rest = plan.parts.filter(
    ({ ingredient }) =>
      !quiet.test(ingredient.id) && !['fat', 'stock', 'baking'].includes(ingredient.category),
  )
  const seasons = ({ ingredient: { category } }: Part) => Number(category === 'spice' || category === 'herb')
  const all = [...new Set([...asked, ...first, ...rest])].slice(0, 7)
  return all.toSorted((a, b) => seasons(a) - seasons(b))
}

/** What the guest asked for and the dish keeps to; a nut allergy gets its own sentence, with the peanuts in it. */
export function mindfulness({ wishes, dish }: Reading): string[] {
  const nuts = wishes.allergens.includes('nuts')
    ? dish.recipe.safety.filter((each) => /eanut|rachide|acahuete|rdnüsse/.test(each)).slice(0, 1)
    : []
  const rest =
    nuts.length > 0
      ? wishes.allergens.filter((each) => each !== 'nuts' && each !== 'peanuts')
      : wishes.allergens
  const kept = keepingTo({ ...wishes, allergens: rest })
  return [...(kept ? [kept] : []), ...nuts]
}

/** The dish that was on the table, and the limit it cannot keep; null where that is not why there is another. */
function tooLate({ wishes, before, dish, dishBefore, mood }: Reading) {
  const isNew = mood === 'wish' && before?.settled != null && wishes.dish === before.dish
  if (!isNew || !dishBefore || wishes.minutes === null || wishes.minutes === before.minutes) return null
  if (dishBefore.plan.template.id === dish.plan.template.id || totalOf(dishBefore) <= wishes.minutes)
    return null
  return { before: dishBefore.recipe.title, limit: String(wishes.minutes) }
}

/** A dish that was not on the table before. */
export function proposal(reading: Reading): Moves {
  const { wishes, dish, mood } = reading
  const { language } = wishes
  const title = dish.recipe.title
  const values = {
    title,
    n: people(dish.recipe.servings, language),
    total: timeInWords(totalOf(dish), language),
  }
  const late = tooLate(reading)
  const opening = late
    ? filled(sentences.quicker[language], { ...values, ...late })
    : filled(pick(mood === 'another' ? sentences.others : sentences.proposals, reading), values)
  const isFresh = reading.before?.unknown !== wishes.unknown
  const about = wishes.unknown !== null && isFresh ? aboutTheName(wishes, dish) : []
  const pitches = pitchesOf(dish.plan)
  const pitch = pitches[hashOf(title) % pitches.length]?.[language]
  const key = filled(sentences.keys[language], { list: bareList(keyParts(dish), language) })
  const takes = filled(sentences.timing[language], values)
  const asks = (wishes.servings === null || isAssumed(reading.said)) && reading.dishBefore === null
  return {
    ...noMoves,
    warnings: warnings(reading),
    // Who named a dish that is not cooked hears that first, and is asked whether this will do.
    changes: [...about, [opening, ...(pitch ? [pitch] : [])].join(' '), [key, takes].join(' ')],
    missed: [
      ...mindfulness(reading),
      ...cautions(reading).filter((each) => !about.includes(each)),
      ...offeredMachine(dish, wishes),
    ],
    close:
      about.length > 0
        ? sentences.askInstead[language]
        : asks
          ? filled(sentences.askServings[language], values)
          : offer(reading),
  }
}
