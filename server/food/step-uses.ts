import type { Language } from '#shared/languages.ts'
import { commonWordsOf } from './common-words.ts'
import { findIngredients } from './find.ts'
import { foodOf } from './item-food.ts'
import { stemmed } from './plural.ts'
import { tokensOf } from './tokens.ts'

const everything: Record<Language, RegExp> = {
  en: /\ball (?:of )?(?:the )?(?:other |remaining )?ingredients\b|\beverything\b|\bthe rest of the ingredients\b/i,
  fr: /\btous les (?:autres )?ingrédients\b|\ble reste des ingrédients\b/i,
  es: /\btodos los (?:demás )?ingredientes\b|\bel resto de (?:los )?ingredientes\b/i,
  de: /\balle(?:n)? (?:übrigen |restlichen |anderen )?zutaten\b|\b(?:restlichen|übrigen) zutaten\b/i,
}

function content(text: string, language: Language) {
  return tokensOf(text).filter(({ word }) => word.length >= 3 && !commonWordsOf[language].has(word))
}

/** The words by which a step may call an item: its own, and for German compounds the noun at their end. */
function callsOf(item: string, language: Language) {
  const words = content(item.replace(/\([^)]*\)/g, ''), language)
  const head = language === 'en' || language === 'de' ? words.at(-1) : words[0]
  return {
    head: head ? stemmed([head.word], language) : '',
    all: words.map(({ word }) => stemmed([word], language)),
  }
}

/** For each step the places of the items it names; `items` are the words of the list, in its order. */
export function usesOf(steps: readonly string[], items: readonly string[], language: Language): number[][] {
  const foods = items.map((item) => new Set(foodOf(item, language).foods.map(({ id }) => id)))
  const calls = items.map((item) => callsOf(item, language))
  return steps.map((step) => {
    if (everything[language].test(step)) return items.map((_, place) => place)
    const named = new Set(findIngredients(step, language).map(({ ingredient }) => ingredient.id))
    const words = new Set(content(step, language).map(({ word }) => stemmed([word], language)))
    const byName = items.flatMap((_, place) =>
      [...(foods[place] ?? [])].some((id) => named.has(id)) ? [place] : [],
    )
    const byWord = items.flatMap((_, place) => {
      const { head = '', all = [] } = calls[place] ?? {}
      const compound = language === 'de' && [...words].some((word) => word.length >= 3 && head.endsWith(word))
      const whole = all.length > 0 && all.every((word) => words.has(word))
      return head && (words.has(head) || compound || whole) ? [place] : []
    })
    return [...new Set([...byName, ...byWord])].toSorted((a, b) => a - b)
  })
}
