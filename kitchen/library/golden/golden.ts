import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { printedRecipe } from '../../render/print.ts'
import { readFile, recipeFiles, renderedRecipe } from '../index.ts'

/** The ids of the recipes that are compared. */
export const goldenIds: readonly string[] = readFileSync(new URL('recipes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter(Boolean)

export const goldenFile = (language: Language): URL => new URL(`${language}.txt`, import.meta.url)

const line = ({ amount, unit, item, note }: RecipeIngredient) =>
  [amount, unit, item, note && `(${note})`].filter((each) => each !== null).join(' ')

function asText(recipe: RecipeStructure): string {
  const { title, servings, prepMinutes, cookMinutes, ingredients, steps, safety } = recipe
  return [
    `${title}, ${servings} · ${prepMinutes} + ${cookMinutes} min`,
    ...ingredients.map((each) => `- ${line(each)}`),
    ...steps.map(({ text }, index) => `${index + 1}. ${text}`),
    ...safety.map((sentence) => `! ${sentence}`),
  ].join('\n')
}

/** All of them as a guest reads them in one language. */
export function goldenText(language: Language): string {
  const files = recipeFiles()
  const texts = goldenIds.map((id) => {
    const file = files.find((each) => each.endsWith(`/${id}.recipe`))
    if (file === undefined) throw new Error(`golden/recipes.txt: no recipe has the id "${id}"`)
    return asText(printedRecipe(renderedRecipe(readFile(file), language)))
  })
  return `${texts.join('\n\n')}\n`
}
