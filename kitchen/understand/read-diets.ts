import { matches } from '../lexicon/may-match.ts'
import type { Diet } from '#shared/words/diets.ts'
import { dietWordsAsked } from './cues.ts'
import type { FoodGroup } from '../lexicon/food-groups.ts'
import { kin, own } from './headcount-words.ts'
import { isNegated } from './negated.ts'
import { tellsOfBoth, tellsOfHalves } from './others-eat.ts'
import { anyOf } from './word-list.ts'

/** The diets that hold after a turn, on folded text. */
export function readDiets(folded: string, before: readonly Diet[]): readonly Diet[] {
  const asked = dietWordsAsked.flatMap(([diet, words]) => {
    const match = words.exec(folded)
    // "I don't digest lactose" asks for none of it.
    const plain =
      match &&
      /^((no|nothing|anything|nichts|nada|rien|keine?|sans|sin|ohne|without)\b|lactos[ea]$|laktose$)/.test(
        match[0],
      )
    return match ? [{ diet, off: isNegated(folded, match.index) && !plain }] : []
  })
  const off = asked.filter((each) => each.off).map(({ diet }) => diet)
  const on = asked.filter((each) => !each.off).map(({ diet }) => diet)
  return [...new Set([...before.filter((diet) => !off.includes(diet)), ...on])]
}

/** Neither meat nor fish is what people call vegetarian, rennet and all. */
export function withoutFlesh(diets: readonly Diet[], refused: readonly FoodGroup[]): readonly Diet[] {
  const flesh = refused.includes('meat') && refused.includes('fish')
  return flesh && !diets.includes('vegetarian') ? [...diets, 'vegetarian'] : diets
}

/** Who is one of several: "one of us is", "my sister is", "two of the six are". */
const some = anyOf({
  en: '(?:one|two|three|1|2|3|some|half)(?: of (?:us|them|the [a-z]+)|(?= [a-z]+(?: of| among)))\n(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|son|daughter|sister|brother|mother|father|mum|dad|friend|guest|aunt|uncle|cousin|colleague|flatmate)(?: is| eats|,)',
  fr: "(?:une?|deux|trois|l'une?) d(?:'entre )?(?:e )?(?:nous|eux|elles)\ndont (?:une?|deux|trois)\n(?:une?|deux|trois|\\d) des (?:enfants|petits|filles|garcons|invites|copains)\n(?:ma|mon) (?:femme|mari|copine|copain|fils|fille|soeur|frere|mere|pere|amie?|tante|oncle|cousine?|collegue) (?:est|mange)",
  es: '(?:un[oa]|dos|tres) de (?:nosotros|ellos|ellas|los [a-z]+)\n(?:un[oa]|dos|tres) (?:es|son)\nmi (?:mujer|marido|novia|novio|hijo|hija|hermana|hermano|madre|padre|amig[oa]|tia|tio|prim[oa]|colega) (?:es|come)',
  de: '(?:isst )?(?:eine[rs]?|zwei|drei|\\d) (?:person |personen )?(?:von (?:uns|ihnen)|davon|ist|sind|isst|vegan|vegetarisch)\nmein[e]? (?:frau|mann|freundin|freund|sohn|tochter|schwester|bruder|mutter|vater|tante|onkel|cousine?|kollegin|kollege) (?:ist|isst)',
})

/** The diets that a turn tells of one or a few at the table; they hold for all, unless the cook sets a part aside. */
export function readDietsOfSome(folded: string, before: readonly Diet[]): readonly Diet[] {
  const found = dietWordsAsked.flatMap(([diet, words]) => {
    const match = words.exec(folded)
    if (!match || isNegated(folded, match.index)) return []
    const around = folded.slice(Math.max(0, match.index - nearby), match.index + match[0].length)
    const sentence = around.slice(Math.max(around.lastIndexOf('.'), 0))
    return matches(some, sentence) || isOfKin(sentence) || tellsOfHalves(sentence) ? [diet] : []
  })
  const meatless = tellsOfBoth(folded) && eatsNoMeat.test(folded) ? (['pescatarian'] as const) : []
  return [...new Set([...before, ...found, ...meatless])]
}

/** "Mi novio no come carne, pero yo sí": a diet of one, said in plain words. */
const eatsNoMeat =
  /(?<![a-z])(?:no comen?|(?:ne )?mangent? (?:pas|plus|jamais)(?: de)?|(?:isst|essen|mag|mogen) (?:gar |aber )?kein|(?:doesn't|does not|don't|do not|won't) eat(?: any)?) (?:carne|viande|meat|fleisch)(?![a-z])/

const nearby = 60

/** "My flatmate Ana is vegan": one of the family or of the friends is spoken of, and not the user. */
const kinThere = new RegExp(
  `(?<![a-z])(?:(?:${own}) (?:[a-z]+ )?(?:${kin})|one|someone|einer|eine|eini|uno|una|un|une|(?:dont|davon|including|of whom) (?:one|un|une|einer|eine|uno|una))(?![a-z])`,
)
const oneself = /(?<![a-z])(?:i|i'm|im|we|we're|ich|wir|je|j'ai|nous|on|yo|soy|somos)(?![a-z])/
const isOfKin = (sentence: string) =>
  matches(kinThere, sentence) && !oneself.test(sentence.replace(/^.*,/, ''))
