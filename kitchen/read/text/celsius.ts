import { scaleOf, temperatureIn, type ScaleClues } from '#shared/words/temperatures.ts'

/** The temperature of each step of a recipe in °C; null where a step names none, or none that is certain. */
export function celsiusOfSteps(recipe: ScaleClues, region?: string): (number | null)[] {
  const scale = scaleOf(recipe, region)
  return recipe.steps.map(({ text }) => temperatureIn(text, scale).celsius)
}
