import type { Language } from '#shared/constants/languages.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import type { Composed } from '../decide/compose.ts'
import type { Part } from '../cook/part.ts'
import { partsNamed } from '../cook/plan.ts'
import { chosen, hashOf } from '../cook/seed.ts'
import { distressReplies, gentleOffer } from '../understand/health/distress-replies.ts'
import { distressIn } from '../understand/health/distress.ts'
import { newHealthNotes } from '../understand/health/health-notes.ts'
import { dangersFor } from '../understand/dangers.ts'
import { offTopic } from '../understand/cues.ts'
import { readMentions } from '../understand/mentions.ts'
import { isConcrete, type Reading } from '../understand/understand.ts'
import type { Wishes } from '../understand/wishes.ts'
import { answerTo } from '../answers/answers.ts'
import { cautions, totalOf } from './cautions.ts'
import { refusing } from './present.ts'
import { keepingTo, noting } from './respected-wishes.ts'
import { offers } from './offers.ts'
import * as sentences from '../render/sentences.ts'
import { bareList, nounList, filled, people, timeInWords } from '../render/words.ts'

const pick = (choices: Record<Wishes['language'], readonly string[]>, { said, turns, wishes }: Reading) =>
  chosen(choices[wishes.language], `${said}/${turns}`) ?? ''

/** Nobody wants a cocktail spicier: what is offered suits the dish, and is not said twice running. */
function offer({ dish: { recipe }, turns, wishes: { language, seed } }: Reading): string {
  const kind = { Starters: 'savoury', Mains: 'savoury', Desserts: 'sweet', Cocktails: 'drink' } as const
  const choices = [...offers.any[language], ...offers[kind[recipe.dishType]][language]]
  return choices[(hashOf(seed) + turns) % choices.length] ?? ''
}

/** What gives the dish its face: the heads first, then what comes with them, without salt and water. */
function keyParts({ plan }: Composed): Part[] {
  const first = [...plan.pattern.heads, ...plan.pattern.withs].flatMap((name) => partsNamed(plan, name))
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
function mindfulness({ wishes, dish }: Reading): string[] {
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
  if (dishBefore.plan.pattern.id === dish.plan.pattern.id || totalOf(dishBefore) <= wishes.minutes)
    return null
  return { before: dishBefore.recipe.title, limit: String(wishes.minutes) }
}

function proposal(reading: Reading): string {
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
  const pitches = dish.plan.pattern.pitch
  const pitch = pitches[hashOf(title) % pitches.length]?.[language] ?? ''
  const key = filled(sentences.keys[language], { list: bareList(keyParts(dish), language) })
  const takes = filled(sentences.timing[language], values)
  const asks = wishes.servings === null && reading.dishBefore === null
  const close = asks ? sentences.askServings[language] : offer(reading)
  return [
    [opening, pitch].join(' '),
    [key, takes].join(' '),
    [...mindfulness(reading), ...cautions(reading)].join(' '),
    close,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const goneForm = { en: 'the', fr: 'the', es: 'the', de: 'of' } as const
const addedForm = { en: 'bare', fr: 'of', es: 'bare', de: 'acc' } as const

/** What the last turn named and the dish holds. */
const named = ({ said, wishes, dish }: Reading) => {
  const ids = readMentions(said, wishes.language).map(({ ingredientId }) => ingredientId)
  return dish.plan.parts.filter(({ ingredient }) => ids.includes(ingredient.id))
}

const lessOrNone =
  /\b(no|not|none|nor|neither|either|without|less|half|pas|sans|ni|non plus|moins|moitie|sin|tampoco|menos|mitad|nicht|kein\w*|ohne|weniger|halb\w*|halfte|weg|raus)\b/

/** What a turn wants less of or none of, and is still there: then nobody may say that it is so already. */
const stillThere = (reading: Reading) => (lessOrNone.test(reading.said) ? named(reading) : [])

/** Whether the dish is by its kind what was asked for; a sweet is not made lighter by saying so. */
const isSo = ({ wishes, dish: { plan, recipe } }: Reading) =>
  recipe.dishType !== 'Desserts' && wishes.tastes.some((taste) => plan.pattern.tastes.includes(taste))

/** What went and what came; one thing for another is said in one sentence. */
function exchanged(gone: readonly Part[], fresh: readonly Part[], language: Language): string[] {
  const { changes } = sentences
  const added = nounList(fresh, addedForm[language], language)
  if (gone.length === 1 && fresh.length === 1) {
    const values = { gone: nounList(gone, goneForm[language], language), fresh: added }
    return [filled(changes.swap[language], values)]
  }
  return [
    ...(gone.length > 0 ? [filled(changes.out[language], { list: nounList(gone, 'the', language) })] : []),
    ...(fresh.length > 0 ? [filled(changes.in[language], { list: added })] : []),
  ]
}

const kept = [
  'allergens',
  'excludedIds',
  'excludedGroups',
  'refusedDishes',
  'diets',
  'dishType',
  'dish',
  'cuisine',
  'servings',
  'minutes',
  'heat',
  'noOven',
  'noCook',
  'onePot',
  'airFryer',
  'alcoholFree',
  'infant',
  'pregnant',
  'frail',
] as const

/** Whether what the last turn asked for was understood and holds for the dish without any change. */
function isAlreadySo({ before, wishes, dish }: Reading): boolean {
  if (!before) return false
  const fresh = wishes.wanted.filter(({ id }) => !before.wanted.some((each) => each.id === id))
  if (fresh.some(({ id }) => !dish.plan.parts.some(({ ingredient }) => ingredient.id === id))) return false
  if (wishes.minutes !== null && wishes.minutes !== before.minutes && totalOf(dish) > wishes.minutes)
    return false
  return (
    fresh.length > 0 || kept.some((each) => JSON.stringify(before[each]) !== JSON.stringify(wishes[each]))
  )
}

/** Names what a revision changed and says that the rest stays. */
function revision(reading: Reading, before: Composed): string {
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
  const moves = [
    ...exchanged(gone, fresh, language),
    ...(sameGuests
      ? []
      : [filled(changes.servings[language], { n: people(dish.recipe.servings, language) })]),
    ...(less.length > 0 ? [filled(changes.less[language], { list: bareList(less, language) })] : []),
    ...(more.length > 0 ? [filled(changes.more[language], { list: bareList(more, language) })] : []),
    ...(total === timeInWords(totalOf(before), language) ? [] : [filled(changes.time[language], { total })]),
  ]
  const still = moves.length === 0 ? stillThere(reading) : []
  const kind =
    still.length > 0
      ? changes.unclear
      : moves.length === 0
        ? hasTaste && !isSo(reading)
          ? changes.asFar
          : newHealthNotes(wishes, reading.before, language).length > 0
            ? changes.noted
            : isAlreadySo(reading) || hasTaste
              ? changes.none
              : notUnderstood
        : title === before.recipe.title
          ? changes.same
          : changes.now
  const told = (key: 'diets' | 'allergens') =>
    JSON.stringify(reading.before?.[key]) === JSON.stringify(wishes[key])
  const minds = told('diets') && told('allergens') ? [] : mindfulness(reading)
  const notes = [...minds, ...cautions(reading)].join(' ')
  return [
    filled(kind[language], { title, list: nounList(still, 'the', language) }),
    moves.length > 0 ? [...moves, changes.rest[language]].join(' ') : '',
    notes,
    offer(reading),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function smallTalk(reading: Reading): string | null {
  const { mood, wishes, dish } = reading
  const { language } = wishes
  const onTable = wishes.settled !== null
  const back = onTable
    ? filled(sentences.backToDish[language], { title: dish.recipe.title })
    : sentences.firstQuestions[language]
  switch (mood) {
    case 'greeting':
    case 'nothing':
      return `${pick(sentences.welcomes, reading)} ${back}`
    case 'thanks':
      return `${pick(sentences.thanked, reading)} ${back}`
    case 'praise':
      return onTable
        ? `${pick(sentences.praised, reading)} ${filled(sentences.readyToFinish[language], { title: dish.recipe.title })}`
        : back
    case 'question':
      return `${answerTo(reading)}\n\n${back}`
    case 'stray':
      return onTable && !offTopic.test(reading.said)
        ? `${sentences.notUnderstood[language]}\n\n${back}`
        : `${pick(sentences.strays, reading)} ${back}`
    default:
      return null
  }
}

/** The chef's next words, 1 to 4,000 characters in the guest's language. */
export function replyTo(reading: Reading): string {
  const refusal = refusing(reading)
  if (refusal) return refusal
  const { wishes, before, dish, dishBefore, mood, vague, lone } = reading
  const { language } = wishes
  const words = (): string => {
    const distress = distressIn(reading.said)
    if (distress)
      return [
        distressReplies[distress][language],
        filled(gentleOffer[language], { title: dish.recipe.title }),
      ].join('\n\n')
    const stillOpen = (lone || !isConcrete(wishes)) && mood !== 'surprise' && vague < 2
    const quiet =
      mood !== 'surprise' && (wishes.settled === null || before?.settled !== null || mood !== 'wish')
        ? smallTalk(reading)
        : null
    if (quiet && !(vague === 2 && before?.settled === null)) return quiet
    if (stillOpen) {
      const heard = [
        ...[noting(wishes)].filter(Boolean),
        ...dangersFor(wishes).map(({ danger }) => danger.warning[language]),
        ...newHealthNotes(wishes, before, language),
      ]
      return [...heard, sentences.firstQuestions[language]].join('\n\n')
    }
    const revised =
      dishBefore !== null &&
      mood === 'wish' &&
      dishBefore.plan.pattern.id === dish.plan.pattern.id &&
      before?.settled !== null
    return revised ? revision(reading, dishBefore) : proposal(reading)
  }
  const told = words()
  // The change first, then the answer to what was asked beside it, then the offer that closes every turn.
  const parts = told.split('\n\n')
  const answered =
    mood !== 'question' && reading.asked.length > 0
      ? [...parts.slice(0, -1), answerTo(reading), ...parts.slice(-1)].join('\n\n')
      : told
  return plainApostrophes(answered).slice(0, 4000)
}
