import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { ChatMessage } from '#shared/contract/chef.ts'
import type { ChefAction, ChefOffer } from '#shared/contract/chef-answer.ts'
import type { Draft, DraftOperation, SentDraft } from '#shared/contract/draft.ts'
import { allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { ApiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Conversation } from '../../../adapters/chef/chef.ts'
import type { ChefTool, Desk, DeskAnswer, TurnFacts } from '../../../adapters/chef/model/desk.ts'
import { applyEdits, type Beside } from './apply-edits.ts'
import { takenOff } from './take-off.ts'
import { queue } from '../../../adapters/chef/model/queue.ts'
import { actionTexts, changesText } from '../../../adapters/chef/model/texts.ts'
import type { Caller, ChefKitchen } from '../../../platform/workers/kitchen.ts'

/** What becomes known while a turn is written. */
export interface DeskListener {
  onDraft: (draft: Draft | null) => void
  onAction: (action: ChefAction) => void
  onOffer: (offer: ChefOffer) => void
}

export interface OpenDesk {
  desk: Desk
  /** What is on the desk now, and whether a chef has led the talk to its end here. */
  result: () => { isLed: boolean; draft: Draft | null; table: ChatTable | null; more: boolean }
}

interface DeskSetup {
  kitchen: ChefKitchen
  conversation: Conversation
  facts: TurnFacts
  tools: readonly ChefTool[]
  memory?: Desk['memory']
  earlier?: Desk['earlier']
  picture: Desk['picture']
  caller: Caller
  listener: DeskListener
}

/**
 * The desk of one turn. The recipe that stood goes through the kitchen first: what was told since may mend it or take it
 * back, before any chef says a word.
 */
export async function openDesk(setup: DeskSetup): Promise<OpenDesk> {
  const { kitchen, conversation, tools, memory = null, earlier = [], picture, caller, listener } = setup
  let { facts } = setup
  const { language } = conversation
  const texts = actionTexts[language]
  const edited = async (draft: SentDraft, operations: readonly DraftOperation[], beside: Beside = {}) => {
    const edit = { draft, operations, conversation, table: facts.table, ...beside }
    const answer = await examined(kitchen, edit, caller)
    if (answer.isByTable && !isByTable) act({ tool: 'context', text: texts.byChips })
    isByTable ||= answer.isByTable === true
    // What a chef changes is not changed by hand.
    const { byHand: _, ...made } = answer.draft ?? {}
    return { ...answer, draft: answer.draft && !draft.byHand ? (made as Draft) : answer.draft }
  }
  let standing: Draft | null = null
  let more: boolean | null = null
  let isByTable = false
  let actions = 0
  let offers = 0
  let work: ReturnType<Desk['work']> = 'none'

  const stand = (draft: Draft | null) => {
    standing = draft
    listener.onDraft(draft)
  }
  const act = (action: ChefAction) => {
    if (resultActions.has(action.tool)) work = 'told'
    actions += 1
    // What was done is cut at some length, what is unsafe is not.
    if (!action.tool.startsWith('unsafe') && actions > limits.chat.actions - limits.chat.unsafeWords) return
    listener.onAction(action)
  }
  const tries = () => void (work = work === 'told' ? work : 'tried')
  const standIf = (answer: DeskAnswer): DeskAnswer => {
    tries()
    if (answer.draft && answer.draft !== standing) stand(answer.draft)
    return answer
  }

  const inOrder = queue()

  const held = conversation.draft
  let withdrawn: Desk['withdrawn'] = null
  if (held) {
    const { draft, dangers, changes } = await edited(held, [])
    standing = draft
    withdrawn = draft ? null : { recipe: held, dangers }
    if (!draft) {
      listener.onDraft(null)
      act({ tool: 'unsafe', text: texts.takenBack(dangers[0] ?? '').slice(0, limits.chat.actionMax) })
    }
    const mended = changesText(changes, texts)
    if (draft && mended) {
      listener.onDraft(draft)
      act({ tool: 'edit_recipe', text: mended.slice(0, limits.chat.actionMax) })
    }
  }

  const offer = (shown: ChefOffer) => {
    offers += 1
    work = 'told'
    if (offers <= limits.chat.offers) listener.onOffer(shown)
  }

  const desk: Desk = {
    get facts() {
      return facts
    },
    tools,
    withdrawn,
    draft: () => standing,
    write: (recipe) => inOrder(async () => standIf(await edited(recipe, [], { before: standing }))),
    edit: (read) =>
      inOrder(async () => {
        tries()
        // What was taken back just now may be mended: it stands again once nobody must not have it.
        const given = standing ?? withdrawn?.recipe
        if (!given) return null
        const answer = await applyEdits(read, { given, standing }, edited)
        return typeof answer === 'string' ? answer : standIf(answer)
      }),
    earlier,
    restore: (number) =>
      inOrder(async () => {
        const draft = earlier[number - 1]
        return draft ? standIf(await edited(draft, [])) : null
      }),
    fromLibrary: (request, take) =>
      inOrder(async () => {
        const messages = [{ role: 'user' as const, content: request }]
        const table = facts.table ? conditionsFirst(facts.table) : undefined
        const { draft } = await kitchen.understand({ messages, language, table }, caller)
        if (!draft) return null
        const answer = await edited(draft, [], { before: null })
        if (take && answer.draft) work = 'told'
        return take ? standIf(answer) : answer
      }),
    async answer(question) {
      const asked = { messages: [{ role: 'user' as const, content: question }], language }
      const { draft } = await kitchen.understand(asked, caller)
      return draft ? null : (await kitchen.reply(asked, caller)).message
    },
    act,
    picture,
    examine,
    work: () => work,
    memory,
    offer,
    takeOff(field, named) {
      const told = conversation.messages.filter(({ role }) => role === 'user').length
      const off = takenOff(facts.table ?? emptyTable, field, named, told)
      if (off.kind === 'asks') offer({ kind: 'chips', chips: [{ field, value: off.value, remove: true }] })
      if (off.kind !== 'off') return off.kind
      facts = { ...facts, table: off.table }
      if (field === 'allergens')
        act({ tool: 'take_off_table', text: texts.noAllergy(allergenWords[language][off.value as Allergen]) })
      work = 'told'
      return 'off'
    },
    end: (state) => void (more = state.more),
  }
  async function examine(text: string): Promise<string[]> {
    const table = tableOf(conversation, facts.table)
    const words = { text, draft: standing, table, isLed: true, language }
    const told = await withOrWithoutTalk(conversation, facts.table, (messages) =>
      kitchen.examineWords({ ...words, ...messages }, { userId: caller.userId }),
    ).catch(() => (facts.table?.allergens.length === 0 ? [] : [texts.unexamined]))
    return told.slice(0, limits.chat.unsafeWords).map((each) => each.slice(0, limits.chat.actionMax))
  }

  return {
    desk,
    result: () => ({ isLed: more !== null, draft: standing, table: facts.table, more: more === true }),
  }
}

/** The table as if it had been set by hand before anything was said: what is found is made for who eats. */
function conditionsFirst(table: ChatTable): ChatTable {
  const set = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, by: 'hand' as const, at: 0 }))
  return {
    ...table,
    servings: table.servings && { ...table.servings, by: 'hand', at: 0 },
    minutes: table.minutes && { ...table.minutes, by: 'hand', at: 0 },
    diets: set(table.diets),
    // New dishes do without what is only possible, too.
    allergens: set(table.allergens.map(({ doubtful: _doubtful, ...entry }) => entry)),
    with: [],
    without: set(table.without),
    equipment: set(table.equipment),
    eaters: set(table.eaters),
  }
}

/** Actions that say what came of writing. */
const resultActions: ReadonlySet<string> = new Set(['write_recipe', 'edit_recipe', 'restore_draft', 'unsafe'])

interface Examining extends Beside {
  draft: SentDraft
  operations: readonly DraftOperation[]
  conversation: Conversation
  /** As understood; null where that failed. */
  table: ChatTable | null
}

const tableOf = ({ table: byHand }: Conversation, understood: ChatTable | null): ChatTable =>
  understood ?? byHand ?? emptyTable

const isOverload = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'chef unavailable' || error.code === 'too many requests')

/**
 * For those who eat as they are at the table, and as the conversation tells of them. A talk that the kitchen cannot read in time
 * leaves the table, which holds what was read before.
 */
async function withOrWithoutTalk<Answer>(
  { messages }: Conversation,
  table: ChatTable | null,
  ask: (talk: { messages?: ChatMessage[] }) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await ask({ messages: [...messages] })
  } catch (error) {
    if (!isOverload(error) || !table || signal?.aborted) throw error
    return ask({})
  }
}

/** A draft after operations, for those who eat. */
export async function examined(
  kitchen: ChefKitchen,
  { conversation, table, ...given }: Examining,
  caller: Caller,
): Promise<DeskAnswer & { isByTable?: boolean }> {
  const { language } = conversation
  const edit = { ...given, table: tableOf(conversation, table), isLed: true, language }
  return withOrWithoutTalk(
    conversation,
    table,
    async (talk) =>
      talk.messages
        ? kitchen.editDraft({ ...edit, ...talk }, caller)
        : // Without the talk it is a short job, also for somebody who pauses because of it.
          { ...(await kitchen.editDraft(edit, { signal: caller.signal })), isByTable: true },
    caller.signal,
  )
}
