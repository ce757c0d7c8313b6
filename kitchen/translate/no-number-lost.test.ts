import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { textsOf } from '#shared/words/recipe-texts.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { library, recipeById, renderedRecipe } from '../library/index.ts'
import { printedRecipe } from '../render/print.ts'
import { failuresIn, sample } from '../test/sample.ts'
import { readRecipe } from '../read/text/read.ts'
import { translateRecipe, type TranslatedRecipe } from './recipe.ts'

/** The numbers as they are written. */
const numbersIn = (...texts: (string | null | undefined)[]) =>
  texts
    .flatMap((text) => text?.match(/\d+(?:[.,/]\d+)*|[¼½¾⅓⅔]/g) ?? [])
    .toSorted()
    .join(' ')

const allergensOf = (item: string, language: Language) =>
  [...new Set(foodOf(item, language).foods.flatMap(({ allergens }) => allergens))].toSorted().join(' ')

/** What no translation may change, whatever became of the texts. */
const facts = ({
  servings,
  prepMinutes,
  cookMinutes,
  ingredients,
  steps,
  diets,
  allergens,
  ...more
}: RecipeStructure) => ({
  servings,
  times: [prepMinutes, cookMinutes],
  lines: ingredients.map(({ amount, unit, scales, group }) => [amount, unit, scales, group !== null]),
  steps: steps.map(({ minutes, celsius, uses }) => [minutes, celsius, uses]),
  diets,
  allergens,
  counts: [more.safety.length, more.searchTerms.length],
})

function checkTranslation(original: RecipeStructure, translated: TranslatedRecipe) {
  const { structure, untranslated, approximate } = translated
  const [from, to] = [original.language, structure.language]
  expect(facts(structure)).toEqual(facts(original))
  const texts = textsOf(translated)
  for (const [key, text] of textsOf({
    title: original.title,
    taste: original.taste,
    plating: null,
    structure: original,
  })) {
    // A text stays as it was written, or all of it is translated.
    if (untranslated.includes(key)) expect(texts.get(key)).toBe(text)
    if (!/^(?:item|note)\./.test(key)) expect(numbersIn(texts.get(key))).toBe(numbersIn(text))
  }
  for (const [place, line] of original.ingredients.entries()) {
    const other = structure.ingredients[place]
    const own = numbersIn(line.item, line.note)
    expect(numbersIn(other?.item, other?.note), line.item).toBe(own)
    const key = `item.${place}`
    if (approximate.includes(key)) expect(other?.item).toContain(`(${line.item})`)
    else if (!untranslated.includes(key)) {
      expect(allergensOf(other?.item ?? '', to), `${line.item} → ${other?.item}`).toBe(
        allergensOf(line.item, from),
      )
    }
  }
}

const everyFourth = library().filter((_, place) => place % 4 === 0)

describe('recipes of the library, as if people had typed them', () => {
  test.each(languages)('have the same amounts, minutes and allergens from %s into the others', (from) => {
    const failures = failuresIn(
      sample(everyFourth, 24, ({ id }) => id),
      ({ id }) => id,
      ({ id }) => {
        const whole = recipeById(id)
        if (!whole) throw new Error(`no recipe ${id}`)
        const structure = printedRecipe(renderedRecipe(whole, from, { servings: 4 }))
        const recipe = { title: structure.title, taste: structure.taste, plating: null, structure }
        for (const language of languages)
          if (language !== from) checkTranslation(structure, translateRecipe({ recipe, language }))
      },
    )
    expect(failures).toEqual([])
  })
})

function typedRecipes(language: Language): { name: string; text: string }[] {
  const file = readFileSync(new URL(`corpus/${language}.txt`, import.meta.url), 'utf8')
  const texts = file.replace(/^#.*\n/gm, '').split(/^=\n/m)
  return texts.map((text) => ({ name: text.trim().split('\n')[0] ?? '', text }))
}

describe('recipes as people type them', () => {
  const read = (language: Language) =>
    typedRecipes(language).map(({ name, text }) => {
      const structure = readRecipe(text, { language })
      if (!structure) throw new Error(`${name} cannot be read`)
      return { name, recipe: { title: structure.title, taste: structure.taste, plating: null, structure } }
    })

  test.each(languages)('from %s lose and change no number in any language', (from) => {
    const recipes = read(from)
    expect(recipes).toHaveLength(25)
    const failures = failuresIn(
      recipes,
      ({ name }) => name,
      ({ recipe }) => {
        for (const language of languages)
          if (language !== from) checkTranslation(recipe.structure, translateRecipe({ recipe, language }))
      },
    )
    expect(failures).toEqual([])
  })

  test.each(languages)('from %s have most of their lists translated', (from) => {
    const recipes = read(from)
    const to = from === 'en' ? 'de' : 'en'
    const lines = recipes.flatMap(({ recipe }) => {
      const { untranslated, approximate } = translateRecipe({ recipe, language: to })
      return recipe.structure.ingredients.map((line, place) => ({
        item: line.item,
        isNamed: !untranslated.includes(`item.${place}`),
        isWhole: !untranslated.includes(`item.${place}`) && !approximate.includes(`item.${place}`),
      }))
    })
    const share = (count: number) => Math.round((100 * count) / lines.length)
    const named = share(lines.filter(({ isNamed }) => isNamed).length)
    const whole = share(lines.filter(({ isWhole }) => isWhole).length)
    expect(
      { named, whole },
      lines
        .filter(({ isWhole }) => !isWhole)
        .map(({ item }) => item)
        .join(' | '),
    ).toEqual({
      named: expect.toSatisfy((value: number) => value >= 85),
      whole: expect.toSatisfy((value: number) => value >= 70),
    })
  })
})
