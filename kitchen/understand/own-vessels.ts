import { languages, type Language } from '#shared/constants/languages.ts'
import { mayMatch } from '../lexicon/may-match.ts'
import { alternatives, anyOf, type WordList } from '../lexicon/text/word-list.ts'

/** Pots, pans and dishes to cook in. Some of them are names of dishes too: a tagine, a "Pfanne", a casserole. */
const vessels: WordList = {
  en: '(?:loaf|cake|bread|bundt|muffin|tart|pie) (?:tins?|pans?)\n(?:frying |sauce |stock |soup |saute |griddle |grill |roasting |baking |paella |cast[- ]iron |non[- ]?stick )?(?:pans?|pots?|tins?|trays?|skillets?|woks?)(?! of)\ncasserole dish(?:es)?\n(?:oven|pie|baking|gratin|lasagne|ovenproof) dish(?:es)?\ndutch oven\ntagine (?:pot|dish)\ntagine(?= *(?:$|[,.;!?]|only|just|but))\nramekins?',
  fr: 'cercles?(?: a [a-z]+| de \\d+)?\n(?:plat|moule) a (?:tajine|four|gratin|tarte|cake|manque|paella)\ncocottes?(?: en fonte)?(?!-)\nfaitouts?\nmarmites?\npoeles?\ncasseroles?\nsauteuses?\nwoks?\nplaques?(?: de cuisson)?\nramequins?',
  es: 'moldes?(?: [a-z]+)?(?: de (?:plum ?cake|cake|bizcocho|pan|corona|tarta))?\npaelleras?\nsarten(?:es)?\nollas?(?! (?:a|expres|rapida|lenta|gm))\ncazuelas?\ncacerolas?\nfuentes?(?: de horno)?\nbandejas?(?: de horno)?\nwoks?\ntajine(?= *(?:$|[,.;!?]))',
  de: '(?:kasten|gugelhupf|guglhupf|spring|tarte|muffin|kuchen)form(?:en)?\n(?:[a-z]+)?(?:topfe?|topfen|pfannen?|brater|auflaufform(?:en)?|backblech|kasserolle|kasserole)(?![a-z]|,? mit (?!ohne)|gericht)\n(?:tajine|tagine)(?:form|topf)?(?= *(?:$|[,.;!?]|nur))\nwok(?= *(?:$|[,.;!?]))\nbraeter\ndutch oven',
}

/** That somebody has it or has it not, or that it is theirs. */
const owning: WordList = {
  en: "(?:i |we )?(?:have|haven't|havent|got|own|only|just|my|our|no|without)",
  fr: "(?:j'ai|on a (?=pas|que|qu'|juste|seulement)|nous avons|n'ai|pas|juste|que|qu'|seulement|mon|ma|mes|notre|nos|sans)",
  es: '(?:tengo|tenemos|hay|solo|mi|mis|nuestr[oa]s?|sin)',
  de: '(?:hab|habe|haben|hatte|nur|mein[a-z]*|unser[a-z]*|kein[a-z]*|ohne)',
}

const between =
  "(?: (?:only|just|got|have|a|an|any|one|two|the|big|large|small|old|good|enough|such|so|heavy|of|pas|plus|de|d'|un|une|le|la|seul|seule|grand|grande|petit|petite|assez|vieille|vieux|bonne?|una?|sola?|gran|grandes?|pequen[oa]|viej[oa]|dos|eine?[nrms]?|ne|nen|so|zu|gross[a-z]*|klein[a-z]*|alt[a-z]*|gut[a-z]*|gusseisern[a-z]*|beschichtet[a-z]*|weit[a-z]*|hoh[a-z]*))*"

/** By language, because the English pan is bread in Spanish. */
const owned = Object.fromEntries(
  languages.map((language) => [
    language,
    new RegExp(
      `(?<![a-z])(?:${owning[language]})${between} ?(?:${alternatives({ [language]: vessels[language] })})(?![a-z])`,
      'g',
    ),
  ]),
) as Record<Language, RegExp>

/** What cakes are baked in: where one stands behind a preposition, no cake is named. */
const tins = alternatives({
  en: '(?:loaf|cake|bread|bundt|muffin|cupcake) (?:tins?|pans?|trays?)',
  fr: '(?:cercles?|moules?) a (?:cakes?|muffins?|cupcakes?|manque|tarte)\n(?<=dans [a-z ]{0,12})casseroles?',
  es: 'moldes? (?:de|para) (?:plum ?cake|cake|bizcocho|pan|magdalenas?|muffins?|cupcakes?)',
  de: '(?:kasten|muffin|kuchen|gugelhupf|guglhupf) ?-?form(?:en)?',
})
const inTin = new RegExp(`(?<![a-z])(?:in|dans|en|im)${between} ?(?:${tins})(?![a-z])`, 'g')

/** "No big pot, just a casserole dish": a turn, as long as before, without the vessels that somebody says they have or lack. */
export const withoutVessels = (folded: string, language: Language): string =>
  [owned[language], inTin].reduce(
    (text, words) => (mayMatch(words, text) ? text.replace(words, (said) => ' '.repeat(said.length)) : text),
    folded,
  )

export const speaksOfVessels = (folded: string, language: Language): boolean =>
  withoutVessels(folded, language) !== folded

const vessel = anyOf(vessels)

/** Names of vessels, which are no food that was not understood. */
export const isVessel = (word: string): boolean =>
  vessel.test(word) ||
  /^(?:fonte|edelstahl|gusseisen|beschichtet|stainless|non-?stick|vitro|vitroceramica|induccion|induktion|ceranfeld|induction)$/.test(
    word,
  )
