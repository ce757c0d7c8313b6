import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { dishes } from '../library/dishes/dishes.ts'
import { kindById } from '../library/dishes/kinds.ts'
import { compoundStem } from '../render/compounds.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { menuTitle, titleCase } from '../render/menu-title.ts'
import { fold } from '../lexicon/text/fold.ts'
import { foodNamed } from './ingredient-line.ts'

interface Labels {
  /** Null where two dishes of the same name are called differently in another language. */
  dishes: ReadonlyMap<string, Dish | null>
  /** The longest first. */
  longest: readonly string[]
}

const known = new Map<Language, Labels>()

const plain = (text: string) => fold(text).replace(/-/g, ' ').replace(/\s+/g, ' ').trim()

function labelsOf(language: Language): Labels {
  const found = known.get(language)
  if (found) return found
  const byLabel = new Map<string, Dish | null>()
  for (const dish of dishes) {
    const label = plain(dish.label[language])
    const other = byLabel.get(label)
    const isSame =
      other && Object.entries(other.label).every(([each, text]) => dish.label[each as Language] === text)
    byLabel.set(label, other === undefined || isSame ? (other ?? dish) : null)
  }
  const labels = { dishes: byLabel, longest: [...byLabel.keys()].toSorted((a, b) => b.length - a.length) }
  known.set(language, labels)
  return labels
}

let stems: Map<string, Ingredient | null> | null = null

/** The food that a German compound begins with; null where two foods lend the same first part. */
function germanStem(text: string): Ingredient | null {
  if (!stems) {
    stems = new Map()
    for (const ingredient of ingredients) {
      const stem = plain(compoundStem(ingredient))
      stems.set(stem, stems.has(stem) ? null : ingredient)
    }
  }
  return stems.get(text.trim()) ?? null
}

const ands: Record<Language, RegExp> = {
  en: /\s*,\s*(?:and )?| and | & /i,
  fr: /\s*,\s*(?:et )?| et | & /i,
  es: /\s*,\s*(?:y )?| y | e | & /i,
  de: /\s*,\s*(?:und )?| und | & /i,
}

const articles: Record<Language, RegExp> = {
  en: /^(?:the )/,
  fr: /^(?:de la |de l'|du |des |de |d'|aux |au |à la |à l'|la |le |les |l')/,
  es: /^(?:del |de la |de |la |el |las |los )/,
  de: /^(?:der |die |das |dem |den )/,
}

function foodsNamed(text: string, language: Language): Ingredient[] | null {
  const foods = text.split(ands[language]).map((each) => {
    const name = each.trim().replace(articles[language], '')
    return foodNamed(name, language)
  })
  return foods.length <= 3 && foods.every((food) => food !== null) ? foods : null
}

const withWords: Record<Language, RegExp> = {
  en: /^(.+?) with (.+)$/,
  fr: /^(.+?) (?:avec |(?=(?:aux|au|à la) |à l'))(.+)$/,
  es: /^(.+?) con (.+)$/,
  de: /^(.+?) mit (.+)$/,
}

interface NamedDish {
  dish: Dish
  heads: Ingredient[]
}

function readDish(text: string, language: Language): NamedDish | null {
  const { dishes: byLabel, longest } = labelsOf(language)
  const whole = byLabel.get(plain(text))
  if (whole) return { dish: whole, heads: [] }
  const lower = text.toLowerCase()
  const isBehind = language === 'en' || language === 'de'
  for (const label of longest) {
    const dish = byLabel.get(label)
    // A dish with a proper name takes nothing before it: "Apple Carbonara" is anybody's guess.
    if (!dish || dish.whole || label.length < 3) continue
    const folded = plain(text)
    if (isBehind ? !folded.endsWith(label) : !folded.startsWith(`${label} `)) continue
    // Folding may change the length, so the cut is made by words where there are words.
    const rest = isBehind
      ? folded.slice(0, -label.length).trim()
      : lower.split(' ').slice(label.split(' ').length).join(' ')
    if (language === 'de') {
      const food = germanStem(rest)
      if (food) return { dish, heads: [food] }
      continue
    }
    if (language !== 'en' && !articles[language].test(rest)) continue
    const heads = foodsNamed(rest, language)
    if (heads) return { dish, heads }
  }
  return null
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The title in another language if it is the name of a dish, or a dish and foods; null for any other. */
export function titleIn(title: string, from: Language, to: Language): string | null {
  const text = title.trim().replace(/[’‘`´]/g, "'")
  if (/[\p{N}():;!?"«»„“”…]/u.test(text) || text.length > 100) return null
  const alone = readDish(text, from)
  const [, before = '', behind = ''] = (alone ? null : withWords[from].exec(text)) ?? []
  const named = alone ?? (before ? readDish(before, from) : null)
  const withs = alone ? [] : foodsNamed(behind, from)
  if (!named || !withs) return null
  const { dish, heads } = named
  if (heads.length === 0 && withs.length === 0) return finished(dish.label[to], to)
  const composed = menuTitle(dish, kindById(dish.kind)?.course === 'Cocktails', to, heads, withs)
  return composed.length <= limits.recipe.titleMax ? finished(composed, to) : null
}

const finished = (text: string, language: Language) =>
  plainApostrophes(language === 'en' ? titleCase(text) : capital(text))
