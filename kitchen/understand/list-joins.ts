import { pairs } from './headcount-words.ts'

/**
 * What joins a list, on folded text, written as a plain "and": a list that goes on stays inside its refusal, and the
 * full stop of an abbreviation ends no sentence.
 */
const article =
  "(?:the |all |any |les? |la |l'|los |las |el |des |du |del? |der |die |das |den |von |auch |also )*"

/** "Five of us including the kids": people who are among those counted are no list. */
const joins: readonly (readonly [RegExp, string])[] = [
  // "Cacahuetes incluidos": behind the thing.
  [
    /[,(]? ?\b((?:[a-z']+ ){0,2}[a-z']+),? (?:included|incluid[oa]s|comprise?s|y compris|inbegriffen|eingeschlossen|inklusive)(?=\s*(?:$|[,.;!)]))/g,
    ' and $1',
  ],
  [
    new RegExp(
      `[,(]? ?(?<![a-z])(?:incl(?:uding|usive of)?|inkl(?:usive)?|einschl(?:iesslich)?|incluyendo|incluid[oa]s?|y compris(?:es?)?|comprenant)(?![a-z])\\.?:? ?(?!${article}(?:${pairs})(?![a-z]))${article}(?=[a-z])`,
      'g',
    ),
    ' and ',
  ],
  [
    new RegExp(
      `[,(]? ?(?<![a-z])(?:as well as|such as|for (?:example|instance)|tels? que|telles? que|par exemple|tal(?:es)? como|por ejemplo|wie (?:etwa|zum beispiel)|zum beispiel|ainsi que|asi como|sowie(?: auch)?|und auch|et aussi|y tambien|and also|along with)(?![a-z]) ?${article}(?=[a-z])`,
      'g',
    ),
    ' and ',
  ],
  [
    new RegExp(
      `[,(]? ?(?<![a-z])(?:e\\. ?g\\.|i\\. ?e\\.|esp\\.|p(?:ar)?\\. ?ex\\.|p(?:or)?\\. ?ej\\.|z\\. ?b\\.|d\\. ?h\\.|bes\\.|insb\\.|v\\. ?a\\.|bzw\\.?|resp\\.) ?${article}(?=[a-z])`,
      'g',
    ),
    ' and ',
  ],
  [
    /(?<![a-z])(and|et|y|und|or|ou|o|oder|ni|nor|&|u\.?) (?:any )?(?:other|others|autres?|otr[oa]s?|andere[nrms]?|sonstige[nrms]?|weitere[nrms]?|similar|ahnliche[nrms]?|allerlei|jegliche[nrms]?) (?=[a-z]{3})(?!(?:people|persons?|things?|guests?|personnes?|personas?|leuten?|gasten?|adults?|dish|recipes?|idea|cosas?|choses?))/g,
    '$1 ',
  ],
  [/(?<![a-z])u\. ?(?=[a-z]{2})/g, 'und '],
  [/(?<![a-z])(?:u\. ?a\.|usw\.?|etc\.?|u\. ?s\. ?w\.?)(?=[\s,;!?)]|$)/g, ' '],
]

/** Folded text whose lists are joined by "and" and nothing else. */
export const withPlainLists = (folded: string): string =>
  joins.reduce((text, [words, plain]) => text.replace(words, plain), folded)
