import type { Draft } from '#shared/contract/draft.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import type { Chef, Conversation, Tokens } from '../../server/adapters/chef/chef.ts'
import { openDesk } from '../../server/features/chat/turn/desk.ts'
import type { Kitchen } from '../../server/platform/workers/kitchen.ts'
import type { Case } from './notation.ts'
import { broken, fold, speaks } from './score.ts'

/** What became of one conversation. */
export interface Outcome {
  talk: Case
  /** What the chef said last, and the recipe that stands. */
  message: string
  draft: Draft | null
  /** The tools it used, in all turns. */
  tools: readonly string[]
  tokens: Tokens
  /** What is wrong with it; empty when nothing is. */
  problems: readonly string[]
}

/**
 * Holds one conversation with a chef that works at a desk, turn by turn, as the chat does, and says what is wrong at its end.
 * A turn that fails is a problem and ends it.
 */
export async function holdTalk(chef: Chef, kitchen: Kitchen, talk: Case, today: string): Promise<Outcome> {
  const { language } = talk
  const messages: Conversation['messages'][number][] = []
  const tools: string[] = []
  const tokens: Tokens = { input: 0, output: 0 }
  let draft: Draft | null = null
  let message = ''
  for (const turn of talk.turns) {
    messages.push({ role: 'user', content: turn })
    const conversation: Conversation = { messages: [...messages], language, draft }
    try {
      const { table, aim } = await kitchen.understand(conversation)
      const facts = { today, table, aim, eaters: [], equipment: [], minutes: null }
      const { desk, result } = await openDesk({
        kitchen,
        conversation,
        facts: { ...facts, region: 'northernEurope', measures: 'metric' },
        tools: [],
        picture: async () => null,
        caller: {},
        listener: {
          onDraft: () => undefined,
          onAction: ({ tool }) => void tools.push(tool),
          onOffer: () => undefined,
        },
      })
      const onTokens = ({ input, output }: Tokens) => {
        tokens.input += input
        tokens.output += output
      }
      message = await chef.reply(conversation, { desk, onTokens })
      draft = result().draft
    } catch (error) {
      const problems = [`failed: ${error instanceof Error ? error.message : String(error)}`]
      return { talk, message, draft, tools, tokens, problems }
    }
    messages.push({ role: 'assistant', content: message })
  }
  const problems = await problemsOf(kitchen, { messages, language }, { talk, message, draft })
  return { talk, message, draft, tools, tokens, problems }
}

async function problemsOf(
  kitchen: Kitchen,
  conversation: Conversation,
  { talk, message, draft }: Pick<Outcome, 'talk' | 'message' | 'draft'>,
): Promise<string[]> {
  const problems = broken(talk, draft)
  if (!speaks(message, talk.language)) problems.push('speaks another language')
  if (/<think>|```|"recipe"\s*:|^\s*\{/i.test(message)) problems.push('shows its format')
  if (!draft) return problems
  const eaters = await kitchen.guestsOf(conversation)
  const { verdict } = await kitchen.settle({ recipe: draft, plating: draft.plating ?? null, eaters })
  for (const { sentence } of unconfirmed(verdict.findings)) problems.push(`not for who eats: ${sentence}`)
  if (saysOther(message, draft)) problems.push(`says another dish than “${draft.title}”`)
  return problems
}

const wordsOf = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? []

/** Whether all that is set in bold, which is the name of a dish, has no word of the title of the recipe. */
function saysOther(message: string, { title }: Draft): boolean {
  const named = [...message.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name)
  const known = new Set(wordsOf(title))
  return named.length > 0 && !named.some((name) => wordsOf(name).some((word) => known.has(word)))
}
