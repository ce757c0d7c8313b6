import * as z from 'zod/mini'
import { describe, expect, inject, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import {
  recipeStructure,
  type RecipeIngredient,
  type RecipeStructure,
} from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { withSource } from '#shared/words/source.ts'
import type { Unit } from '#shared/words/units.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import { readRecipe } from './read.ts'

/** A small repeatable generator of numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const amounts: Partial<Record<Unit, readonly number[]>> = {
  g: [1, 2.5, 15, 80, 250, 1200],
  kg: [0.5, 1.25, 2],
  ml: [15, 45, 120, 750],
  cl: [4, 12.5],
  dl: [1.5, 3],
  l: [0.25, 1, 1.5],
}
const countedAmounts = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 12]
const weights: readonly Unit[] = ['g', 'kg', 'ml', 'l']

const words: Record<
  Language,
  { notes: string[]; group: string; safety: string[]; step: (list: string) => string }
> = {
  en: {
    notes: ['finely chopped', 'for the pan'],
    group: 'For the dressing',
    safety: ['Keep it in the fridge.'],
    step: (list) => `Stir in ${list} and cook for 12 minutes at 180 °C.`,
  },
  fr: {
    notes: ['finement haché', 'pour la poêle'],
    group: 'Pour la sauce',
    safety: ['À garder au frais.'],
    step: (list) => `Incorporer ${list} et laisser cuire 12 minutes à 180 °C.`,
  },
  es: {
    notes: ['muy picado', 'para la sartén'],
    group: 'Para el aliño',
    safety: ['Guardar en la nevera.'],
    step: (list) => `Añadir ${list} y cocer 12 minutos a 180 °C.`,
  },
  de: {
    notes: ['fein gehackt', 'für die Pfanne'],
    group: 'Für das Dressing',
    safety: ['Im Kühlschrank aufbewahren.'],
    step: (list) => `Mit ${list} verrühren und 12 Minuten bei 180 °C garen.`,
  },
}

function randomRecipe(seed: number, language: Language): RecipeStructure {
  const random = numbers(seed)
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const chosen = Array.from({ length: 3 + Math.floor(random() * 8) }, () => pick(ingredients))
  const items = chosen.map((ingredient, place): RecipeIngredient => {
    const special = Object.keys(ingredient.grams).filter((unit) => unit !== 'piece')
    const unit =
      ingredient.countable && random() < 0.4 ? null : pick<Unit>([...weights, ...(special as Unit[])])
    const amount = random() < 0.1 ? null : pick((unit && amounts[unit]) ?? countedAmounts)
    const { one, many } = ingredient.names[language]
    return {
      amount,
      unit: amount === null ? null : unit,
      item: (amount ?? 0) > 1 && unit === null ? many : one,
      note: random() < 0.3 ? pick(words[language].notes) : null,
      group: place >= 3 && random() < 0.5 ? words[language].group : null,
      scales: true,
    }
  })
  const ordered = [...items.filter(({ group }) => !group), ...items.filter(({ group }) => group)]
  const half = Math.ceil(ordered.length / 2)
  const step = (from: number, to: number) => ({
    text: words[language].step(
      ordered
        .slice(from, to)
        .map(({ item }) => item)
        .join(', '),
    ),
    minutes: 12,
    celsius: 180,
    uses: ordered.slice(from, to).map((_, place) => from + place),
  })
  return {
    title: 'A dish',
    language,
    dishType: 'Desserts',
    servings: 1 + Math.floor(random() * 12),
    prepMinutes: pick([5, 20, 45]),
    cookMinutes: pick([10, 35, 60, 90, 150]),
    taste: '',
    searchTerms: [],
    ingredients: ordered,
    steps: [step(0, half), step(half, ordered.length)],
    diets: [],
    allergens: [],
    safety: words[language].safety,
    extra: withSource(pick(['', 'Oma told it 4 times.\n\nAnd once more.']), pick(['', 'Ada']), language),
  }
}

describe.each(languages)('a recipe written out and read again, in %s', (language) => {
  const seeds = Array.from({ length: inject('wholeCorpora') ? 150 : 50 }, (_, place) => place + 1)

  it('keeps its list, steps, servings, times and notes', () => {
    for (const seed of seeds) {
      const recipe = randomRecipe(seed, language)
      const text = renderRecipe(recipe)
      const read = z.parse(
        recipeStructure,
        readRecipe(text, { title: recipe.title, dishType: recipe.dishType }),
      )
      const { diets: _diets, allergens: _allergens, searchTerms: _terms, steps, ...kept } = read
      const { diets: _none, allergens: _no, searchTerms: _nothing, steps: written, ...given } = recipe
      expect({ text, ...kept }).toEqual({ text, ...given })
      for (const [place, { uses, ...step }] of written.entries()) {
        const { uses: found = [], ...other } = steps[place] ?? {}
        expect(other).toEqual(step)
        expect({ text, missing: uses.filter((use) => !found.includes(use)) }).toEqual({ text, missing: [] })
      }
    }
  })

  it('reads what it has written out to the same facts every time', () => {
    for (const seed of seeds) {
      const once = z.parse(
        recipeStructure,
        readRecipe(renderRecipe(randomRecipe(seed, language)), { title: 'A dish' }),
      )
      expect(readRecipe(renderRecipe(once), { title: 'A dish' })).toEqual(once)
    }
  })
})
