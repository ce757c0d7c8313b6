import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

/** The chef's reply to the last turn, and the recipe that the conversation ends in, as text. */
export async function asked(language: Language, ...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const reply = await chef.reply({ messages, language })
  const { message, recipe } = await chef.recipe({ messages, language })
  const list = recipe?.ingredients.map(({ item, note }) => `${item} ${note ?? ''}`).join('; ') ?? ''
  const steps = recipe?.steps.map(({ text }) => text).join(' ') ?? ''
  return { reply, message, recipe, list, steps, safety: recipe?.safety.join(' ') ?? '' }
}
