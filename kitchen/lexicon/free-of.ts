import { allergens, type Allergen } from '#shared/words/allergens.ts'
import type { Token } from './tokens.ts'

/** What is not in something that a word is said of: "gluten-free", "sans lait", "vegan". Folded, as tokens are. */
const claims: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [
    /\b(?:gluten|wheat) free\b|\b(?:sans|sin|ohne) gluten\b|\bglutenfrei(?:e[mnrs]?)?\b|\bsin tacc\b/,
    ['gluten'],
  ],
  [
    /\b(?:dairy|milk) free\b|\bnon dairy\b|\bmilchfrei(?:e[mnrs]?)?\b|\b(?:sans|sin) (?:produits laitiers|lacteos)\b/,
    ['milk'],
  ],
  [/\beggless\b|\beifrei(?:e[mnrs]?)?\b/, ['eggs']],
  [/\bnussfrei(?:e[mnrs]?)?\b|\bnut free\b/, ['nuts', 'peanuts']],
  [/\berdnussfrei(?:e[mnrs]?)?\b/, ['peanuts']],
  [/\bsojafrei(?:e[mnrs]?)?\b|\bsoya? free\b/, ['soy']],
  [/\bselleriefrei(?:e[mnrs]?)?\b/, ['celery']],
  [/\bsenffrei(?:e[mnrs]?)?\b/, ['mustard']],
  [/\bfischfrei(?:e[mnrs]?)?\b/, ['fish']],
  [/\bsesamfrei(?:e[mnrs]?)?\b/, ['sesame']],
  [
    /\b(?:unsulphured|unsulfured|ungeschwefelte?[mnrs]?|(?:sulphite|sulfite) free|(?:sans|sin) sulfit[eo]s)\b/,
    ['sulphites'],
  ],
  [
    /\bmeatless\b|\bmeat free\b|\bvegetarian\b|\bvegetarisch(?:e[mnrs]?)?\b|\bvegetarienn?e?s?\b|\bvegetarian[oa]s?\b/,
    ['fish', 'crustaceans', 'molluscs'],
  ],
]

/** Said of the name beside it, and not of the whole line: "vegan butter, 2 eggs". */
const plantBased =
  /^(?:vegan|vegane[mnrs]?|vegana?s?|vegano?s?|vegetale?s?|vegetaux|pflanzliche[mnrs]?|plant|based)$/

const fromAnimals: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
/** Before a name, without its article: what is said not to be there. */
const withoutWord = /^(?:without|no|zero|minus|sans|sin|ohne|kein|keine|keinen|keinem)$/
/** "Never serve it without sesame" denies nothing. */
const never = /^(?:never|not|nie|niemals|nicht|jamais|pas|nunca)$/
const articles = /^(?:a|an|the|un|une|la|le|una|el|eine?|lleva|hay|il|contains)$/
const joining = /^(?:and|or|nor|any|the|et|ou|ni|de|d|y|o|e|und|oder)$/

/** Before a name, with or without its article: "as thick as cream", "épaisse comme une crème". */
const likeWord = /^(?:as|like|comme|como|wie|si|if|falls|wenn)$/

/**
 * True of a name that is only compared with, or said not to be there: "without nuts", "sans œufs ni lait", "egg-free". In a
 * sentence (`names`: the tokens where names begin) a list begins right behind its denial: "no olvides el queso y la nata".
 */
export function isDenied(
  tokens: readonly Token[],
  from: number,
  length: number,
  names: ReadonlySet<number> | null = null,
): boolean {
  const after = tokens[from + length]
  if (after?.joined && /^(?:free|frei|less)$/.test(after.word)) return true
  const [before, further] = [tokens[from - 1], tokens[from - 2]]
  if (likeWord.test(before?.word ?? '')) return true
  if (articles.test(before?.word ?? '') && likeWord.test(further?.word ?? '')) return true
  // Back over a list of at most three names to the word that denies it.
  for (let at = from - 1, seen = 0; at >= 0 && seen < 6; at -= 1, seen += 1) {
    const token = tokens[at]
    if (!token || !tokens[at + 1]?.joined) return false
    if (withoutWord.test(token.word)) {
      if (names && tokens.slice(Math.max(0, at - 4), at).some(({ word }) => never.test(word))) return false
      const between = tokens.slice(at + 1, from).map(({ word }) => word)
      const first = between.findIndex((word) => !articles.test(word) && !joining.test(word))
      if (names && first >= 0 && !names.has(at + 1 + first)) return false
      return between.length === 0 || between.some((word) => joining.test(word))
    }
  }
  return false
}

/** Where one part of a text ends and the next begins, which is about something else: "pasta, gluten-free" has one. */
const partEnd = /[.;:!?\n]/
const partEndInSentences = /[.;:!?,\n]/

/** For a place in a text: the allergens that its surroundings say are not in what is named there. */
export function freeOf(
  text: string,
  tokens: readonly Token[],
  isLine: boolean,
): (start: number) => ReadonlySet<Allergen> {
  const nothing: ReadonlySet<Allergen> = new Set()
  const words = tokens.map(({ word }) => word)
  const all = ` ${words.join(' ')} `
  const isClaimed = claims.some(([claim]) => claim.test(all)) || words.some((word) => plantBased.test(word))
  if (!isClaimed) return () => nothing
  return (start) => {
    const at = tokens.findIndex((token) => token.start === start)
    const end = isLine ? partEnd : partEndInSentences
    const same = (one: number, two: number) =>
      !end.test(text.slice(tokens[one]?.end ?? 0, tokens[two]?.start ?? 0))
    let first = at
    while (first > 0 && same(first - 1, first)) first -= 1
    let last = at
    while (last + 1 < tokens.length && same(last, last + 1)) last += 1
    const part = words.slice(first, last + 1).join(' ')
    const found = claims.flatMap(([claim, free]) => (claim.test(part) ? free : []))
    const isBeside = words
      .slice(Math.max(first, at - 2), Math.min(last, at + 3) + 1)
      .some((word) => plantBased.test(word))
    return new Set(
      allergens.filter((each) => found.includes(each) || (isBeside && fromAnimals.includes(each))),
    )
  }
}
