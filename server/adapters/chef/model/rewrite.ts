import type { ModelMessage } from 'ai'
import type { ChefAction } from '#shared/contract/chef-answer.ts'
import { ModelFailure } from '../../model-failure.ts'
import { askModel, type ModelAnswer, type Question } from '../ask-model.ts'
import type { Conversation, PayingListener } from '../chef.ts'
import type { ChefModel } from '../language-model.ts'
import { prompts } from '../prompts/index.ts'
import { contextOf, listed } from './context.ts'
import type { Desk } from './desk.ts'
import { askLanguage, type Spoken } from './spoken.ts'
import { actionTexts, unsafeWords, type ActionTexts } from './texts.ts'

/** Tokens of an answer without a recipe. */
export const replyTokens = 1500

/** What is wrong with an answer: said to the model, and to the member where it stays so. */
interface Flaw {
  /** Null for what no other words would mend. */
  asked: string | null
  told: readonly ChefAction[]
}

interface Answered {
  conversation: Conversation
  messages: readonly ModelMessage[]
  desk: Desk
  spoken: Spoken
  /** For what was only said to be done; null for a model without tools. */
  doing: Pick<Question, 'tools' | 'instructions' | 'maxTokens'> | null
}

/**
 * An answer as the member gets it. What is wrong with it goes back to the model once, unseen; its second text counts if nothing
 * is wrong with that. Otherwise the first one stays, and the member is told.
 */
export async function examinedAnswer(
  model: ChefModel,
  first: ModelAnswer,
  answered: Answered,
  listener: PayingListener,
): Promise<ModelAnswer> {
  const { messages, desk, doing } = answered
  const isIdle = doing !== null && isOnlySaid(first.text, desk)
  const flaws = await flawsOf(first.text, answered)
  const wrong = flaws.flatMap((flaw) => flaw.asked ?? [])
  const tell = (some: readonly Flaw[]) => some.flatMap(({ told }) => told).forEach(desk.act)
  if (wrong.length === 0 && !isIdle) {
    tell(flaws)
    return first
  }
  listener.onChecking?.()
  const asked = [...(isIdle ? [askDoing(desk)] : []), ...wrong, askAnew].join('\n\n')
  const again = await askedAgain(
    model,
    {
      messages: [
        ...messages,
        { role: 'assistant', content: first.text || '…' },
        { role: 'user', content: asked },
      ],
      ...(isIdle && doing),
    },
    answered,
    listener,
  )
  // A few words are no answer in another language.
  const isWhole =
    again !== null && (again.text.length > first.text.length / 3 || (await answered.spoken.holds(first.text)))
  if (again && isWhole && (await flawsOf(again.text, answered)).length === 0) return again
  // What was written meanwhile may be spoken of.
  tell(isIdle ? await flawsOf(first.text, answered) : flaws)
  return first
}

async function flawsOf(text: string, { conversation, desk, spoken }: Answered): Promise<Flaw[]> {
  if (text === '') return []
  const { language } = conversation
  const { foreign, unexamined } = actionTexts[language]
  const flaws: Flaw[] = []
  if (!(await spoken.holds(text)))
    flaws.push({ asked: askLanguage(language), told: [{ tool: 'language', text: foreign.words }] })
  const named = await desk.examine(text)
  const told = named.map((sentence) => ({ tool: unsafeWords, text: sentence }))
  if (named.length > 0) flaws.push({ asked: named.includes(unexamined) ? null : askSafely(named), told })
  return flaws
}

/** Whether a recipe or a change was asked for and the model wrote none. One that asks back before any recipe has to. */
const isOnlySaid = (text: string, desk: Desk): boolean =>
  desk.facts.aim === 'recipe' && desk.work() === 'none' && !asksBack(text, desk)

const asksBack = (text: string, { draft }: Desk): boolean => /\?\W*$/.test(text) && draft() === null

/** Where nothing came of what the member has said, code says so below the words, whatever these say. */
export function sayNothingDone(text: string, desk: Desk, lines: ActionTexts): void {
  const { facts, draft, act, work } = desk
  const isAsked = draft() ? facts.aim !== 'answer' : facts.aim === 'recipe' && !asksBack(text, desk)
  if (isAsked && work() !== 'told')
    act({ tool: 'nothing_done', text: draft() ? lines.unchanged : lines.noRecipe })
}

const askDoing = ({ draft }: Desk): string =>
  `You have written nothing in this turn: ${draft() ? 'the recipe that stands is as it was' : 'no recipe stands'}, and nothing is planned, put on a list or saved. If the guest asked for a dish or a change, do it now with the tools. If they asked for neither (a question, a thank you, all stays as it is), change nothing: that was right.`

const askSafely = (named: readonly string[]): string =>
  `Your message was examined for those who eat:\n${listed(named)}\nRecommend none of it, to nobody. Where you only warned of it or said that it went out, say so with a plain “no” or “without”, or name what is in instead.`

const askAnew =
  'Then write your message once more, whole and otherwise the same, so that it says only what is so. Speak of nothing in these lines.'

/** Null where that fails: the first answer stays. */
async function askedAgain(
  model: ChefModel,
  question: Pick<Question, 'messages'> & Partial<Question>,
  { conversation, desk }: Answered,
  listener: PayingListener,
): Promise<ModelAnswer | null> {
  const { onText: _, ...silent } = listener
  const instructions = `${prompts[conversation.language].chef}\n\n${contextOf(conversation, desk)}`
  const asked: Question = { task: 'repair', instructions, maxTokens: replyTokens, ...question }
  try {
    const answer = await askModel(model, asked, silent)
    return answer.declined || answer.text === '' ? null : answer
  } catch (error) {
    if (silent.signal?.aborted || !(error instanceof ModelFailure)) throw error
    return null
  }
}
