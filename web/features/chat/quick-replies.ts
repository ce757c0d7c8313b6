import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft } from '#shared/contract/draft.ts'
import type { Message } from './conversation.ts'

export type QuickReply = 'goOn' | 'surprise' | 'halfHour' | 'vegetarian' | 'other'

/** Minutes: longer than the one, a dish may be asked for in that time; longer than the other, it would be another dish. */
const halfHour = 30
const longest = 90

interface Answered {
  messages: readonly Message[]
  recipe: Draft | null
  table: ChatTable
}

/**
 * What may be said with a tap: to go on where the answer was too long, to choose where nothing is chosen yet, else changes
 * that the recipe has not had.
 */
export function quickReplies({ messages, recipe, table }: Answered): QuickReply[] {
  if (messages.at(-1)?.more) return ['goOn']
  if (!recipe) return ['surprise']
  const minutes = recipe.prepMinutes + recipe.cookMinutes
  const isLong = minutes > halfHour && minutes <= longest && table.minutes === null
  const mayHaveMeat = recipe.dishType === 'Starters' || recipe.dishType === 'Mains'
  const isMeatless = recipe.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan')
  return [
    ...(isLong ? ['halfHour' as const] : []),
    ...(mayHaveMeat && !isMeatless ? ['vegetarian' as const] : []),
    'other',
  ]
}
