import * as z from 'zod/mini'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Understood } from '#shared/contract/chef.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Deps } from '../../../deps.ts'
import type { Chef, Conversation, Listener } from '../../../adapters/chef/chef.ts'
import { understand } from '../understanding.ts'
import { examined } from './desk.ts'
import { holding } from './turn.ts'

/** What the conversation came to before. */
interface Before {
  understood: ChatTable | null
  draft: Draft | null
}

/**
 * The draft that stands while nobody asks a chef, and what was understood: the built-in chef's follows from the talk; that
 * of another is examined for those who eat now, and mended or taken back. `standing` is null for the built-in chef, who cooks
 * from the talk itself.
 */
export async function standingDraft(
  deps: Pick<Deps, 'kitchen' | 'chef' | 'log'>,
  conversation: Conversation,
  before: Before | null,
  listener: Listener,
): Promise<{ standing: Draft | null; understood: Understood }> {
  const { understood } = await understand(deps, conversation, listener)
  if (deps.chef.drafts) return { standing: null, understood }
  const { draft: held } = holding(conversation, before?.draft ?? null)
  if (!held) return { standing: null, understood: { ...understood, draft: null } }
  const table = understood.table ?? before?.understood ?? null
  const asked = { draft: held, operations: [], conversation, table }
  const { draft } = await examined(deps.kitchen, asked, listener)
  return { standing: draft, understood: { ...understood, draft } }
}

/**
 * A chef that hands over the draft that stands, as it is: one of the library with the plan that it is rendered from. What is
 * still found in it is said, and nobody repairs it.
 */
export const handingOver = (
  { chef, kitchen }: Pick<Deps, 'chef' | 'kitchen'>,
  standing: Draft,
): Pick<Chef, 'recipe' | 'reply' | 'plating'> => ({
  reply: chef.reply,
  plating: chef.plating,
  recipe: async (conversation, listener) =>
    standing.base
      ? kitchen.recipe({ ...conversation, draft: { ...standing, byHand: true } }, listener)
      : {
          message: conversation.messages.at(-1)?.content ?? '',
          recipe: z.parse(recipeStructure, standing),
        },
})
