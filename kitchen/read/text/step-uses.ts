import type { Language } from '#shared/constants/languages.ts'
import { functionWordsOf } from '../../lexicon/common-words.ts'
import { isMeatOrSausage } from '../../lexicon/facts.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { foodOf } from '../../lexicon/item-food.ts'
import { means } from '../../lexicon/kinds.ts'
import { stemmed } from '../../lexicon/plural.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

const everything: Record<Language, RegExp> = {
  en: /\ball (?:of )?(?:the )?(?:other |remaining )?ingredients\b|\bthe rest of the ingredients\b/i,
  fr: /(?<!\p{L})tous les (?:autres )?ingrédients\b|(?<!\p{L})le reste des ingrédients(?!\p{L})/iu,
  es: /(?<!\p{L})todos los (?:demás )?ingredientes\b|(?<!\p{L})el resto de (?:los )?ingredientes(?!\p{L})/iu,
  de: /(?<!\p{L})alle(?:n)? (?:übrigen |restlichen |anderen )?zutaten\b|(?<!\p{L})(?:restlichen|übrigen) zutaten(?!\p{L})/iu,
}

/** In the middle of a recipe it is what has come in so far, not what a later step adds. */
const soFar = /\beverything\b/i

const seasoning: Record<Language, RegExp> = {
  en: /\bseason(?:ed|ing)?\b|\bsalted\b/i,
  fr: /(?<!\p{L})(?:assaisonne[rz]?|salez|saler|poivrez|poivrer|salée?s?|rectifie[rz]?)(?![\p{L}])/iu,
  es: /\b(?:sazon[ae]r?|salpiment[ae]r?|salar|salad[ao]s?|rectific[ae]r?)\b/i,
  de: /würzen|abschmecken|gesalzen|salzen|pfeffern/i,
}
const seasonings = new Set(['salt', 'black-pepper'])

const meat: Record<Language, RegExp> = {
  en: /(?<!\p{L})meat(?!\p{L})/iu,
  fr: /(?<!\p{L})viandes?(?!\p{L})/iu,
  es: /(?<!\p{L})carnes?(?!\p{L})/iu,
  de: /(?<!\p{L})fleisch(?:stücke|würfel)?(?!\p{L})/iu,
}

const dressing =
  /^(?:gros|grand|petit|bon|bonn|beau|bell|grand|pequen|large|small|ripe|fresh)(?:e|es|s|os?|as?)?$/

function content(text: string, language: Language) {
  return tokensOf(text).filter(({ word }) => word.length >= 3 && !functionWordsOf[language].has(word))
}

/** The words by which a step may call an item: its own, and for German compounds the noun at their end. */
function callsOf(item: string, language: Language) {
  const words = content(item.replace(/\([^)]*\)/g, ''), language)
  const nouns = words.filter(({ word }) => !dressing.test(word))
  const head = language === 'en' || language === 'de' ? nouns.at(-1) : nouns[0]
  return {
    head: head ? stemmed([head.word], language) : '',
    all: words.map(({ word }) => stemmed([word], language)),
  }
}

/** For each step the places of the items it names; `items` are the words of the list, in its order. */
export function usesOf(steps: readonly string[], items: readonly string[], language: Language): number[][] {
  const foods = items.map((item) => foodOf(item, language).foods)
  const calls = items.map((item) => callsOf(item, language))
  const named = steps.map((step) => usedIn(step))
  return steps.map((step, at) => {
    const own = named[at] ?? []
    if (!soFar.test(step)) return own
    const until = new Set(named.slice(0, at + 1).flat())
    const later = new Set(named.slice(at + 1).flat())
    return items.flatMap((_, place) =>
      until.has(place) || until.size === 0 || !later.has(place) ? [place] : [],
    )
  })

  function usedIn(step: string): number[] {
    if (everything[language].test(step)) return items.map((_, place) => place)
    const inStep = findIngredients(step, language).map(({ ingredient }) => ingredient)
    const exact = items.map((_, place) =>
      inStep.filter(({ id }) => foods[place]?.some((food) => food.id === id)),
    )
    const loose = inStep.filter((ingredient) => !exact.some((found) => found.includes(ingredient)))
    const seasons = seasoning[language].test(step)
    const saysMeat = meat[language].test(step)
    const words = new Set(content(step, language).map(({ word }) => stemmed([word], language)))
    const byName = items.flatMap((_, place) => {
      const own = foods[place] ?? []
      const meant = own.some((food) => loose.some((ingredient) => means(ingredient, food)))
      const fleshly = saysMeat && own.some(isMeatOrSausage)
      const seasoned = seasons && own.some(({ id }) => seasonings.has(id))
      return (exact[place] ?? []).length > 0 || meant || fleshly || seasoned ? [place] : []
    })
    const byWord = items.flatMap((_, place) => {
      const { head = '', all = [] } = calls[place] ?? {}
      const compound = language === 'de' && [...words].some((word) => word.length >= 3 && head.endsWith(word))
      const whole = all.length > 0 && all.every((word) => words.has(word))
      return head && (words.has(head) || compound || whole) ? [place] : []
    })
    return [...new Set([...byName, ...byWord])].toSorted((a, b) => a - b)
  }
}
