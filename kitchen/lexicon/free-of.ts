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
  [/\beggless\b|\begg free\b|\beifrei(?:e[mnrs]?)?\b/, ['eggs']],
  [/\bnussfrei(?:e[mnrs]?)?\b|\bnut free\b/, ['nuts', 'peanuts']],
  [/\berdnussfrei(?:e[mnrs]?)?\b|\bpeanut free\b/, ['peanuts']],
  [/\bsojafrei(?:e[mnrs]?)?\b|\bsoya? free\b/, ['soy']],
  [/\bselleriefrei(?:e[mnrs]?)?\b|\bcelery free\b/, ['celery']],
  [/\bsenffrei(?:e[mnrs]?)?\b/, ['mustard']],
  [/\bfischfrei(?:e[mnrs]?)?\b/, ['fish']],
  [/\bsesamfrei(?:e[mnrs]?)?\b|\bsesame free\b/, ['sesame']],
  [/\bshellfish free\b/, ['crustaceans', 'molluscs']],
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
 * A denial within a name (`inNames`) is of that one alone: "farine sans gluten ou farine de blé".
 */
export function isDenied(
  tokens: readonly Token[],
  from: number,
  length: number,
  names: ReadonlySet<number> | null = null,
  inNames: ReadonlySet<number> = new Set(),
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
      if (inNames.has(at)) return false
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
const partEnd = /[.;:!?\n/]/
const partEndInSentences = /[.;:!?,\n/]/
/** What stands behind it is something else, which no claim reaches: "gluten-free or plain flour". */
export const orWord = /^(?:or|ou|o|u|oder|bzw)$/
/** What stands behind it is something else where it is a food: "gluten-free pasta with couscous". */
const withWord = /^(?:and|with|plus|et|avec|y|e|con|und|mit|sowie)$/
const endsFree = /^(?:free|less|frei)$/

/** Where names stand in a text: their first tokens, and how many. */
export interface NamePlace {
  at: number
  length: number
}

/** A name that is said not to be there, with its allergen if it is the name of one: "sans œufs". */
export interface DeniedPlace {
  at: number
  allergens: readonly Allergen[]
}

/** The first and last token of the part of a text that speaks of the same thing as the token `at`. */
function partAround(
  text: string,
  tokens: readonly Token[],
  { at, isLine, names }: { at: number; isLine: boolean; names: readonly NamePlace[] },
): [first: number, last: number] {
  const end = isLine ? partEnd : partEndInSentences
  const words = tokens.map(({ word }) => word)
  const between = (left: number) => text.slice(tokens[left]?.end ?? 0, tokens[left + 1]?.start ?? 0)
  const isHard = (left: number) =>
    end.test(between(left)) || orWord.test(words[left] ?? '') || orWord.test(words[left + 1] ?? '')
  const isSoft = (left: number) =>
    /[,&+]/.test(between(left)) || withWord.test(words[left] ?? '') || withWord.test(words[left + 1] ?? '')
  const holdsName = (from: number, to: number) => names.some((name) => name.at >= from && name.at <= to)
  let first = at
  let last = at
  while (first > 0 && !isHard(first - 1)) {
    let from = first - 1
    while (from > 0 && !isHard(from - 1) && !isSoft(from - 1)) from -= 1
    if (isSoft(first - 1) && holdsName(from, first - 1)) break
    first = from
  }
  while (last + 1 < tokens.length && !isHard(last)) {
    let to = last + 1
    while (to + 1 < tokens.length && !isHard(to) && !isSoft(to)) to += 1
    if (isSoft(last) && holdsName(last + 1, to)) break
    last = to
  }
  return [first, last]
}

/**
 * For the token at which a name begins: the allergens that its surroundings say are not in it. A claim holds for the food
 * it is said of and for no other one beside it, and takes away no other allergen.
 */
export function freeOf(
  text: string,
  tokens: readonly Token[],
  { isLine, names, denied }: { isLine: boolean; names: readonly NamePlace[]; denied: readonly DeniedPlace[] },
): (at: number) => ReadonlySet<Allergen> {
  const nothing: ReadonlySet<Allergen> = new Set()
  const words = tokens.map(({ word }) => word)
  const all = ` ${words.join(' ')} `
  const isClaimed = claims.some(([claim]) => claim.test(all)) || words.some((word) => plantBased.test(word))
  const isDeniedHere = isLine && denied.some((each) => each.allergens.length > 0)
  if (!isClaimed && !isDeniedHere) return () => nothing
  // "Nut" in "nut-free" names no other food.
  const others = names.filter(
    ({ at, length }) =>
      !endsFree.test(words[at + length] ?? '') && !endsFree.test(words[at + length - 1] ?? ''),
  )
  return (at) => {
    const [first, last] = partAround(text, tokens, { at, isLine, names: others })
    const part = words.slice(first, last + 1).join(' ')
    const found = claims.flatMap(([claim, free]) => (claim.test(part) ? free : []))
    const without = isLine
      ? denied.flatMap((each) => (each.at >= first && each.at <= last ? each.allergens : []))
      : []
    const isBeside = words
      .slice(Math.max(first, at - 2), Math.min(last, at + 3) + 1)
      .some((word) => plantBased.test(word))
    return new Set(
      allergens.filter(
        (each) => found.includes(each) || without.includes(each) || (isBeside && fromAnimals.includes(each)),
      ),
    )
  }
}
