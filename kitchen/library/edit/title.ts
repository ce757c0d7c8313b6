import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { sentence } from '../steps/planned-step.ts'
import { isHeart } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { findIngredients } from '../../lexicon/find.ts'
import type { Category } from '../../lexicon/ingredient.ts'
import { lazily } from '../../lexicon/lazily.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { spoken } from '../../render/spoken.ts'
import type { Phrase } from '../steps/phrase.ts'
import { partOf } from '../planned.ts'
import type { Recipe, RecipeLine } from '../recipe.ts'

/** Behind a name, in brackets: a bracket in front keeps the first letter small. */
const insteadOf: Phrase = {
  en: '({by:bare} instead of {food:bare}',
  fr: '({by:bare} au lieu {food:of}',
  es: '({by:bare} en lugar {food:de}',
  de: '({by:bare} statt {food:bare}',
}
const withIt: Phrase = {
  en: '(with {by:bare}',
  fr: '({by:to}',
  es: '(con {by:bare}',
  de: '(mit {by:with}',
}
const withoutIt: Phrase = {
  en: '(without {food:bare}',
  fr: '(sans {food:bare}',
  es: '(sin {food:bare}',
  de: '(ohne {food:acc}',
}

const most = 120

const losesAllergen = (food: string, by: string): boolean => {
  const kept = findIngredientById(by)?.allergens ?? []
  return findIngredientById(food)?.allergens.some((each) => !kept.includes(each)) ?? false
}

const besideWords = lazily(() => {
  const lines = readFileSync(new URL('beside.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [language = '', ...words] = line.split(' ')
        return [language, words]
      }),
  )
})

/** The name without a food that stands at its end behind "with": null where it does not. */
function nameWithout(name: string, food: string, language: Language): string | null {
  const found = findIngredients(name, language).find(({ ingredient }) => ingredient.id === food)
  if (!found || found.end < name.length) return null
  let rest = name.slice(0, found.start)
  const words = besideWords().get(language) ?? []
  const lastWord = () => /(?:^|\s)(\S+?['’]?)\s*$/.exec(rest)?.[1] ?? ''
  let isBeside = false
  while (words.includes(lastWord().replace('’', "'").toLowerCase())) {
    rest = rest.trimEnd().slice(0, -lastWord().length)
    isBeside = true
  }
  const short = rest.trim()
  return isBeside && short.length > 2 ? short : null
}

const seasons: readonly Category[] = ['spice', 'aromatic', 'herb', 'condiment']

/** A dish that is called after a food is not silently made of another. */
export function titled(
  base: Recipe,
  recipe: Recipe,
  instead: readonly { food: string; by: string }[],
): Record<Language, string> {
  const named = new Set(
    languages.flatMap((language) =>
      findIngredients(base.names[language], language).map(({ ingredient }) => ingredient.id),
    ),
  )
  const old = (food: string): RecipeLine | undefined => base.lines.find((line) => line.food === food)
  const fresh = (food: string) => recipe.lines.find((line) => line.food === food)
  // A stew that is made of tofu is not called one of beef, even where its name does not say so.
  const isCalledSo = (food: string) => {
    const ingredient = findIngredientById(food)
    if (named.has(food)) return true
    if (ingredient === null || seasons.includes(ingredient.category)) return false
    return old(food)?.role === 'main' || isHeart(ingredient)
  }
  const lost = base.lines.filter(({ food }) => isCalledSo(food) && !fresh(food))
  const [only] = lost
  if (only && lost.length === 1 && instead.every(({ food }) => food !== only.food)) {
    const short = languages.map((language) => nameWithout(base.names[language], only.food, language))
    if (short.every((each) => each !== null))
      return Object.fromEntries(languages.map((language, at) => [language, short[at] ?? ''])) as Record<
        Language,
        string
      >
  }
  const gone = lost
  const said = gone.slice(0, 2).map((line) => {
    const by = fresh(instead.findLast((each) => each.food === line.food)?.by ?? '')
    const of = (name: string) => (name === 'food' ? [partOf(line)] : by ? [partOf(by)] : [])
    // Only a name that speaks of it has to say that it is not there.
    // A title without milk does not speak of milk: who must not have it would read that it is in it.
    const isSpoken = by !== undefined && named.has(line.food) && !losesAllergen(line.food, by.food)
    return sentence(!by ? withoutIt : isSpoken ? insteadOf : withIt, of)
  })
  if (said.length === 0) return base.names
  const entries = languages.map((language) => {
    const behind = [...new Set(said.map((each) => plainApostrophes(spoken(each, language)).slice(1)))].join(
      ', ',
    )
    const title = `${base.names[language]} (${behind})`
    return [language, title.length <= most ? title : base.names[language]]
  })
  return Object.fromEntries(entries) as Record<Language, string>
}

const beside: Record<Language, string> = { en: 'with', fr: 'et', es: 'con', de: 'und' }

/** A dish that is served with others is called after them too. */
export function titledWith(
  names: Record<Language, string>,
  sides: readonly Pick<Recipe, 'names'>[],
): Record<Language, string> {
  const called = (language: Language) =>
    sides.reduce((name, side) => `${name} ${beside[language]} ${side.names[language]}`, names[language])
  const entries = languages.map((language): [Language, string] => {
    const title = called(language)
    return [language, title.length <= most ? title : names[language]]
  })
  return Object.fromEntries(entries) as Record<Language, string>
}
