import { languages, type Language } from '../constants/languages.ts'
import { fold } from '../words/fold.ts'
import { unitWords, units, type Unit } from '../words/units.ts'

/** What people write beside the forms of `unitWords`. */
const others: Record<Language, Partial<Record<Unit, readonly string[]>>> = {
  en: {
    g: ['gram', 'grams', 'gr'],
    kg: ['kilo', 'kilos', 'kgs', 'kilogram', 'kilograms'],
    ml: ['millilitre', 'millilitres', 'milliliters'],
    l: ['litre', 'litres', 'liter', 'liters'],
    tsp: ['teaspoon', 'teaspoons', 'tsps'],
    tbsp: ['tablespoon', 'tablespoons', 'tbsps', 'tbs'],
    can: ['tin', 'tins'],
    pack: ['packet', 'packets', 'package', 'packages', 'bag', 'bags', 'box', 'boxes', 'carton', 'cartons'],
    stalk: ['stick', 'sticks'],
    oz: ['ounce', 'ounces'],
    lb: ['lbs', 'pound', 'pounds'],
  },
  fr: {
    g: ['gramme', 'grammes', 'gr'],
    kg: ['kilo', 'kilos', 'kilogramme', 'kilogrammes'],
    l: ['litre', 'litres'],
    tsp: ['cuillère à café', 'cuillères à café', 'cc', 'càc', 'c à c'],
    tbsp: ['cuillère à soupe', 'cuillères à soupe', 'cs', 'càs', 'c à s'],
    bunch: ['bouquet', 'bouquets'],
    can: ['conserve', 'conserves'],
    pack: ['sachet', 'sachets', 'brique', 'briques'],
    stalk: ['tige', 'tiges'],
  },
  es: {
    g: ['gramo', 'gramos', 'gr'],
    kg: ['kilo', 'kilos'],
    l: ['litro', 'litros'],
    tsp: ['cucharadita', 'cucharaditas', 'cdta', 'cdtas'],
    tbsp: ['cucharada', 'cucharadas', 'cda', 'cdas'],
    can: ['bote', 'botes'],
    pack: ['bolsa', 'bolsas', 'caja', 'cajas', 'brik', 'briks'],
    stalk: ['rama', 'ramas'],
    slice: ['loncha', 'lonchas'],
  },
  de: {
    g: ['Gramm', 'gr'],
    kg: ['Kilo', 'Kilogramm'],
    l: ['Liter'],
    tsp: ['Teelöffel'],
    tbsp: ['Esslöffel'],
    can: ['Büchse', 'Büchsen'],
    pack: ['Päckchen', 'Pck', 'Pkg', 'Pack', 'Beutel', 'Tüte', 'Tüten', 'Becher', 'Karton'],
    stalk: ['Stängel'],
    bunch: ['Bünde'],
  },
}

const normal = (word: string) => fold(word).replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()

function spellingsOf(language: Language): readonly (readonly [words: string[], unit: Unit])[] {
  const named = units.flatMap((unit) =>
    [...unitWords[language][unit], ...(others[language][unit] ?? [])]
      .filter(Boolean)
      .map((word) => [normal(word).split(' '), unit] as const),
  )
  // The longest first: "c. à s." before "c.".
  return named.toSorted(([a], [b]) => b.length - a.length)
}

const spellings = Object.fromEntries(
  languages.map((language) => [language, spellingsOf(language)]),
) as Record<Language, ReturnType<typeof spellingsOf>>

/** The unit that words begin with, in the language or as an abbreviation, and how many of the words it takes. */
export function unitAt(words: readonly string[], language: Language): { unit: Unit; length: number } | null {
  const plain = words.map(normal)
  for (const [name, unit] of spellings[language]) {
    if (name.every((word, index) => plain[index] === word)) return { unit, length: name.length }
  }
  return null
}
