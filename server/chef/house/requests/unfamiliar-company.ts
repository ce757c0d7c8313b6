import type { Language } from '#shared/languages.ts'
import type { NamedFood, Part } from './allergy-parts.ts'
import { unfamiliarWords } from './ordinary/unfamiliar.ts'
import { remembered } from './reported.ts'
import { holdsOthers, holdsSomebody } from './somebody.ts'
import { pleasing } from './suspicions.ts'
import { anyOf } from './word-list.ts'

/** A sentence as the reader of allergies sees it. */
export interface Spoken {
  parts: readonly Part[]
  asked: boolean
}

export interface Suspect {
  part: Part
  foods: readonly NamedFood[]
}

/** What the guest has or got hold of is there to be cooked, however they praise it. */
const acquired: Record<Language, RegExp> = {
  en: anyOf({
    en: "(?:have|has|had|got|'ve|found|bought|caught|picked|brought|using|use up|used up|left(?:overs?)?|there(?:'s| is| are)|something with|add)(?: (?!been|a |an )[a-z]+){0,3} {2,}",
  }),
  fr: anyOf({
    fr: "(?:j'ai|on a|reste(?:nt)?|trouve|achete|peche|rapporte|recu|pris|finir|quelque chose (?:avec|a)|un (?:truc|plat) (?:avec|a)|ajoute)(?: (?!la |le |les )[a-z']+){0,3} {2,}",
  }),
  es: anyOf({
    es: '(?:tengo|tenemos|hay|queda[n]?|sobr[a-z]+|compr[a-z]+|encontr[a-z]+|traj[a-z]+|trae[n]?|pesc[a-z]+|algo con|anade)(?: [a-z]+){0,3} {2,}',
  }),
  de: anyOf({
    de: '(?:habe?|haben|(?:et)?was mit)(?: [a-z]+){0,3} {2,}\nubrig\ngekauft\ngefunden\ngeholt\nmitgebracht\ngeschenkt\ngeangelt\ngefangen',
  }),
}

/** "Prawns for my sister": for whom food is, said right behind it. */
const servedTo = /^ ?(?:for|pour|para|fur) /

/** Asks whether something is in the dish, or whether somebody can eat it. */
const containing = anyOf({
  en: '(?:is|are) there|(?:does|do|did) (?:it|this|that|they|the|your)|contain[a-z]*|in (?:it|this|that|there)|made with|(?:can|could|may|should) (?:he|she|they|my|our|i|we)',
  fr: '(?:y|il y) a(?:-t-il)?|contien[a-z]*|contenir|dedans|la[- ]dedans|(?:dans|avec) (?:ca|ce|cette|la|le)|comporte|(?:il|elle|mon|ma) [a-z ]*peu(?:t|vent)|peut-(?:il|elle)',
  es: '(?:lleva|llevan|tiene|tienen|hay|contiene[n]?|va|van|incluye)(?! que)|(?:puede|pueden|podria) (?:el|ella|mi|comer)',
  de: '(?:da |hier )?(?:ist|sind|kommt|kommen|gehort|gehoren|steckt) (?:da|dort|hier|denn|auch)|drin|darin|rein|enthal[a-z]*|(?:kann|darf|konnen|durfen) (?:mein[a-z]*|er|sie|das|die|den)',
})

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

/** Asks whether a food is all right: "sesame is fine, isn't it?" */
const allRight = anyOf({
  en: 'fine|ok|okay|safe|alright|all right|possible|allowed|risky|dangerous',
  fr: 'bon|bonne|ok|passe|possible|risque|risques|risquee?|dangereu(?:x|se)',
  es: 'bien|segur[oa]s?|peligros[oa]s?|apt[oa]s?',
  de: 'ok|okay|sicher|unbedenklich|moglich|erlaubt|gefahrlich|riskant',
})

/** "With the cream", "bei Sesam", "after a macaroon": a food that something happens from, and not one to put in. */
const from: Record<Language, RegExp> = {
  en: /(?<![a-z])(?:off|from|after|over) (?:a |an |any |one |the )?(?:[a-z]+ )? {2,}/,
  fr: /(?<![a-z])(?:avec|a cause|apres|des|par) (?:une? |d[eu] |des |le |la |les |l') *  /,
  es: /(?<![a-z])(?:con|por|tras|del?) (?:el|la|los|las|un|una) {2,}/,
  de: /(?<![a-z])(?:bei|nach|wegen|durch) (?:eine[nmrs]? |dem |der )?(?:[a-z]+ )? {2,}/,
}

/** Speaks of all that holds a food, and not of the food in a dish. */
const whatever = anyOf({
  en: '(?:anything|everything|whatever|things|stuff|all|any dish) (?:that )?(?:has|with|contain[a-z]*|containing|from|made)',
  fr: "tout ce +(?:qui|qu'|que) [a-z]+|tout a base",
  es: '(?:todo|nada|cualquier cosa) (?:lo )?(?:que|con|a base)',
  de: '(?:alles|allem|nichts) (?:mit|von|aus|was|wo)',
})
const eating =
  /(?<![a-z])(?:eats?|eating|ate|mange[a-z]*|com(?:e|en|er|emos)|isst|esse[nr]?|want[a-z]*|veu[a-z]*|quier[a-z]*|will|mocht[a-z]*)(?![a-z])/

/** So many unfamiliar words tell of somebody though nobody is named. */
const many = 2

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
  /** Whether there is anything to cook but the foods of this part. */
  const hasMore = (part: Part) =>
    onTable ||
    named.some(
      (each) =>
        each !== part &&
        (each.isDish || each.asksFor !== 'none' || named.indexOf(each) < named.indexOf(part)),
    )
  // Beside a dish that was asked for, the name of another may tell of a person: "he fainted over an omelette".
  const isWish = (part: Part) =>
    isSound(part) &&
    (part.ordered ||
      (part.asksFor === 'firm' &&
        (unfamiliar(part.rest) === 0 || !others(part.rest) || !(onTable || named.indexOf(part) > 0))))
  const isAcquired = (part: Part) => !part.negated && acquired[language].test(part.rest) && !others(part.rest)
  const restOf = ({ parts }: Spoken) => parts.map(({ rest }) => rest).join(' ')
  const besides = (at: number) =>
    [sentences[at - 1], sentences[at + 1]].flatMap((each) =>
      each && !each.asked && !each.parts.some(isWish) ? [restOf(each)] : [],
    )
  const isStrange = (text: string) =>
    !pleasing.test(text) && unfamiliar(text) >= (holdsSomebody(text, language, names) ? 1 : many)
  const isAboutSomebody = (text: string) => isStrange(text) || (!pleasing.test(text) && others(text))
  return sentences.flatMap(({ parts, asked }, at): Suspect[] => {
    const isContaining = asked && containing.test(parts.map(({ text }) => text).join(' '))
    if (remembered.test(restOf({ parts, asked }))) return []
    const allBare = parts.every(({ bare }) => bare)
    return parts.flatMap((part, place): Suspect[] => {
      // "Is there egg in it? It's for Lily": beside somebody of whom is spoken the question is no mere question.
      if (isContaining || (asked && (isShort(parts) || allRight.test(restOf({ parts, asked }))))) {
        const isMeant = isContaining ? isAboutSomebody : isStrange
        return !part.ordered && part.mark === null && besides(at).some(isMeant)
          ? [{ part, foods: part.foods }]
          : []
      }
      const risky = part.foods.filter((food) => food.risky)
      const next = parts[place + 1]
      if (risky.length === 0 || part.mark !== null || isWish(part) || isDishlike(part)) return []
      if (asked && onTable) return []
      if (!hasMore(part) || isAcquired(part) || isListed(parts, place, isAcquired)) return []
      if (
        next &&
        servedTo.test(next.text) &&
        holdsSomebody(next.text, language, names) &&
        part.asksFor !== 'none'
      )
        return []
      // What stands beside a word of allergy is that reader's matter, and speaks of the foods there.
      const own = parts
        .filter((each) => each === part || (!isWish(each) && each.mark === null))
        .map(({ rest }) => rest)
      const context = (allBare ? [...own, ...besides(at)] : own).join(' ')
      const strange = unfamiliar(context)
      if (pleasing.test(context)) return []
      // "My aunt gives back whatever has cheese in it", "he is beside himself after a macaroon": familiar words, but
      // nobody asks for food so.
      const isGeneral =
        (whatever.test(context) && others(context)) ||
        (from[language].test(emptyOf(part)) && others(part.rest))
      if (isGeneral && !eating.test(context)) return [{ part, foods: risky }]
      if (strange === 0) return []
      return strange >= many || holdsSomebody(context, language, names) ? [{ part, foods: risky }] : []
    })
  })
}
