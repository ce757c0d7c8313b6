import { isLanguage, languages, type Language } from '#shared/constants/languages.ts'
import { cutPhrases } from './steps/cut-phrases.ts'
import type { Phrase } from './steps/phrase.ts'
import { firstWord, reject, type FileLine } from './lines-of-file.ts'
import { mistakeIn, placesIn, withoutPlaces } from './places.ts'
import type { RecipeLine, RecipeStep } from './recipe.ts'
import { differenceIn } from './same-in-all.ts'
import { isHeat, prepositionOf } from './vocabulary.ts'

/** What the line says by its cut is not said again by a step. */
function repeatedKnifeWork(text: string, language: Language, lines: readonly RecipeLine[]): string | null {
  const isSaid = ({ food, cut }: RecipeLine) =>
    cut !== null &&
    text.includes(food) &&
    text.includes(cutPhrases[cut][language].replaceAll('{x', `{${food}`))
  const repeated = lines.find(isSaid)
  return repeated ? `"${repeated.cut}" on the line of "${repeated.food}" says this already` : null
}

/** Throws where a sentence cannot be read or names what is in no line. */
function checkSentence(line: FileLine, language: Language, text: string, lines: readonly RecipeLine[]) {
  const isLine = (food: string) => lines.some((each) => each.food === food)
  for (const place of placesIn(text)) {
    const mistake = mistakeIn(place, isLine)
    if (mistake !== null) reject(line, mistake)
  }
  if (/[[\]{}|]/.test(withoutPlaces(text))) reject(line, 'a bracket that is no place of a food')
  if (!/[.!?)]$/.test(text)) reject(line, 'the sentence has no end')
  const repeated = repeatedKnifeWork(text, language, lines)
  if (repeated !== null) reject(line, repeated)
}

/** Four lines, one in each language and in their order. */
export function readPhrase(head: FileLine, own: readonly FileLine[], lines: readonly RecipeLine[]): Phrase {
  const text: Partial<Phrase> = {}
  for (const line of own) {
    const [language, sentence] = firstWord(line.text)
    if (!isLanguage(language)) reject(line, `"${language}" is no language`)
    if (text[language] !== undefined) reject(line, `"${language}" is there twice`)
    checkSentence(line, language, sentence, lines)
    text[language] = sentence
  }
  const missing = languages.find((language) => text[language] === undefined)
  if (missing) reject(head, `"${missing}" is missing`)
  const phrase = text as Phrase
  const difference = differenceIn(phrase)
  if (difference) {
    const place = own.find((line) => firstWord(line.text)[0] === difference.language)
    reject(place ?? head, difference.message)
  }
  return phrase
}

const kinds = ['prep', 'cook', 'wait'] as const
const kindOf = (word: string) => kinds.find((kind) => kind === word) ?? null

export const isStepHead = ({ text }: FileLine): boolean => kindOf(firstWord(text)[0]) !== null

/** "cook 10 meanwhile 71° on stove boiling done minced-lamb", in this order. */
const headPattern =
  /^(\w+)(?: (\d+))?( meanwhile)?(?: (-?\d+)°)?(?: (on|in) (\w+))?( boiling)?(?: done ((?:[a-z0-9-]+ ?)+))?$/

export function readStep(head: FileLine, own: readonly FileLine[], lines: readonly RecipeLine[]): RecipeStep {
  const match = headPattern.exec(head.text)
  const [, word = '', minutes, meanwhile, celsius, preposition, heat, boils, done] = match ?? []
  const kind = kindOf(word)
  if (!kind)
    return reject(head, `"${head.text}" is no step: write "cook 10 meanwhile 71° on stove done beef"`)
  if (heat !== undefined) {
    if (!isHeat(heat)) reject(head, `nothing is heated by "${heat}"`)
    if (prepositionOf(heat) !== preposition) reject(head, `write "${prepositionOf(heat)} ${heat}"`)
  }
  const seen = done?.split(' ') ?? []
  const unknown = seen.find((food) => lines.every((line) => line.food !== food))
  if (unknown !== undefined) reject(head, `no line is of "${unknown}"`)
  if (minutes === undefined && meanwhile === undefined)
    reject(head, 'the minutes are missing: only what is done meanwhile takes none of its own')
  return {
    kind,
    minutes: minutes === undefined ? null : Number(minutes),
    meanwhile: meanwhile !== undefined,
    celsius: celsius === undefined ? null : Number(celsius),
    heat: heat !== undefined && isHeat(heat) ? heat : null,
    boils: boils !== undefined,
    done: seen,
    text: readPhrase(head, own, lines),
  }
}
