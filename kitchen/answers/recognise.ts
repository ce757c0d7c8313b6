import { languages, type Language } from '#shared/constants/languages.ts'
import { allergenNames, groupWords } from '../lexicon/food-groups.ts'
import { findIngredients } from '../lexicon/find.ts'
import { prepared } from '../lexicon/prepared.ts'
import { declares, expectedIn } from './expected.ts'
import { questionTypes, type QuestionType } from './question-types.ts'
import { hasUse, takesLiquid } from './food-facts.ts'
import { advice, everyday, findCompared, findKnown, findTerm, nearestFit, rescues } from './known.ts'
import { anyOrdinal, numbersIn } from './numbers.ts'
import { inEachLanguage, linesOf } from './read-entries.ts'
import { answersKind, markedKinds, type MarkedKind } from './kind-marks.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

const kept: readonly string[] = ['rescue', 'advice']

export interface Question {
  type: QuestionType
  /** Which rescue, advice or term. */
  key: string | null
  /** What it says, where that is known by heart. */
  answer: string | null
  /** The question as words with single spaces. */
  text: string
  /** How many of its words what is known by heart explains. */
  score?: number
}

function readTypes(language: Language): ReadonlyMap<QuestionType, readonly Rule[]> {
  const found = new Map<QuestionType, Rule[]>()
  let current: Rule[] | null = null
  for (const { line, place } of linesOf(`questions.${language}.txt`)) {
    if (line === '') {
      current = null
      continue
    }
    if (current) {
      try {
        current.push(readRule(line))
      } catch (error) {
        throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
      }
      continue
    }
    const type = questionTypes.find((each) => each === line)
    if (!type || kept.includes(type) || found.has(type)) throw new Error(`${place}: "${line}" is no type`)
    current = []
    found.set(type, current)
  }
  for (const type of questionTypes)
    if (!kept.includes(type) && (found.get(type) ?? []).length === 0)
      throw new Error(`questions.${language}.txt: no rule for "${type}"`)
  return found
}

const types = inEachLanguage(
  (language) => new Map(prepared(`questions.${language}`, () => [...readTypes(language)])),
)

/** "Gluten-free", "sans noix", "vegan": what a dish is asked to be. */
const freeWords =
  /(?:gluten|lactose|lactosa|laktose|dairy|nut|egg|sugar|milk|alcohol) free|glutenfrei|laktosefrei|alkoholfrei|nussfrei|zuckerfrei| (?:sans|sin) (?:gluten|lactos[ea]|noix|nueces|sucre|azucar|lait|leche|huevos?|oeufs?|alcool|alcohol|arachides|cacahuetes?|frutos secos) | ohne (?:gluten|laktose|nusse|zucker|milch|ei|eier|alkohol) | (?:vegan|vegane|vegano|vegana|vegetarian|vegetarisch|vegetarien|vegetarienne|vegetariano|vegetariana|halal|kosher|casher|koscher|koscheres|coeliacs?|celiacs?|celiaques?|celiac[oa]s?|zoliakie) /

/** Meat, fish, cheese: kinds of food are asked about like foods. */
const foodKinds = groupWords.map(([, words]) => new RegExp(words.source))

const allergenPatterns = allergenNames.map(([, words]) => new RegExp(words.source))

/** German compounds may arrive in two words: "Käse Kuchen" is looked for as "Käsekuchen" too. */
function withCompounds(text: string): string {
  const words = text.match(/[a-z]+/g) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)
  return `${text}${pairs.map((each) => ` ${each} `).join('')}`
}

const asksHow = / (?:how|comment|como|wie) (?!long|lang)/

const isHowToReheat = (plain: string, language: Language): boolean =>
  asksHow.test(plain) && (types[language]().get('reheating') ?? []).some((rule) => fits(rule, plain))

/** The kind that a sentence asks where its words leave no doubt; null where they do. */
export function markedKind(sentence: string, language: Language): MarkedKind | null {
  const plain = spaced(sentence)
  const isAsked = (name: string) => name === 'asked' || name === 'food'
  return (
    markedKinds.find((each) =>
      (types[language]().get(each) ?? []).some((rule) => fits(rule, plain, isAsked)),
    ) ?? null
  )
}

/** Whether a rule answers what a sentence asks, where the kind of it is not in doubt. */
export function ofKindAsked(sentence: string, language: Language): (rule: Rule) => boolean {
  const plain = spaced(sentence)
  const kind = markedKind(sentence, language)
  const expected = expectedIn(sentence, language)
  return (rule) =>
    declares(rule, expected, language) && (kind === null || answersKind(kind, rule, plain, language))
}

/** Reads one question; null when none of its kinds is known. `asked` when it has the form of a question. */
export function recognise(
  sentence: string,
  language: Language,
  asked = true,
  among: readonly QuestionType[] = questionTypes,
): Question | null {
  const plain = spaced(sentence)
  const text = language === 'de' ? withCompounds(plain) : plain
  let named: ReturnType<typeof findTerm> | undefined
  const term = () => (named === undefined ? (named = findTerm(text, language)) : named)
  let foods: number | null = null
  const masked = text.replace(/ \d+\S*(?= )/g, ' <number>').replace(anyOrdinal[language], ' <ordinal>')
  const slots = (name: string): boolean => {
    switch (name) {
      case 'food':
        foods ??= findIngredients(sentence, language).length
        return foods > 0 || foodKinds.some((words) => words.test(text))
      case 'grain':
        return takesLiquid(sentence, language)
      case 'useful':
        return hasUse(sentence, language)
      case 'number':
        return numbersIn(text, language).length > 0
      case 'size':
        return / \d{2} ?x ?\d{2} /.test(text)
      case 'term':
        return term() !== null
      case 'short':
        return asked && term()?.whole === true
      case 'asked':
        return asked
      case 'allergen':
        return allergenPatterns.some((words) => words.test(text))
      case 'free':
        return freeWords.test(text)
      default:
        throw new Error(`<${name}> stands for nothing`)
    }
  }
  const searched = `${text}${masked === text ? '' : masked}`
  const ofKind = ofKindAsked(sentence, language)
  const isEverydayAsked =
    asked && among.includes('advice') && findKnown(everyday, text, language, slots, ofKind)
  if (isEverydayAsked) {
    const found = nearestFit([everyday, rescues, advice], text, language, slots, ofKind)
    if (found) {
      const { key, answer } = found.known
      return {
        type: found.shelf === rescues ? 'rescue' : 'advice',
        key,
        answer,
        text: plain,
        score: found.score,
      }
    }
  }
  const compared =
    among.includes('meaning') && findKnown(advice, text, language, slots, ofKind) === null
      ? findCompared(text, language)
      : null
  if (compared) return { type: 'meaning', ...compared, text: plain }
  for (const type of among) {
    if (type === 'rescue' || type === 'advice') {
      const found = nearestFit([type === 'rescue' ? rescues : advice], text, language, slots, ofKind)
      if (found)
        return { type, key: found.known.key, answer: found.known.answer, text: plain, score: found.score }
    } else if (type === 'ahead' && isHowToReheat(plain, language)) {
      // "How do I warm up what is left tomorrow?" asks how, whatever the day.
      continue
    } else if ((types[language]().get(type) ?? []).some((rule) => fits(rule, searched, slots))) {
      const meant = type === 'meaning' ? term() : null
      return { type, key: meant?.key ?? null, answer: meant?.answer ?? null, text: plain }
    }
  }
  return null
}

/** Of another language only these are heard, so that nothing is looked for beyond the last of them. */
const heardInAny: readonly QuestionType[] = ['identity', 'rescue']
const upToThose = questionTypes.slice(0, questionTypes.indexOf('rescue') + 1)

/** The same in the language of the turn or, where that says nothing, in another: short questions hide theirs. */
export function recogniseAny(sentence: string, language: Language, asked = true): Question | null {
  const own = recognise(sentence, language, asked)
  if (own) return own
  for (const other of languages) {
    if (other === language || !recognise(sentence, other, asked, upToThose)) continue
    const found = recognise(sentence, other, asked)
    if (found && heardInAny.includes(found.type)) return found
  }
  return null
}
