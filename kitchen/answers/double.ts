import type { Language } from '#shared/constants/languages.ts'
import { expectedIn, type AnswerType } from './expected.ts'
import { measureIn, measuresSeveral } from './measures.ts'
import { foodsIn, plainList } from './table.ts'
import { recogniseAny } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { findIngredients } from '../lexicon/find.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { spaced } from './words.ts'

/** Where a second question begins within a sentence: "… and how do I know that it is done?" */
const joint =
  /[,;]? (?:and|or|et|ou|y|e|o|u|und|oder) (?=(?:how|what|which|can|could|do|does|should|is|why|when|comment|combien|quel|quelle|est|elles?|ils?|je peux|peut|puis|faut|pourquoi|quand|ça|ca|c'est|como|cómo|cuanto|cuánto|cuanta|cuánta|que|qué|se|puedo|para|por|cuando|cuándo|a que|a qué|wie|was|welche|welcher|welches|kann|muss|woran|warum|wann|brauch|geht|bringt)(?![a-zà-ÿ]))/i

/** "How much does a cup hold, and how many grams of flour is that?": the measure is carried to the next question. */
export const withMeasures = (asked: readonly string[], language: Language): readonly string[] =>
  asked.map((each, at) => {
    const measure = measureIn(spaced(asked[at - 1] ?? ''))
    const isCarried =
      measure !== '' &&
      measureIn(spaced(each)) === '' &&
      expectedIn(each, language)?.type === 'much' &&
      foodsIn(each, language).length > 0
    return isCarried ? `${each.replace(/\W+$/, '')} ${measure}?` : each
  })

/** What is to be left out, which another question of the turn does not ask about. */
export const without = / (?:without|sans|sin|ohne) /

const leave =
  /^ (?:can|could|may|should|do|must|peut|puis|je peux|dois|faut|puedo|puede|se puede|hay que|kann|darf|muss|soll|geht) /

/** Types of which a sentence may ask two at once. */
const distinct: readonly AnswerType[] = ['much', 'which', 'instead', 'why']

const read = (sentence: string, language: Language) => {
  const found = recogniseAny(sentence, language)
  return found && { type: found.type, of: `${found.type} ${found.key ?? ''}` }
}

/**
 * The two questions of a sentence where reading it as one answers only one of them: "how hot, and how do I know that it is
 * done?" What the other half names it may speak of as "it", and is then read with it.
 */
export function halvesIn(sentence: string, language: Language): readonly string[] {
  const found = joint.exec(sentence)
  if (!found) return distributed(sentence, language)
  const halves = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
  const foodsOf = halves.map((half) => foodsIn(half, language))
  // "Which breadcrumbs, and how much?", "which oil and which potatoes?": each half asks for an answer of its own.
  const types = halves.map((half) => expectedIn(half, language)?.type)
  const isDistinct = types.map((each) => each !== undefined && distinct.includes(each))
  const [named = [], others = []] = foodsOf
  const goesOn = named.length > 0 && others.length === 0 && !without.test(spaced(halves[0] ?? ''))
  if (isDistinct[1] && goesOn && (isDistinct[0] || types[1] === 'much'))
    return [
      halves[0] ?? '',
      `${halves[1]?.replace(/\W+$/, '') ?? ''} ${plainList(named.slice(0, 1), language)}?`,
    ]
  if (isDistinct[0] && isDistinct[1] && (types[0] !== types[1] || others.length > 0)) return halves
  const carried = goesOn
    ? `${halves[1]?.replace(/\W+$/, '') ?? ''} ${plainList(named.slice(0, 1), language)}?`
    : ''
  // "Which wine, and can I leave it out?": whether something may be is a question of its own.
  if (carried && leave.test(spaced(carried))) {
    const [one, other] = [halves[0] ?? '', carried].map((each) => read(each, language))
    if (other && one?.type !== other.type) return [halves[0] ?? '', carried]
  }
  const [first, second] = halves.map((each) => read(each, language))
  const whole = read(sentence, language)
  if (!whole || first?.of === second?.of) return [sentence]
  // What a word means is a question of its own, whatever else is asked with it.
  const isApart =
    first && second
      ? [first.of, second.of].includes(whole.of)
      : first?.type === 'meaning' && whole.of !== first.of
  if (!isApart) return [sentence]
  const names = halves.map((half) => foodsIn(half, language).length > 0)
  return halves.map((half, at) => {
    const isWhole = (at === 0 ? first : second)?.of === whole.of || (at === 1 && !second)
    // What is to be left out is not what the other half asks about.
    return isWhole && names[1 - at] && !without.test(spaced(halves[1 - at] ?? '')) ? sentence : half
  })
}

const conjunction =
  / (?:and|et|y|und|sowie)(?: (?:the|a|an|some|le|la|les|l|du|de|des|el|los|las|un|una|der|die|das|den|which|what|quel\w*|que|welche\w*|was))* /

/** Kinds that are asked of each food by itself, or beside another of them. */
const apart: readonly (QuestionType | undefined)[] = [
  'keeping',
  'freezing',
  'reheating',
  'ahead',
  'drink',
  'side',
  'timing',
  'temperature',
  'substitute',
  'amount',
  'portion',
  'measure',
]

/** "Which vegetables and wine go with it?", "how long do leeks and carrots take?": a question for each of the two. */
function distributed(sentence: string, language: Language): readonly string[] {
  const text = spaced(sentence)
  if (measuresSeveral(text, language)) return [sentence]
  const found = conjunction.exec(text)
  const opens = found?.index ?? 0
  const closes = opens + (found?.[0].length ?? 0)
  if (!found || readDishMentions(text, language).some(({ at, end }) => at <= opens && end >= closes))
    return [sentence]
  const foods = findIngredients(text, language)
  const before = foods.find(({ end }) => Math.abs(end - opens) <= 1)
  const behind = foods.find(({ start }) => Math.abs(start - closes) <= 1)
  if (!before !== !behind && foods.length > 1) return [sentence]
  const halves = [
    `${text.slice(0, opens)} ${behind ? text.slice(behind.end) : text.slice(closes).replace(/^[^ ]+/, '')}`,
    `${before ? text.slice(0, before.start) : text.slice(0, opens).replace(/[^ ]+$/, '')} ${text.slice(closes)}`,
  ]
  const [first, second] = halves.map((each) => recogniseAny(each, language)?.type)
  const isApart = apart.includes(first) && apart.includes(second)
  return isApart && (first !== second || (before && behind)) ? halves : [sentence]
}

const onlyTime =
  /^ (?:(?:and|et|y|und|also|ok) )?(?:for |pendant |durante |por )?(?:how long|how many minutes|combien de temps|combien de minutes|combien de jours|cuanto tiempo|cuantos minutos|cuantos dias|cuanto|wie lang|wie lange)(?: (?:for|then|exactly|ca|a peu pres|mas o menos|denn|dann|ungefahr|etwa))? $/

const duration =
  /(?:minut|hour|days|a day|week|month|jour|semaine|mois|heure|días|semana|mes|hora|Tag|Woche|Monat|Stunde)/i

/** Whether a question is only "and how long?", of what was said before it. */
export const isOnlyTime = (sentence: string): boolean => onlyTime.test(spaced(sentence))

/** Whether a question only asks "and how long?" of what an answer has already said how long. */
export const isAnsweredBy = (
  sentence: string,
  answer: string | null | undefined,
  language: Language,
): boolean =>
  Boolean(answer) &&
  isOnlyTime(sentence) &&
  foodsIn(sentence, language).length === 0 &&
  duration.test(answer ?? '')
