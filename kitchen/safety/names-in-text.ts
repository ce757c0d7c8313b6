import { type Language, languages } from '#shared/constants/languages.ts'
import { findIngredients, type Found } from '../lexicon/find.ts'
import { foodOf, type ItemFood } from '../lexicon/item-food.ts'

/** Shorter words of another language are too often a word of this one: "pan", "ail", "chips". */
const shortestForeign = 5

/**
 * Names of foods in another language than the text is marked with: a recipe that a model or a page calls English may hold
 * Spanish lines. They count where the text's own language has none.
 */
function foreignNames(text: string, language: Language, own: readonly Found[]): Found[] {
  return languages
    .filter((each) => each !== language)
    .flatMap((each) => findIngredients(text, each, 'exact'))
    .filter(
      ({ start, end, matched }) =>
        matched.length >= shortestForeign && !own.some((name) => name.start < end && start < name.end),
    )
}

/** The foods that a text names, whatever language it is marked with. */
export function namesInText(text: string, language: Language): Found[] {
  const own = findIngredients(text, language, 'exact')
  return [...own, ...foreignNames(text, language, own)]
}

/** The foods of an ingredient, also where its name is in another language; that does not make it a known one. */
export function foodOfItem(item: string, language: Language): ItemFood {
  const { foods, known } = foodOf(item, language)
  const foreign = foreignNames(item, language, findIngredients(item, language))
  return { foods: [...foods, ...foreign.map(({ ingredient }) => ingredient)], known }
}

/** Verbs that look like foods when they open a sentence: "Butter the tin", "Flour the board". */
const verbs =
  /(?:^|[.!?;:,]\s+|\b(?:and|then|to|lightly|gently|dry|briefly)\s+)(?:butter|oil|flour|salt|pepper|sugar|cream|water|milk|ice|dust|toast|peel|season|pickle|brown|chip)$/i

/** Words of the kitchen that only look like a food: the tin a cake is baked in, the size of a ball, what is made on the way. */
const noFood: Record<Language, RegExp> = {
  en: /^(caramel|biscuits?|roses?|spaetzle)$/i,
  fr: /^(moules?|travers|caramel|biscuits?|bouillons|choux|compote|porter|plié|roses?)$/i,
  es: /^(casi|doradas?|espiral|caramelo|galletas|claras?|helados?|pasas?)$/i,
  de: /^(karamell|kekse|toasten|spätzle|rösten)$/i,
}

/** A batter as thick as cream has none in it. */
const likened =
  /(?:\blike|\bas thick as|thick|comme (?:de )?la|comme une|\bcomo(?: una| la)?|\bwie|(?:size|taille|tamaño|walnuss|grosse?n?|groß)[^.]{0,14})\s+(?:\p{L}+\s)?$/iu

/** Foods that a text uses, without those that it only looks like, compares with or names as something else. */
export function foodsSaid(text: string, language: Language, names = namesInText): Found[] {
  return names(text, language).filter(
    ({ start, end, matched }) =>
      !verbs.test(text.slice(0, end)) &&
      !noFood[language].test(matched) &&
      !/^-?\s?siz/.test(text.slice(end)) &&
      !likened.test(text.slice(Math.max(0, start - 30), start)),
  )
}
