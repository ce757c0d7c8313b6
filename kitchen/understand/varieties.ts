import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Category } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/text/fold.ts'

/** What is sold in several colours under one name. */
const coloured: ReadonlySet<Category> = new Set<Category>([
  'vegetable',
  'aromatic',
  'leafyGreen',
  'potato',
  'mushroom',
  'fruit',
  'berry',
  'citrus',
])

const colours: Record<Language, string> = {
  en: 'green|red|yellow|orange|white|black|purple',
  fr: 'verte?s?|rouges?|jaunes?|blanc(?:he)?s?|noire?s?|violete?s?',
  es: 'verdes?|roj[oa]s?|amarill[oa]s?|blanc[oa]s?|negr[oa]s?|morad[oa]s?',
  de: '(?:grun|rot|gelb|weiss|schwarz|lila)(?:e[nrsm]?)?',
}

/**
 * The words of a food with its colour, where its plain name says none: a green pepper is one of several peppers, and a red
 * onion a food of its own. Null where nothing but the food is named.
 */
export function varietyAt(
  text: string,
  { start, end, ingredientId }: { start: number; end: number; ingredientId: string | null },
  language: Language,
): string | null {
  const food = findIngredientById(ingredientId ?? '')
  if (!food || !coloured.has(food.category)) return null
  const isFirst = language === 'en' || language === 'de'
  const around = new RegExp(
    isFirst ? `(?:^|[^a-z])((?:${colours[language]}) )$` : `^( (?:${colours[language]}))(?![a-z])`,
  )
  const [, colour = ''] = around.exec(isFirst ? text.slice(0, start) : text.slice(end)) ?? []
  const words = text.slice(start, end)
  const whole = isFirst ? colour + words : words + colour
  const hasColour = new RegExp(`(?<![a-z])(?:${colours[language]})(?![a-z])`)
  const { one, many } = food.names[language]
  return hasColour.test(whole) && ![one, many].some((name) => hasColour.test(fold(name))) ? whole : null
}
