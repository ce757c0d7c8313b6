import type { Dish } from './painter.ts'

const style = `A painted illustration for a cookbook, gouache on paper, soft daylight, warm natural colours, one dish seen from a little above on a plain table, the whole plate or glass in the picture with room around it. No text, no letters, no logo, no people, no hands. It is clearly a painting and not a photograph.`

const maxItems = 14
const maxLength = 1200

/** The prompt of a painting: the style is ours, the dish is the user's. */
export function paintingPrompt({ prompt, recipe }: Dish): string {
  if (!recipe) return `${style}\nThe dish: ${prompt.slice(0, maxLength)}`
  const items = recipe.ingredients.slice(0, maxItems).map(({ item }) => item)
  return `${style}\nThe dish: ${recipe.title}\nMade of: ${items.join(', ')}\nHow it is served: ${prompt.slice(0, maxLength)}`
}
