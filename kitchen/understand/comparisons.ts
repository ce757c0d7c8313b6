import { findIngredients } from '../lexicon/find.ts'
import type { Language } from '#shared/constants/languages.ts'
import { readDishMentions } from './dish-mentions.ts'
import { spansOf } from './mentions.ts'

/** What a comparison ends at: from there on the wish is spoken of again. */
const ends =
  'for|pour|para|fur|with|avec|con|mit|without|sans|sin|ohne|but|mais|pero|aber|please|bitte|svp|and|et|y|und|or|ou|oder|no|not|nicht|if|when|because|wenn|weil|porque|cuando|quand|parce|allerg[a-z]*|alerg[a-z]*|intoler[a-z]*'
const compared = `(?:(?!(?:${ends})(?![a-z]))[a-z0-9'-]+(?: |(?=[^a-z0-9' -]|$))){1,7}`
/** What is counted, and words that compare no quality. */
const noQuality =
  '(?!(?:allerg[a-z]*|alerg[a-z]*|intoler[a-z]*|rather|other|later|earlier|sooner|older|younger|longer|under|over|after|hotter|higher|lower|never|more|less|much|many|well|few|soon|long|far|lieber|anders|eher|oder|immer|aber|wieder|spater|fruher|viele?|wenig|bald|gut|lange|de|du|des|tarde|tard|asi) )'
const quality = `${noQuality}[a-z-]{3,}(?: [a-z]{3,})?`
/** The first group is what stays, the second names the quality, the third is what it is compared with. */
const comparisons: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<![a-z])((?:as (${quality}) (?=as )|(?:more|less) (${quality}) (?=than )|(?=${noQuality}([a-z]{2,}er) than )[a-z]+ ))(?:as|than) (?!\\d|possible)${compared}`,
    'g',
  ),
  fr: new RegExp(
    `(?<![a-z])((?:plus|moins|aussi|si) (${quality}) )(?:que |qu')(?!\\d|possible)${compared}`,
    'g',
  ),
  es: new RegExp(`(?<![a-z])((?:mas|menos|tan) (${quality}) )(?:que|como) (?!\\d|posible)${compared}`, 'g'),
  de: new RegExp(
    `(?<![a-z])((?:(?:so|genauso|ebenso|weniger) (?:(?:schon|richtig|ganz) )?(${noQuality}[a-z-]{3,}) (?=wie |als )|(?=${noQuality}([a-z]{3,}er) als )[a-z]+ ))(?:wie|als) (?!\\d|moglich)${compared}`,
    'g',
  ),
}

/** What every comparison holds; the long patterns are compiled for the turns that have it. */
const comparing = /(?: (?:than|as|que|como|als|wie) | qu')/

/** "Nothing worse than celery", "ohne so was wie Quinoa": beside a refusal the comparison may name what is refused. */
const refusing =
  /(?<![a-z])(?:nothing|nobody|no|none|without|can't|cannot|hate|avoid|rien|sans|pas d[e']|ni|deteste|nada|sin|peor|odio|nichts|ohne|kein[a-z]*|weder|hasse|kann nicht|allerg[a-z]*|alerg[a-z]*)(?![a-z])[^,.;:!?]*$/

const namesAny = (text: string, language: Language) =>
  spansOf(text, language).length > 0 || readDishMentions(text, language).length > 0

/**
 * A turn (folded) without the foods and dishes that it only compares with: "less sweet than custard". Where nothing
 * else is named, what is compared with is the best there is to go by.
 */
export function withoutComparisons(folded: string, language: Language): string {
  if (!comparing.test(folded)) return folded
  const left = folded.replace(comparisons[language], (whole: string, kept: string, ...rest: unknown[]) => {
    const named = rest.find((each) => typeof each === 'string')
    const at = rest.find((each) => typeof each === 'number') ?? 0
    const isOfFood = language !== 'fr' && findIngredients(String(named ?? ''), language, 'exact').length > 0
    return isOfFood || refusing.test(folded.slice(0, at)) ? whole : kept
  })
  return left === folded || !namesAny(left, language) ? folded : left
}
