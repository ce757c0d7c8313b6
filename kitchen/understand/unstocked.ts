import { matchesOf } from '../lexicon/may-match.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { readDishMentions } from './dish-mentions.ts'
import { isNegated } from './negated.ts'
import { anyOf } from './word-list.ts'

/** Good things that are sold but that this larder does not keep, and what comes closest to each. */
const rarer: readonly (readonly [standIn: string, words: RegExp])[] = [
  [
    'chicken-thigh',
    anyOf(
      {
        en: 'partridges?|pheasants?|grouse|woodcocks?|snipes?|guinea ?fowls?|quails?|(?:wood ?)?pigeons?|squabs?|hare|poussins?|cornish hens?|frogs? legs?',
        fr: 'perdrix|perdreaux?|faisanes?|faisans?|becasses?|pintades?|pintadeaux?|cailles?|pigeons?|pigeonneaux?|lievres?|coquelets?|cuisses de grenouilles?',
        es: 'perdiz|perdices|faisan(?:es)?|becadas?|pintadas?|codorniz|codornices|pichon(?:es)?|palomas?|liebres?|picantones?|ancas de rana',
        de: 'rebhuhn(?:er)?|fasane?n?|schnepfen?|perlhuhn(?:er)?|wachteln?|tauben?|hasen?|stubenkuken|froschschenkel',
      },
      'g',
    ),
  ],
  [
    'stewing-beef',
    anyOf(
      {
        en: 'elk|moose|bison|ostrich|kangaroo|goat meat|horse ?meat',
        fr: 'autruche|bison|viande de cheval|cabri',
        es: 'avestruz|bisonte|cabrito|carne de caballo',
        de: 'wildbret|strauss(?:enfleisch)?|bisonfleisch|zicklein|pferdefleisch',
      },
      'g',
    ),
  ],
  [
    'pork-sausage',
    anyOf(
      {
        en: 'haggis|black puddings?|white puddings?|boerewors|cumberland sausages?|lorne(?: sausages?)?|andouille',
        fr: 'andouillettes?|andouilles?|figatell[iu]s?|diots?|saucisses? de (?:morteau|toulouse|montbeliard|strasbourg)|boudins?(?: noirs?| blancs?)?',
        es: 'butifarras?|morcillas?|longanizas?|fuets?|chistorras?',
        de: 'blutwurste?|weisswurste?|leberwurste?|pinkel(?:wurst)?|mettenden|kohlwurste?',
      },
      'g',
    ),
  ],
  [
    'white-fish',
    anyOf(
      {
        en: 'turbot|pike ?perch|zander|pike|perch|arctic char|eels?|john dory|skate|gurnards?|whiting|pollock|pollack|ling|lampreys?|red ?fish|barramundi|flathead|basa|swai|snoek|kingklip',
        fr: 'turbots?|sandres?|brochets?|perches?|ombles?(?: chevaliers?)?|anguilles?|saint[- ]pierre|raies?|rascasses?|grondins?|merlans?|lieu (?:jaune|noir)|lamproies?',
        es: 'rodaballos?|lucioperca|lucio|perca|anguilas?|gallo de san pedro|raya|cabracho|abadejo|lampreas?|corvina',
        de: 'steinbutt|zander\\w*|hecht|barsch\\w*|saibling\\w*|felchen|renken?|maranen?|aal|petersfisch|rochen|rotbarsch\\w*|wittling|seelachs\\w*',
      },
      'g',
    ),
  ],
  [
    'mussel',
    anyOf(
      {
        en: 'razor clams?|barnacles?|cockles?|winkles?|whelks?|snails?',
        fr: 'couteaux(?= de mer)|escargots?|bigorneaux?|bulots?|coques(?! de)',
        es: 'percebes|navajas|zamburinas?|berberechos?|caracoles',
        de: 'schwertmuscheln?|herzmuscheln?|weinbergschnecken|wellhornschnecken',
      },
      'g',
    ),
  ],
]

/** Of these too, but nothing comes close. */
const without = anyOf(
  {
    en: 'sweetbreads?|tripe|samphire|salsify|cardoons?|purslane|nettles?|sea buckthorn|medlars?|gooseberr(?:y|ies) leaves',
    fr: 'ris de veau|tripes|salicornes?|salsifis|cardons?|crosnes?|pourpier|orties?|argousier|nefles?|oseille',
    es: 'mollejas|callos|salicornia|salsifi|cardos?|verdolagas?|ortigas?|espino amarillo|nisperos?',
    de: 'kalbsbries|bries|kutteln|queller|schwarzwurzeln?|cardy|portulak|brennnesseln?|sanddorn\\w*|mispeln?|sauerampfer',
  },
  'g',
)

interface Rare {
  word: string
  at: number
  standIn: string | null
}

function rareIn(folded: string): Rare[] {
  const of = (words: RegExp, standIn: string | null) =>
    matchesOf(words, folded).flatMap(({ 0: word, index }) =>
      findIngredients(word, 'any', 'exact').length === 0 && !isNegated(folded, index)
        ? [{ word, at: index, standIn }]
        : [],
    )
  return [...rarer.flatMap(([id, words]) => of(words, id)), ...of(without, null)]
}

/** Every rare thing a turn names, in the guest's own words, once, and what stands in for it. */
export function unstocked(folded: string): readonly { name: string; standIn: string | null }[] {
  const found = rareIn(folded).map(({ word, standIn }) => ({ name: word, standIn }))
  return [...new Map(found.map((each) => [each.name, each])).values()]
}

/** A text in which what the larder keeps stands for what it does not: chicken for the pheasant. */
export function withStandIns(folded: string, language: Language): string {
  const dishes = readDishMentions(folded, language)
  return rareIn(folded)
    .filter(({ at: place }) => !dishes.some(({ at, end }) => at <= place && end > place))
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { word, at, standIn }) => {
      const name = standIn ? findIngredientById(standIn)?.names[language].one : undefined
      return name ? `${text.slice(0, at)}${name}${text.slice(at + word.length)}` : text
    }, folded)
}
