import { createContext, use, type ReactNode } from 'react'
import type { ReportableKind } from '#shared/contract/moderation.ts'

/** Content of a user that others can report. */
export interface UserContent {
  kind: ReportableKind
  id: string
  authorId: string | null
  /** The displayed name. */
  author: string
  /** Hidden by this reader's own report, whose dialog is still open. */
  isGone?: boolean
}

/** What readers can do about content of others. Provided by the page, because features must not import moderation. */
export interface ContentActions {
  /** A menu: report the content, mute its author. */
  menu: (content: UserContent) => ReactNode
  /** A button to report the content. */
  reportButton: (content: UserContent) => ReactNode
  /** Collapses `text` if the reader has muted its author. */
  collapseMuted: (authorId: string | null, text: ReactNode) => ReactNode
}

/** Without a provider there are no actions. */
export const ContentActionsContext = createContext<ContentActions>({
  menu: () => null,
  reportButton: () => null,
  collapseMuted: (_, text) => text,
})

export const useContentActions = (): ContentActions => use(ContentActionsContext)
