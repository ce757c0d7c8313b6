import type { TurnAim } from '#kitchen/draft'
import type { Understood } from '#shared/contract/chef.ts'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import type { Call } from '#shared/contract/call.ts'
import type { Deps } from '../../../deps.ts'
import type { Conversation, PayingListener } from '../../../adapters/chef/chef.ts'
import type { Desk } from '../../../adapters/chef/model/desk.ts'
import { restrictionsAtTable } from '../../households/avoided-allergens.ts'
import { actionTexts, unsafeWords } from '../../../adapters/chef/model/texts.ts'
import { readChatPicture } from '../pictures.ts'
import { understand } from '../understanding.ts'
import { openDesk, type DeskListener } from './desk.ts'
import { turnFacts } from './facts.ts'
import { withContext, type MemberTools } from './member-tool.ts'
import { maySeeHousehold, modelsOf } from './sharing.ts'

/** Who asks, and with which rights the chef looks things up for them. */
export interface Asker {
  userId: string
  tools: MemberTools
  call: (signal: AbortSignal) => Call
}

export interface Turn {
  message: string
  understood: Understood
  /** It ended for its length. */
  more: boolean
}

/** What is stored of the talk before. */
export interface StoredTalk {
  /** With the answer before. */
  understood: ChatTable | null
  memory: Desk['memory']
  /** Recipes that stood before, oldest first. */
  earlier: readonly SentDraft[]
}

/** Of a turn, with what a chef that leads the talk does meanwhile. */
export type TurnListener = PayingListener & DeskListener & { signal: AbortSignal }

/**
 * One answer of the chef: its words, the table, and the draft that stands. The built-in chef's draft is the kitchen's; a chef
 * that works at the desk leaves its own there.
 */
export async function takeTurn(
  deps: Deps,
  conversation: Conversation,
  asker: Asker,
  listener: TurnListener,
  stored: StoredTalk = { understood: null, memory: null, earlier: [] },
): Promise<Turn> {
  const { chef } = deps
  const asking: TurnListener = {
    ...listener,
    userId: asker.userId,
    onAdvice: (advice) => listener.onAction({ tool: 'advice', ...advice }),
  }
  const shows = Boolean(conversation.messages.at(-1)?.pictures?.length)
  const blind = { tool: 'blind', text: actionTexts[conversation.language].blind }
  if (chef.drafts) {
    const message = await chef.reply(conversation, asking)
    if (shows) listener.onAction(blind)
    const { understood } = await understand(deps, conversation, asking)
    return { message, understood, more: false }
  }
  const { understood, aim } = await understand(deps, conversation, asking)
  const table = understood.table ?? stored.understood
  let isSeen = false
  const picture = async (name: string) => {
    const bytes = await readChatPicture(deps, name, asker.userId)
    isSeen ||= bytes !== null
    return bytes
  }
  const setting = { conversation, table, aim, asker, memory: stored.memory, earlier: stored.earlier, picture }
  const { desk, result } = await setDesk(deps, setting, listener)
  let words = ''
  const heard: TurnListener = {
    ...asking,
    desk,
    onText: (text) => ((words += text), listener.onText?.(text)),
    onNotice(notice) {
      // Who answers now has not looked yet.
      isSeen = false
      listener.onNotice?.(notice)
    },
  }
  const message = await chef.reply(conversation, heard).catch(async (error: unknown) => {
    // What was read before the end stays on the page.
    if (words !== '') for (const text of await desk.examine(words)) desk.act({ tool: unsafeWords, text })
    throw error
  })
  if (shows && !isSeen) desk.act(blind)
  const { isLed, draft: left, table: tableLeft, more } = result()
  // A built-in chef that stands in talks of recipes of the library: one that was written is not lost to its suggestion.
  const isWritten = left !== null && !left.base
  const draft = isLed || isWritten ? left : understood.draft
  // What failed to be read is not sent as if it had been.
  const told = understood.table && tableLeft ? tableLeft : understood.table
  return { message, understood: { table: told, draft }, more }
}

interface Setting extends Pick<StoredTalk, 'memory' | 'earlier'>, Pick<Desk, 'picture'> {
  conversation: Conversation
  table: ChatTable | null
  aim: TurnAim
  asker: Asker
}

async function setDesk(
  deps: Deps,
  { conversation, table, aim, memory, earlier, picture, asker: { userId, tools, call } }: Setting,
  listener: TurnListener,
) {
  const { db, kitchen, config, publicUrl } = deps
  const { language } = conversation
  const now = deps.clock()
  const [facts, isShared] = await Promise.all([
    turnFacts(db, { userId, language, table, aim, now }),
    maySeeHousehold(db, userId, modelsOf(config)),
  ])
  const context = {
    call: call(listener.signal),
    language,
    now,
    publicUrl,
    restrictions: () => restrictionsAtTable(db, userId, now),
  }
  const allowed = isShared ? [...tools.open, ...tools.shared] : tools.open
  return openDesk({
    kitchen,
    conversation,
    facts,
    tools: withContext(allowed, context),
    memory,
    earlier,
    picture,
    caller: { userId, signal: listener.signal },
    listener,
  })
}

/** The conversation with the draft that is stored with it, where the caller says nothing of any. */
export const holding = (conversation: Conversation, stored: Draft | null): Conversation =>
  conversation.draft === undefined ? { ...conversation, draft: stored } : conversation
