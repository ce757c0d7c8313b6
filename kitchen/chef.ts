import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import { understand, type Message } from './understand/understand.ts'
import { platingOf } from './render/plating.ts'
import { presenting, refusing } from './dialogue/present.ts'
import { replyTo } from './dialogue/reply.ts'

export { guestsOf } from './understand/guests.ts'

interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly Message[]
  language: Language
}

interface KitchenChef {
  reply: (conversation: Conversation) => Promise<string>
  recipe: (conversation: Conversation) => Promise<{ message: string; recipe: RecipeStructure | null }>
  plating: (recipe: RecipeStructure) => Promise<string>
}

/** The built-in chef: offline, and always the same answer to the same conversation. */
export function kitchenChef(): KitchenChef {
  return {
    reply: async (conversation) => {
      const reading = understand(conversation)
      return printed(replyTo(reading), reading.wishes.language).slice(0, 4000)
    },
    recipe: async (conversation) => {
      const reading = understand(conversation)
      const { language } = reading.wishes
      const refusal = refusing(reading)
      if (refusal) return { message: printed(refusal, language), recipe: null }
      return {
        message: printed(presenting(reading), language),
        recipe: printedRecipe(reading.dish.recipe),
      }
    },
    plating: async (recipe) => printed(platingOf(recipe), recipe.language).slice(0, 1990),
  }
}

/** The kitchen's own words have plain spaces and apostrophes; French is set here, once, where they leave it. */
function printed(text: string, language: Language): string {
  return language === 'fr' ? frenchTypography(text) : text
}

/** A French recipe says "1 h 35" and not "95 minutes"; an hour and a quarter is where one begins to reckon. */
function inHours(text: string): string {
  return text.replace(/(?<!\d|[,.–-]|\d à )(\d{2,3}) minutes/g, (written, number: string) => {
    const minutes = Number(number)
    if (minutes < 75) return written
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60}` : ''}`
  })
}

function printedRecipe(recipe: RecipeStructure): RecipeStructure {
  if (recipe.language !== 'fr') return structuredClone(recipe)
  const set = frenchTypography
  const setOrNull = (text: string | null) => (text === null ? null : set(text))
  return {
    ...recipe,
    title: set(recipe.title),
    taste: set(recipe.taste),
    searchTerms: recipe.searchTerms.map(set),
    ingredients: recipe.ingredients.map((each) => ({
      ...each,
      item: set(each.item),
      note: setOrNull(each.note),
      group: setOrNull(each.group),
    })),
    steps: recipe.steps.map((step) => ({ ...step, text: set(inHours(step.text)), uses: [...step.uses] })),
    diets: [...recipe.diets],
    allergens: [...recipe.allergens],
    safety: recipe.safety.map(set),
  }
}
