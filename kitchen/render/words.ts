import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { joined, type Noun } from '../lexicon/articles.ts'
import { isMass, spokenNoun } from './grammar/noun.ts'
import { looksPlural } from './grammar/spoken-names.ts'
import type { Part } from '../library/lines/part.ts'

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

/** Ingredients as nouns, in the number one speaks of them. */
export function nounsOf(ingredients: readonly Ingredient[], language: Language): Noun[] {
  return ingredients.map((ingredient) => {
    const { names, countable } = ingredient
    const name = names[language]
    const mass = isMass(ingredient, language)
    const plural = !mass && (countable || (name.one === name.many && looksPlural(name.one, language)))
    return { word: plural ? name.many : name.one, gender: name.gender, plural }
  })
}

const hourWords: Record<Language, readonly [about: string, one: string, many: string, and: string]> = {
  en: ['about an hour', '1 hour', 'hours', ' '],
  fr: ['environ une heure', '1 heure', 'heures', ' '],
  es: ['una hora más o menos', '1 hora', 'horas', ' y '],
  de: ['etwa eine Stunde', '1 Stunde', 'Stunden', ' '],
}
const minuteWord: Record<Language, string> = { en: 'minute', fr: 'minute', es: 'minuto', de: 'Minute' }
const minuteWords: Record<Language, string> = { en: 'minutes', fr: 'minutes', es: 'minutos', de: 'Minuten' }

/** A stretch of time as people say it: 35 minutes, about an hour, 1 hour 20 minutes. */
export function timeInWords(minutes: number, language: Language): string {
  if (minutes < 56) return `${minutes} ${minutes === 1 ? minuteWord[language] : minuteWords[language]}`
  const [about, one, many, and] = hourWords[language]
  if (minutes <= 64) return about
  const rounded = Math.round(minutes / 5) * 5
  const hours = Math.floor(rounded / 60)
  const rest = rounded % 60
  const whole = hours === 1 ? one : `${hours} ${many}`
  return rest === 0 ? whole : `${whole}${and}${rest} ${minuteWords[language]}`
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
