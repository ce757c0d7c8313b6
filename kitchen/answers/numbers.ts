import type { Language } from '#shared/constants/languages.ts'

const ordinals: Readonly<Record<Language, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  fr: [
    'premiere',
    'deuxieme',
    'troisieme',
    'quatrieme',
    'cinquieme',
    'sixieme',
    'septieme',
    'huitieme',
    'neuvieme',
    'dixieme',
  ],
  es: [
    'primer|primero',
    'segundo',
    'tercer|tercero',
    'cuarto',
    'quinto',
    'sexto',
    'septimo',
    'octavo',
    'noveno',
    'decimo',
  ],
  de: [
    'ersten?',
    'zweiten?',
    'dritten?',
    'vierten?',
    'funften?',
    'sechsten?',
    'siebten?',
    'achten?',
    'neunten?',
    'zehnten?',
  ],
}

const units: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  de: ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
}

const oneOf = (words: readonly string[]) => new RegExp(` (?:${words.join('|')})(?= )`, 'g')

export const anyOrdinal: Readonly<Record<Language, RegExp>> = {
  en: oneOf(ordinals.en),
  fr: oneOf(ordinals.fr),
  es: oneOf(ordinals.es),
  de: oneOf(ordinals.de),
}

/** The place of the first word of a list that a text holds, 0 for none; "a|b" are two forms of one word. */
const placeIn = (list: readonly string[], text: string) =>
  list.findIndex((forms) =>
    forms.split('|').some((form) => {
      const ending = form.endsWith('n?')
      const stem = ending ? form.slice(0, -2) : form
      return text.includes(` ${stem} `) || (ending && text.includes(` ${stem}n `))
    }),
  ) + 1

/** The numbers of a spaced text, in figures and, from one to twelve, in words; none for an article. */
export function numbersIn(text: string, language: Language): number[] {
  const figures = (text.match(/\d+(?: \d(?= ))?/g) ?? []).map((each) => Number(each.split(' ')[0]))
  const word = placeIn(units[language], text)
  return figures.length > 0 ? figures : word > 1 || (word === 1 && language !== 'fr') ? [word] : []
}

/** "The third step": 3; 0 when no place is named. */
export const ordinalIn = (text: string, language: Language): number => placeIn(ordinals[language], text)
