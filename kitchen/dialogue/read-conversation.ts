import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { understand, type Message, type Reading } from '../understand/understand.ts'
import { handEdits } from './table.ts'

interface Conversation {
  messages: readonly Message[]
  language: Language
  table?: ChatTable | undefined
}

/** What is understood of a conversation and of the table beside it. */
export function readConversation({ messages, language, table }: Conversation): Reading {
  if (!table) return understand({ messages, language })
  const turns = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '').length
  return understand({ messages, language }, handEdits(table, turns, language))
}
