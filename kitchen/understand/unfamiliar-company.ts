import type { Language } from '#shared/constants/languages.ts'
import type { NamedFood, Part } from './allergy-parts.ts'
import {
  acquired,
  allRight,
  containing,
  eating,
  from,
  gotten,
  lacking,
  packed,
  servedTo,
  speakerHit,
  whatever,
} from './food-talk.ts'
import { isOfFood } from './what-befell-food.ts'
import { unfamiliarWords } from '../lexicon/ordinary/unfamiliar.ts'
import { remembered } from './reported.ts'
import { holdsOthers, holdsSomebody } from './somebody.ts'
import { pleasing } from './suspicions.ts'

/** A sentence as the reader of allergies sees it. */
export interface Spoken {
  parts: readonly Part[]
  asked: boolean
}

export interface Suspect {
  part: Part
  foods: readonly NamedFood[]
}

const isFood = ({ foods, isDish }: Part) => isDish || foods.length > 0

const joins = /^ *(?:with|in|on|avec|aux?|a la|a l'|con|al|a|mit|in|auf)? *$/

/** "Noodles with peanuts": two foods and nothing else make a dish. */
function isDishlike({ foods, text, asks, told }: Part): boolean {
  const [one, ...more] = foods
  const two = one && more.find(({ start }) => start >= one.end)
  if (!two || asks || told) return false
  return (
    joins.test(text.slice(one.end, two.start)) &&
    text.slice(0, one.start).trim().split(/\s+/).length <= 2 &&
    text.slice(two.end).trim().split(/\s+/).filter(Boolean).length <= 1
  )
}

/** A part with blanks for its risky foods alone. */
const emptyOf = ({ text, foods }: Part) =>
  foods
    .filter(({ risky }) => risky)
    .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/** "Shrimp paste?" */
const isShort = (parts: readonly Part[]) =>
  parts.every(({ rest }) => (rest.match(/[a-z]+/g) ?? []).length <= 2)

const isSound = (part: Part) => part.mark === null && !part.told

/** "We have cheddar, eggs and bread": a bare part goes on with the list before it. */
const isListed = (parts: readonly Part[], place: number, isListHead: (part: Part) => boolean): boolean => {
  const heads = parts.slice(0, place)
  const head = heads.findLast(({ bare }) => !bare)
  return parts[place]?.foods.length !== 0 && head !== undefined && head.foods.length > 0 && isListHead(head)
    ? parts.slice(parts.indexOf(head) + 1, place).every(isFood)
    : false
}

/** "How much stock does it take?" asks for an amount, and not whether there is any. */
const howMuch = /(?<![a-z])(?:how (?:much|many)|combien|cuant[oa]s?|wie ?viele?)(?![a-z])/

/** So many unfamiliar words tell of somebody though nobody is named. */
const many = 2
/** So many foods in one sentence are a list of what is there. */
const stock = 3

/**
 * Foods in the company of somebody and of words that no ordinary request holds. Whatever those say of somebody, it is not
 * how people ask for food: "mustard, even a pinch, and Hugo is on a drip". What is the only thing that there is to cook
 * is asked for all the same.
 */
export function inUnfamiliarCompany(
  sentences: readonly Spoken[],
  language: Language,
  names: ReadonlySet<string>,
  onTable: boolean,
): Suspect[] {
  const unfamiliar = (text: string) => unfamiliarWords(text, language, names).length
  const others = (text: string) => holdsOthers(text, language, names)
  const named = sentences
    .flatMap(({ parts }) => parts)
    .filter((part) => isFood(part) && (isSound(part) || (part.isDish && part.mark === null)))
  const [first] = named
  const [asker, ...askers] = named.filter(({ isDish, asksFor }) => isDish || asksFor !== 'none')
  /** Whether there is anything to cook but the foods of this part. */
  const hasMore = (part: Part) =>
    onTable || part !== first || askers.length > 0 || (asker !== undefined && asker !== part)
  // Beside a dish that was asked for, the name of another may tell of a person: "he fainted over an omelette".
  const isWish = (part: Part) =>
    isSound(part) &&
    (part.ordered ||
      (part.asksFor === 'firm' &&
        (unfamiliar(part.rest) === 0 || !others(part.rest) || (part === first && !onTable))))
  const isAcquired = (part: Part) =>
    !part.negated &&
    !others(part.rest) &&
    (acquired[language].test(part.rest) ||
      gotten.test(part.text.slice(part.foods.at(-1)?.end ?? 0)) ||
      part.foods.every(({ start }) => packed.test(part.text.slice(0, start))))
  const isLacking = (part: Part) =>
    (lacking[language].test(part.rest) || isOfFood(part.text, language)) && !others(part.rest)
  /** A list of what is there: three foods or more, and nothing that happens to somebody. */
  const isStock = ({ parts }: Spoken) =>
    parts.flatMap(({ foods }) => foods).length >= stock &&
    !parts.some(
      ({ rest, told, negated }) => told || negated || others(rest) || speakerHit[language].test(rest),
    )
  const isAccused = ({ text, foods }: Part) => {
    const [food] = foods
    if (!food || (text.slice(0, food.start).match(/[a-z]+/g) ?? []).length > 1) return false
    const behind = text.slice(foods.at(-1)?.end)
    return others(behind) && unfamiliar(behind) > 0 && !gotten.test(behind)
  }
  const restOf = ({ parts }: Spoken) => parts.map(({ rest }) => rest).join(' ')
  const besides = (at: number) =>
    [sentences[at - 1], sentences[at + 1]].flatMap((each) =>
      each && !each.asked && !each.parts.some(isWish) ? [restOf(each)] : [],
    )
  const isStrange = (text: string) =>
    !pleasing.test(text) && unfamiliar(text) >= (holdsSomebody(text, language, names) ? 1 : many)
  const isAboutSomebody = (text: string) => isStrange(text) || (!pleasing.test(text) && others(text))
  return sentences.flatMap(({ parts, asked }, at): Suspect[] => {
    const text = parts.map((part) => part.text).join(' ')
    const isContaining = asked && containing.test(text) && !howMuch.test(text)
    if (remembered.test(restOf({ parts, asked })) || (!asked && isStock({ parts, asked }))) return []
    // What stands beside a word of allergy is that reader's matter, and speaks of the foods there.
    const own = parts.filter((each) => !isWish(each) && each.mark === null).map(({ rest }) => rest)
    const context = (parts.every(({ bare }) => bare) ? [...own, ...besides(at)] : own).join(' ')
    const strange = unfamiliar(context)
    const speaksOf = { pleasure: pleasing.test(context), somebody: holdsSomebody(context, language, names) }
    const isAboutAll = whatever.test(context) && others(context)
    const isQuestion = isContaining || (asked && (isShort(parts) || allRight.test(restOf({ parts, asked }))))
    const isAnswered = isQuestion && besides(at).some(isContaining ? isAboutSomebody : isStrange)
    return parts.flatMap((part, place): Suspect[] => {
      // "Is there egg in it? It's for Lily": beside somebody of whom is spoken the question is no mere question.
      if (isQuestion)
        return isAnswered && !part.ordered && part.mark === null ? [{ part, foods: part.foods }] : []
      const risky = part.foods.filter((food) => food.risky)
      const next = parts[place + 1]
      if (risky.length === 0 || part.mark !== null || isWish(part) || isDishlike(part)) return []
      if (asked && onTable) return []
      // "Prawns nearly finished my grandad": nothing else is named yet, but what comes first does something to him.
      if (!hasMore(part) && !isAccused(part)) return []
      if (isAcquired(part) || isLacking(part) || isListed(parts, place, isAcquired)) return []
      if (
        next &&
        servedTo.test(next.text) &&
        holdsSomebody(next.text, language, names) &&
        part.asksFor !== 'none'
      )
        return []
      // "My aunt gives back whatever has cheese in it", "he is beside himself after a macaroon": familiar words, but
      // nobody asks for food so.
      const isGeneral = isAboutAll || (from[language].test(emptyOf(part)) && others(part.rest))
      if (speaksOf.pleasure) return []
      if (isGeneral && !eating.test(context)) return [{ part, foods: risky }]
      return strange >= many || (strange > 0 && speaksOf.somebody) ? [{ part, foods: risky }] : []
    })
  })
}
