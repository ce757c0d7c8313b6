import { forms } from '../lexicon/articles.ts'
import { placeholder } from './steps/phrase.ts'

/** A place of a sentence: `{egg+milk}`, `{oil:dat}` in the form it needs, `{egg?le/les}` words that agree with it. */
export interface Placeholder {
  foods: readonly string[]
  form: string | null
  /** Null where it names the foods. */
  choices: readonly string[] | null
}

export const placesIn = (text: string): Placeholder[] =>
  [...text.matchAll(placeholder)].map(([, names = '', form, choices]) => ({
    foods: names.split('+'),
    form: form ?? null,
    choices: choices?.split('/') ?? null,
  }))

/** The foods that a sentence names, and not only agrees with. */
export const foodsNamedIn = (text: string): string[] => [
  ...new Set(placesIn(text).flatMap(({ foods, choices }) => (choices === null ? foods : []))),
]

/** Why a place cannot be read; null where it can. */
export function mistakeIn(
  { foods, form, choices }: Placeholder,
  isLine: (food: string) => boolean,
): string | null {
  const unknown = foods.find((food) => !isLine(food))
  if (unknown !== undefined) return `no line is of "${unknown}"`
  if (form !== null && !(forms as readonly string[]).includes(form)) return `"${form}" is no form of a food`
  if (choices !== null && ![2, 4].includes(choices.length))
    return `"${choices.join('/')}" are not two or four words to choose from`
  return null
}

/** What is left of a sentence when its places are taken out. */
export const withoutPlaces = (text: string): string => text.replace(placeholder, '')
