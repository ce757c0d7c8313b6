import type { Language } from './constants/languages.ts'
import type { patterns } from './paths.ts'

/** The script files that a page needs besides those in the document. The build writes them for the server. */
export interface PagePreloads {
  pages: { [Page in keyof typeof patterns]?: string[] }
  /** What every page of a member needs. */
  member: string[]
  /** The words of the landing page for visitors; every other page needs all texts. */
  initialTexts: { [In in Language]?: string[] }
  allTexts: { [In in Language]?: string[] }
  /** The entry of pages that are complete without the app (`web/app/start-when-shown.ts`). */
  startWhenShown: string
}
