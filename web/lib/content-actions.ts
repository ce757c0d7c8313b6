import { createContext, use, type ReactNode } from 'react'
import type { ReportableKind } from '#shared/contract/moderation.ts'

/** Content of a user that others can report. */
export interface UserContent {
  kind: ReportableKind
  id: string
  authorId: string | null
  /** The displayed name. */
  author: string
  /** Just hidden from this user, perhaps by their own report, whose dialog must stay mounted. */
  isGone?: boolean
}

/**
 * Reporting and muting. Recipes and forum cannot import them from moderation, which stands to their right; pages
 * provide them with `ModerationProviders`.
 */
export interface ContentActions {
  /** A menu: report the content, mute its author. */
  menu: (content: UserContent) => ReactNode
  /** A button that reports the content. */
  reportButton: (content: UserContent) => ReactNode
  /** What a function makes of another that opens the report, or of null where nothing can be reported. */
  reportable: (content: UserContent, render: (report: (() => void) | null) => ReactNode) => ReactNode
  /** The children, collapsed if the user has muted the author. */
  collapseMuted: (authorId: string | null, children: ReactNode) => ReactNode
}

/** Without a provider, for example for visitors, there are no actions. */
export const ContentActionsContext = createContext<ContentActions>({
  menu: () => null,
  reportButton: () => null,
  reportable: (_, render) => render(null),
  collapseMuted: (_, children) => children,
})

export const useContentActions = (): ContentActions => use(ContentActionsContext)
