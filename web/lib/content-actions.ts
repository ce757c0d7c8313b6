import { createContext, use, type ReactNode } from 'react'
import type { ReportableKind } from '#shared/contract/moderation.ts'

/** Something that a member wrote or shows to others. */
export interface UserContent {
  kind: ReportableKind
  id: string
  authorId: string | null
  /** As readers know them. */
  author: string
  /** Just hidden from this reader, who may be about to be thanked for the report that did it. */
  isGone?: boolean
}

/** What readers can do about what others write; handed down by the page to whatever shows it. */
export interface ContentActions {
  /** A menu: report it, mute its author. */
  menu: (written: UserContent) => ReactNode
  /** A button that reports it. */
  reportButton: (written: UserContent) => ReactNode
  /** Words, folded away when the reader has muted who wrote them. */
  collapseMuted: (authorId: string | null, words: ReactNode) => ReactNode
}

/** Where no page hands anything down, there is nothing to do about it. */
export const ContentActionsContext = createContext<ContentActions>({
  menu: () => null,
  reportButton: () => null,
  collapseMuted: (_, words) => words,
})

export const useContentActions = (): ContentActions => use(ContentActionsContext)
