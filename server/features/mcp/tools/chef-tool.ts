import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { chat, readConversation } from '#shared/contract/chef.ts'
import { trimmedText } from '#shared/contract/wire.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { tool } from '../tool.ts'
import { tableOf } from './table.ts'

export const askChef = tool({
  name: 'ask_chef',
  title: 'Ask the chef',
  description:
    'Asks Convive’s chef for a dish or about cooking, in the user’s language. The chef knows the allergies and diets of those who usually eat. Answers the reply, the recipe so far, and the `conversation` with which the next message goes on or save_recipe saves it.',
  use: 'write',
  input: z.object({
    message: trimmedText(1, limits.chat.messageMax),
    conversation: z.optional(z.uuid()),
  }),
  async run({ message, conversation: begun }, { call, language, restrictions }) {
    const earlier =
      begun === undefined ? [] : (await call(readConversation, { params: { id: begun } })).messages
    const conversation = begun ?? randomUUID()
    const body = {
      messages: [...earlier, { role: 'user' as const, content: message }],
      language,
      conversation,
      table: tableOf(await restrictions()),
    }
    const answer = await call(chat, { body })
    return {
      reply: answer.message,
      conversation,
      recipe: answer.draft ? renderRecipe(answer.draft) : null,
    }
  },
})
