import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { ModelReading } from '#shared/contract/model-reading.ts'
import type { Language } from '#shared/constants/languages.ts'
import { understand, type HandEdits, type Message, type Reading } from '../understand/understand.ts'
import { bothEdits, modelEdits } from './model-reading.ts'
import { handEdits } from './table.ts'

interface Conversation {
  messages: readonly Message[]
  language: Language
  table?: ChatTable | undefined
  /** What a model has understood; the rules read the conversation as well. */
  modelReading?: ModelReading | null | undefined
}

/** What is understood of a conversation and of the table beside it; what was set by hand wins. */
export function readConversation({ messages, language, table, modelReading }: Conversation): Reading {
  const turns = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '').length
  const edits: HandEdits[] = [
    ...(modelReading ? [modelEdits(modelReading, turns, language)] : []),
    ...(table ? [handEdits(table, turns, language)] : []),
  ]
  return understand({ messages, language }, edits.length > 0 ? edits.reduce(bothEdits) : undefined)
}
