import type { IngredientName } from '#server/food/ingredient.ts'
import type { Language } from '#shared/languages.ts'

/** Where the list must be exact and the step may be brief. */
export const spokenNames: Readonly<Record<string, Partial<Record<Language, IngredientName>>>> = {
  coriander: {
    en: { one: 'coriander', many: 'coriander', gender: 'n' },
    fr: { one: 'coriandre', many: 'coriandre', gender: 'f' },
    de: { one: 'Koriander', many: 'Koriander', gender: 'm' },
  },
  'tinned-tomato': {
    en: { one: 'tomatoes', many: 'tomatoes', gender: 'n' },
    fr: { one: 'tomates', many: 'tomates', gender: 'f' },
    es: { one: 'tomate', many: 'tomates', gender: 'm' },
    de: { one: 'Tomaten', many: 'Tomaten', gender: 'f' },
  },
  'short-pasta': {
    en: { one: 'pasta', many: 'pasta', gender: 'n' },
    fr: { one: 'pâtes', many: 'pâtes', gender: 'f' },
    es: { one: 'pasta', many: 'pasta', gender: 'f' },
    de: { one: 'Nudeln', many: 'Nudeln', gender: 'f' },
  },
}

const french =
  /^(riz|maïs|ananas|anis|couscous|coulis|jus|cassis|radis|houmous|gros|quatre-épices|ras|bitters?|noix de coco|noix de muscade|poids|temps|anchois)\b/i
const spanish = /^(cuscús|couscous|anís|hummus|bitters?|más|mejillones\b.*en)\b/i
const german =
  /(flocken|nudeln|platten|kerne|samen|tomaten|spaghetti|tagliatelle|gnocchi|edamame|kapern|brösel|kritharaki|blätter|blättchen|stifte|sprossen|splitter|raspeln?|körner|chips|tropfen|beeren|fäden|oliven|rosinen|mandeln|nüsse|spätzle|haferflocken|kräuter|würfel)$/i

/** True when a name that has one form only is a plural all the same: les épinards, los fideos, die Nudeln. */
export function looksPlural(word: string, language: Language): boolean {
  const head = word.split(' ')[0] ?? ''
  if (language === 'fr') return /[sx]$/.test(head) && !french.test(word)
  if (language === 'es') return /[^uií]s$/.test(head) && !spanish.test(word)
  if (language === 'de') return german.test(word.split(' ').find((each) => /^\p{Lu}/u.test(each)) ?? word)
  return /[^su]s$/.test(word)
}
