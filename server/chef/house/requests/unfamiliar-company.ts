import type { Language } from '#shared/languages.ts'
import type { NamedFood, Part } from './allergy-parts.ts'
import { unfamiliarWords } from './ordinary/unfamiliar.ts'
import { holdsOthers, holdsSomebody } from './somebody.ts'
import { pleasing } from './suspicions.ts'
import { anyOf } from './word-list.ts'

/** A sentence as the reader of allergies sees it. */
interface Spoken {
  parts: readonly Part[]
  asked: boolean
}

export interface Suspect {
  part: Part
  foods: readonly NamedFood[]
}

/** What the guest has or got hold of is there to be cooked, however they praise it. */
const acquired = anyOf({
  en: "have|has|got|'ve|found|bought|caught|picked|brought|using|used? up|left(?:overs?)?|there(?:'s| is| are)|something with|add",
  fr: "j'ai|ai|reste(?:nt)?|trouve|achete|peche|rapporte|recu|finir|quelque chose (?:avec|a)|un (?:truc|plat) (?:avec|a)|ajoute",
  es: 'tengo|tenemos|queda[n]?|sobr[a-z]+|compr[a-z]+|encontr[a-z]+|traj[a-z]+|trae[n]?|pesc[a-z]+|algo con|anade',
  de: 'habe?|haben|hatte|ubrig|gekauft|gefunden|geholt|mitgebracht|geschenkt|geangelt|(?:et)?was mit|dazu',
})

/** "Prawns for my sister": for whom food is, said right behind it. */
const servedTo = /^ ?(?:for|pour|para|fur) /

/** Asks whether something is in the dish, or whether somebody can eat it. */
const containing = anyOf({
  en: '(?:is|are) there|(?:does|do|did) (?:it|this|that|they|the|your)|contain[a-z]*|in (?:it|this|that|there)|made with|(?:can|could|may|should) (?:he|she|they|my|our|i|we)',
  fr: "(?:y|il y) a(?:-t-il)?|contien[a-z]*|contenir|dedans|la[- ]dedans|(?:dans|avec) (?:ca|ce|cette|la|le)|comporte|(?:il|elle|mon|ma) [a-z ]*peu(?:t|vent)|peut-(?:il|elle)",
  es: '(?:lleva|llevan|tiene|tienen|hay|contiene[n]?|va|van|incluye)(?! que)|(?:puede|pueden|podria) (?:el|ella|mi|comer)',
  de: '(?:da |hier )?(?:ist|sind|kommt|kommen|gehort|gehoren|steckt) (?:da|dort|hier|denn|auch)|drin|darin|rein|enthal[a-z]*|(?:kann|darf|konnen|durfen) (?:mein[a-z]*|er|sie|das|die|den)',
})

const holds = (text: string, pattern: RegExp) => pattern.test(text)

/**
 * Foods in the company of somebody and of words that no ordinary request holds. Whatever those say of somebody, it is not
 * how people ask for food: "mustard, even a pinch, and Hugo is on a drip".
 */
export function inUnfamiliarCompany(
  sentences: readonly Spoken[],
  language: Language,
  names: ReadonlySet<string>,
  onTable: boolean,
): Suspect[] {
  const isWish = (part: Part) => part.asksFor === 'firm' && !part.told && part.mark === null
  const strange = (text: string) => unfamiliarWords(text, language, names).length > 0
  const isStatement = ({ asked, parts }: Spoken | undefined = { asked: true, parts: [] }) =>
    !asked && parts.length > 0 && !parts.some((part) => isWish(part) || part.foods.length > 0)
  const restOf = ({ parts }: Spoken) => parts.map(({ rest }) => rest).join(' ')
  const dishes = sentences.filter(({ parts }) => parts.some(isWish)).length
  return sentences.flatMap((sentence, at): Suspect[] => {
    const { parts, asked } = sentence
    const beside = [sentences[at - 1], sentences[at + 1]].flatMap((each) =>
      each && isStatement(each) ? [restOf(each)] : [],
    )
    const isContaining = asked && holds(parts.map(({ text }) => text).join(' '), containing)
    const allBare = parts.every(({ bare }) => bare)
    return parts.flatMap((part, place): Suspect[] => {
      const risky = part.foods.filter((food) => food.risky)
      if (isContaining) {
        // "Is there egg in it? It's for Lily": about whoever is spoken of, the question is no mere question.
        const about = beside.some(
          (text) =>
            !holds(text, pleasing) &&
            (holdsOthers(text, language, names) || (holdsSomebody(text, language, names) && strange(text))),
        )
        return about && part.asksFor !== 'firm' ? [{ part, foods: part.foods }] : []
      }
      if (risky.length === 0 || isWish(part)) return []
      if (asked && onTable) return []
      const next = parts[place + 1]
      if (next && servedTo.test(next.text) && part.asksFor !== 'none') return []
      const own = parts.filter((each) => each === part || !isWish(each)).map(({ rest }) => rest)
      const near = allBare && (onTable || dishes > 0) ? [...own, ...beside] : own
      const context = near.join(' ')
      if (holds(context, pleasing) || !strange(context)) return []
      const isAcquired = !part.negated && holds(part.rest, acquired) && !holdsOthers(part.rest, language, names)
      if (isAcquired || !holdsSomebody(context, language, names)) return []
      return [{ part, foods: risky }]
    })
  })
}
