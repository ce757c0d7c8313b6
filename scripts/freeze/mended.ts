import { languages, type Language } from '../../shared/constants/languages.ts'
import { differenceIn } from '../../kitchen/library/same-in-all.ts'
import type { Phrase } from '../../kitchen/recipes/phrase.ts'

/** Numbers that one language writes in words and another in digits. */
const numbers: readonly (readonly [Language, RegExp, string])[] = [
  ['de', /\b1 Minute\b/g, 'eine Minute'],
  ['de', /\bDrei Zentimeter\b/g, '3 cm'],
  ['de', /\bFünf Minuten\b/g, '5 Minuten'],
  ['de', /\bknapp 1 Becher\b/g, 'knapp einen Becher'],
  ['es', /\b1 escaso\b/g, 'uno escaso'],
  ['fr', /\bune dizaine de minutes\b/g, 'environ 10 minutes'],
  ['fr', /\bune quinzaine de minutes\b/g, 'environ 15 minutes'],
]

/** "Half of the oil" names the oil of the list. */
const oils: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [/\bhalf of the oil\b/g, 'half {x:of}'],
  fr: [/\bla moitié de l'huile\b/g, 'la moitié {x:of}'],
  es: [/\bla mitad del aceite\b/g, 'la mitad {x:of}'],
  de: [/\bDie Hälfte des Öls\b/g, 'Die Hälfte {x:of}'],
}

const inAll = (write: (language: Language) => string): Phrase => {
  const [en = '', fr = '', es = '', de = ''] = languages.map(write)
  return { en, fr, es, de }
}

/** "Stir in the mustard seeds and let them sizzle." */
const agreeing = (text: Phrase): Phrase => ({
  ...text,
  en: text.en.replace(
    /\b(Add|Stir in) \{([^}:?]+)\} and let it (?=sizzle|colour)/g,
    '$1 {$2} and let {$2?it/them} ',
  ),
})

/** The four texts with the same numbers in digits, and with the oil by its name. */
export function mended(given: Phrase, oil: string | null): Phrase {
  const text = agreeing(given)
  const withOil = inAll((language) => {
    const [words, instead] = oils[language]
    return oil === null ? text[language] : text[language].replace(words, instead.replace('{x', `{${oil}`))
  })
  if (differenceIn(withOil) === null) return withOil
  return inAll((language) =>
    numbers.reduce(
      (said, [own, words, instead]) => (own === language ? said.replace(words, instead) : said),
      withOil[language],
    ),
  )
}
