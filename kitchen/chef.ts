import type { Language } from '#shared/constants/languages.ts'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Message, Reading } from './understand/understand.ts'
import { storedPlan } from './render/stored-plan.ts'
import { platingOf } from './plating/plating.ts'
import { printed, printedRecipe } from './render/print.ts'
import { adviceAhead } from './answers/keeping.ts'
import { aboutTheName } from './dialogue/cautions.ts'
import { plainApostrophes } from './render/grammar/phrase.ts'
import { readAdaptation, type Adaptation } from './dialogue/adapt.ts'
import { presenting, refusing, withoutSubject } from './dialogue/present.ts'
import { replyTo } from './dialogue/reply.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { settle } from './safety/settle.ts'
import { guestsIn } from './understand/guests.ts'
import { tableOf } from './dialogue/table.ts'
import { readConversation } from './dialogue/read-conversation.ts'

interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly Message[]
  language: Language
  /** The chips above the draft: what was set by hand changes the wishes where it was set. */
  table?: ChatTable | undefined
}

/** Who will eat, as far as the conversation and the table say. */
export const guestsOf = (conversation: Conversation) => guestsIn(readConversation(conversation))

interface KitchenChef {
  reply: (conversation: Conversation) => Promise<string>
  recipe: (conversation: Conversation) => Promise<{ message: string; recipe: CookedRecipe | null }>
  /** A recipe cooked again with a wish; null where the wish is refused. */
  adapt: (adaptation: Adaptation) => Promise<CookedRecipe | null>
  plating: (recipe: RecipeStructure) => Promise<string>
  /** The table as understood, and the recipe as it is after the last turn; null before there is one. */
  table: (conversation: Conversation) => Promise<{ table: ChatTable; draft: RecipeStructure | null }>
}

/** A recipe of a dish that the kitchen does not know by its name, or that is made the day before, says so itself. */
const cookedOf = ({ wishes, dish }: Reading): CookedRecipe => {
  const about = [
    ...(wishes.unknown === null ? [] : aboutTheName(wishes, dish)),
    ...(wishes.ahead === null ? [] : [adviceAhead(dish, wishes.ahead, wishes.language)]),
  ]
  return {
    ...printedRecipe(dish.recipe),
    ...(about.length > 0 && { extra: printed(plainApostrophes(about.join(' ')), wishes.language) }),
    plan: storedPlan(dish.plan),
  }
}

/** What is dangerous for those who eat, or that nobody has checked for them, never stands. */
function fineDraft(reading: Reading): RecipeStructure | null {
  const eaters = guestsIn(reading)
  const { recipe, verdict } = settle({
    recipe: printedRecipe(reading.dish.recipe),
    eaters,
    isRendered: true,
  })
  return unconfirmed(verdict.findings).length > 0 ? null : recipe
}

/** The built-in chef, and the door of its worker threads: offline, and always the same answer to the same conversation. */
export function kitchenChef(): KitchenChef {
  return {
    reply: async (conversation) => {
      const reading = readConversation(conversation)
      return printed(replyTo(reading), reading.wishes.language).slice(0, 4000)
    },
    recipe: async (conversation) => {
      const reading = readConversation(conversation)
      const { language } = reading.wishes
      const refusal = refusing(reading) ?? withoutSubject(reading)
      if (refusal) return { message: printed(refusal, language), recipe: null }
      return { message: printed(presenting(reading), language), recipe: cookedOf(reading) }
    },
    adapt: async (adaptation) => {
      const reading = readAdaptation(adaptation)
      return refusing(reading) ? null : cookedOf(reading)
    },
    table: async (conversation) => {
      const reading = readConversation(conversation)
      const { wishes } = reading
      const isOpen = wishes.settled === null || refusing(reading) !== null
      return {
        table: tableOf(wishes, conversation.language, conversation.table),
        draft: isOpen ? null : fineDraft(reading),
      }
    },
    plating: async (recipe) => printed(platingOf(recipe), recipe.language).slice(0, 1990),
  }
}

/** The chef that cooks from the library; measured beside the other, and not yet asked by members. */
export const loadLibraryChef = () => import('./chef/library-chef.ts')
