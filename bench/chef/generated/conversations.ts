import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { forbiddenWords, mixesMilkAndMeat, withoutHardCheese, withoutInnocent } from '../forbidden.ts'
import { fold } from '../score.ts'
import { phrases } from './phrases.ts'
import { formsOf, unwantable, wantable, type TestIngredient } from './ingredients.ts'

/** One condition that a user stated, and how a recipe breaks it; null when it does not. */
interface Condition {
  kind: string
  /** The sentence form, so that failures can be counted by form and not by sentence. */
  form: string
  text: string
  broken: (recipe: RecipeStructure) => string | null
}

export interface Generated {
  language: Language
  turns: readonly string[]
  conditions: readonly Condition[]
}

/** Small, fast and the same on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const ordinals = [
  '',
  '',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
]

export function conversationsOf(language: Language, count: number, seed: number): Generated[] {
  const random = randomFrom(seed)
  const book = phrases[language]
  const one = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(random() * list.length)]
    if (picked === undefined) throw new Error('nothing to choose from')
    return picked
  }
  const chance = (share: number) => random() < share
  const several = (list: readonly TestIngredient[], size: number) => {
    const left = [...list]
    return Array.from({ length: size }, () => left.splice(Math.floor(random() * left.length), 1)[0]).filter(
      (each) => each !== undefined,
    )
  }
  const fill = (form: string, things: readonly TestIngredient[]) =>
    form.replace(
      /\{(?:(the|of|to|some|none)\.)?([abc])\}/g,
      (_whole, tie: string | undefined, letter: string) => {
        const thing = things['abc'.indexOf(letter)]
        const forms = thing ? formsOf(thing, language) : null
        return forms ? forms[(tie ?? 'bare') as keyof typeof forms] : ''
      },
    )
  const slots = (form: string) =>
    new Set([...form.matchAll(/\{(?:\w+\.)?([abc])\}/g)].map(([, letter]) => letter)).size
  const items = (recipe: RecipeStructure) =>
    recipe.ingredients.map(({ item }) => withoutInnocent(fold(item), language))
  const listed = (recipe: RecipeStructure) => recipe.ingredients.map(({ item }) => fold(item)).join(' | ')

  const refusal = (kind: string, forms: readonly string[]): Condition => {
    const form = one(forms)
    const things = several(unwantable, slots(form))
    return {
      kind,
      form,
      text: fill(form, things),
      broken: (recipe) => {
        for (const { id, listed: names } of things) {
          const guilty = items(recipe).filter((item) => names[language].test(item))
          if (guilty.length > 0) return `${id}: ${guilty.join(', ')}`
        }
        return null
      },
    }
  }
  const wish = (): Condition => {
    const form = one(book.withThings)
    const things = several(wantable, slots(form))
    return {
      kind: 'with',
      form,
      text: fill(form, things),
      broken: (recipe) => {
        const missing = things.find((each) => !each.listed[language].test(listed(recipe)))
        return missing ? `no ${missing.id}` : null
      },
    }
  }
  const counted = (form: string, servings: number) =>
    form
      .replace('{n}', String(servings))
      .replace('{w}', book.numbers[servings] ?? String(servings))
      .replace('{o}', ordinals[servings] ?? '')
  const serving = (forms: readonly string[], kind = 'servings'): Condition => {
    const [form, number] =
      chance(0.25) && kind === 'servings'
        ? one(book.fixedServings)
        : [one(forms), 2 + Math.floor(random() * 11)]
    return {
      kind,
      form,
      text: counted(form, number),
      broken: (recipe) => (recipe.servings === number ? null : `${recipe.servings} not ${number}`),
    }
  }
  const time = (): Condition => {
    const [form, number] = chance(0.4)
      ? one(book.fixedMinutes)
      : [one(book.minutes), one([25, 30, 40, 45, 50, 60])]
    return {
      kind: 'time',
      form,
      text: counted(form, number),
      broken: ({ prepMinutes, cookMinutes, title }) =>
        prepMinutes + cookMinutes <= number ? null : `${prepMinutes + cookMinutes} > ${number} (${title})`,
    }
  }
  const diet = (): Condition => {
    const [form, name] = one(book.diets)
    return {
      kind: 'diet',
      form,
      text: form,
      broken: (recipe) => {
        const names = items(recipe)
        const words = forbiddenWords(name, language)
        const guilty = words
          ? names.filter((item) => words.test(name === 'lactosefree' ? withoutHardCheese(item) : item))
          : []
        if (guilty.length > 0) return `${name}: ${guilty.join(', ')}`
        if (name === 'kosher' && mixesMilkAndMeat(names, language)) return 'milk beside meat'
        const flag =
          {
            glutenfree: 'glutenFree',
            lactosefree: 'lactoseFree',
            kosher: 'kosherStyle',
            lowsugar: 'lowSugar',
          }[name] ?? name
        const isDiet = ['vegan', 'vegetarian', 'pescatarian', 'halal'].includes(name) || flag !== name
        return isDiet && !recipe.diets.some((each) => each === flag) ? `not marked ${flag}` : null
      },
    }
  }
  const guest = (): Condition => {
    const [form, who] = one(book.guests)
    const dangers =
      who === 'child' ? ['alcohol'] : who === 'infant' ? ['alcohol', 'honey'] : ['alcohol', 'raw_fish']
    const honey = { en: /honey/, fr: /miel/, es: /\bmiel/, de: /honig/ }[language]
    const word = { infant: /baby|bebe/, pregnant: /pregnan|grossesse|embarazo|schwanger/, child: /./ }[who]
    return {
      kind: 'guest',
      form,
      text: form,
      broken: (recipe) => {
        for (const danger of dangers) {
          const words = danger === 'honey' ? honey : forbiddenWords(danger, language)
          const guilty = items(recipe).filter((item) => words?.test(item))
          if (guilty.length > 0) return `${danger}: ${guilty.join(', ')}`
        }
        return word && !word.test(fold(recipe.safety.join(' '))) && who !== 'child' ? 'not in safety' : null
      },
    }
  }
  const start = (): Condition => {
    const byDish = chance(0.6)
    const [name, title, type] = byDish ? one(book.dishes) : [...one(book.types), null].toSorted(() => 0)
    const opening = one(book.openings)
    const dish = String(name)
    const of = /^un/.test(dish) ? `d'${dish}` : dish.replace(/^des /, 'de ')
    const kind = byDish ? (type as string | null) : (title as string)
    const words = byDish ? (title as RegExp) : null
    return {
      kind: byDish ? 'dish' : 'type',
      form: `${opening} / ${dish}`,
      text: opening.replace('{dish}', dish).replace('{ofdish}', of),
      broken: (recipe) => {
        if (kind !== null && recipe.dishType !== kind)
          return `${recipe.dishType} not ${kind} (${recipe.title})`
        return words && !words.test(fold(recipe.title)) ? `title ${recipe.title}` : null
      },
    }
  }

  return Array.from({ length: count }, () => {
    const first = start()
    const savoury = !/^(dessert|cocktail)/.test(first.kind) && isSavoury(first, language)
    const extras: Condition[] = []
    if (savoury && chance(0.6)) extras.push(wish())
    if (chance(0.55)) extras.push(serving(book.servings))
    if (savoury && chance(0.35)) extras.push(time())
    if (chance(0.4)) extras.push(refusal('without', book.without))
    if (chance(0.25)) extras.push(refusal('allergy', book.allergies))
    const meaty = extras.some(({ text }) => flesh.test(text))
    if (!meaty && chance(0.3)) extras.push(diet())
    if (chance(0.12)) extras.push(guest())
    const order = extras.toSorted(() => random() - 0.5)
    const turns: string[] = []
    let line = first.text
    for (const each of order) {
      if (chance(0.25)) {
        turns.push(line)
        line = each.text
      } else line += `${/[?!]$/.test(line) ? ' ' : one([', ', ', ', '. ', ', ', ' - ', '; '])}${each.text}`
    }
    turns.push(line)
    const conditions = [first, ...order]
    if (chance(0.3)) {
      const [form, kind] = one(book.revisions)
      const last = kind === 'no' ? refusal('revision no', [form]) : serving([form], 'revision servings')
      if (kind === 'servings') {
        const at = conditions.findIndex((each) => each.kind === 'servings')
        if (at >= 0) conditions.splice(at, 1)
      }
      conditions.push(last)
      turns.push(last.text)
    }
    const careless = chance(0.35)
    return { language, turns: careless ? turns.map((turn) => carelessly(turn)) : turns, conditions }
  })
}

const flesh = /chicken|poulet|pollo|hähnchen|salmon|saumon|salmón|lachs|beef|b(?:oe|œ)uf|ternera|rind/i

function isSavoury({ form }: Condition, language: Language): boolean {
  const sweet: Record<Language, RegExp> = {
    en: /mousse|crumble|cake|mojito|dessert|cocktail|drink|sweet|mocktail/,
    fr: /mousse|crumble|gateau|gâteau|mojito|dessert|cocktail|boisson|sucré|goûter|apéritif/,
    es: /mousse|crumble|bizcocho|mojito|postre|cóctel|bebida|dulce/,
    de: /mousse|crumble|kuchen|mojito|dessert|cocktail|getränk|süß|nachtisch|drink/i,
  }
  return !sweet[language].test(form)
}

/** As one types on a phone: no capitals, no accents. */
function carelessly(text: string): string {
  return text.replace(/ß/g, 'ss').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
