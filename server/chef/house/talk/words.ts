import type { Ingredient } from '#server/food/ingredient.ts'
import type { Language } from '#shared/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { joined, listed } from '../grammar/articles.ts'
import { spokenNoun } from '../grammar/noun.ts'
import { looksPlural } from '../grammar/spoken-names.ts'
import type { Part } from '../kitchen/part.ts'
import type { Wishes } from '../requests/wishes.ts'

/** A sentence with its blanks filled. */
export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}

/** Things in a bare list: "chickpeas, spinach and coconut milk". */
export function bareList(parts: readonly Part[], language: Language): string {
  return joined(
    parts.map((part) => spokenNoun(part, language).word),
    language,
  )
}

/** Ingredients with their articles, as the object of a sentence. */
export function definiteList(ingredients: readonly Ingredient[], language: Language): string {
  const nouns = ingredients.map(({ names, countable }) => {
    const name = names[language]
    const plural = countable || (name.one === name.many && looksPlural(name.one, language))
    return { word: plural ? name.many : name.one, gender: name.gender, plural }
  })
  return listed(nouns, 'the', language)
}

const without: Record<Language, (list: string) => string> = {
  en: (list) => `no ${list}`,
  fr: (list) => `sans ${list}`,
  es: (list) => `sin ${list}`,
  de: (list) => `ohne ${list}`,
}

/** What the dish keeps to, in one list: "vegan, no tree nuts". Empty when nothing was asked. */
export function conditions(wishes: Wishes): string[] {
  const { language, diets, allergens } = wishes
  return [
    ...diets.map((diet) => dietWords[language][diet]),
    ...allergens.map((allergen) => without[language](allergenWords[language][allergen])),
  ]
}

const numbers: Record<Language, readonly string[]> = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: [
    '',
    'une personne',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  es: [
    '',
    'una persona',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  de: [
    '',
    'eine Person',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
}

export function people(count: number, language: Language): string {
  return numbers[language][count] ?? String(count)
}
