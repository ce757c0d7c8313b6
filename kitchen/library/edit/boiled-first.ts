import { say, type Phrase } from '../steps/phrase.ts'
import { foodsNamedIn } from '../places.ts'
import type { Recipe, RecipeStep } from '../recipe.ts'

/** Foods with a poison that only boiling water takes out, in minutes. */
const minutesToBoil: ReadonlyMap<string, number> = new Map([['green-bean', 10]])

const boil = (food: string, minutes: number): Phrase =>
  say(
    `Boil {${food}} in plenty of water for ${minutes} minutes and drain.`,
    `Cuire {${food}} à l'eau bouillante ${minutes} minutes et égoutter.`,
    `Hervir {${food}} ${minutes} minutos en abundante agua y escurrir.`,
    `{${food}} in reichlich Wasser ${minutes} Minuten kochen und abgießen.`,
  )

/** In boiling water for so long, or for twice as long in a pot. */
const takesPoison = ({ heat, boils, minutes }: RecipeStep, least: number) =>
  heat === 'stove' && (minutes ?? 0) >= (boils ? least : least * 2)

/** True where the recipe boils a food for as long as its poison asks, or where it has none. */
export function isBoiledEnough({ steps }: Pick<Recipe, 'steps'>, food: string): boolean {
  const least = minutesToBoil.get(food)
  return (
    least === undefined ||
    steps.some((step) => takesPoison(step, least) && foodsNamedIn(step.text.en).includes(food))
  )
}

/** The recipe with a food boiled before it goes in, where nothing else boils it for long enough. */
export function boiledFirst(recipe: Recipe, food: string): Recipe {
  const minutes = minutesToBoil.get(food)
  if (minutes === undefined || isBoiledEnough(recipe, food)) return recipe
  const at = recipe.steps.findIndex(({ text }) => foodsNamedIn(text.en).includes(food))
  if (at < 0) return recipe
  const step: RecipeStep = {
    kind: 'cook',
    minutes,
    meanwhile: false,
    celsius: null,
    heat: 'stove',
    boils: true,
    done: [],
    text: boil(food, minutes),
  }
  const cutAt = at < recipe.cutAt ? recipe.cutAt + 1 : recipe.cutAt
  return { ...recipe, cutAt, steps: recipe.steps.toSpliced(at, 0, step) }
}
