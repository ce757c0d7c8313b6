import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { understand, type Message, type Reading } from '../understand/understand.ts'
import { handEdits } from './table.ts'

interface Conversation {
  messages: readonly Message[]
  language: Language
  table?: ChatTable | undefined
}

/** What is understood of a conversation and of the table beside it; what was set by hand wins. */
export function readConversation({ messages, language, table }: Conversation): Reading {
  const turns = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '').length
  return understand({ messages, language }, table ? handEdits(table, turns, language) : undefined)
}
