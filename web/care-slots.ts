import { createContext, use, type ReactNode } from 'react'
import type { ThingKind } from '#shared/contract/care.ts'

/** Something that a member wrote or shows to others. */
export interface Written {
  kind: ThingKind
  id: string
  authorId: string | null
  /** As readers know them. */
  author: string
  /** Just hidden from this reader, who may be about to be thanked for the report that did it. */
  isGone?: boolean
}

/** What readers can do about what others write; handed down by the page to whatever shows it. */
export interface CareSlots {
  /** A menu: report it, mute its author. */
  deeds: (written: Written) => ReactNode
  /** A button that reports it. */
  report: (written: Written) => ReactNode
  /** Words, folded away when the reader has muted who wrote them. */
  fold: (authorId: string | null, words: ReactNode) => ReactNode
}

/** Where no page hands anything down, there is nothing to do about it. */
export const CareSlotsContext = createContext<CareSlots>({
  deeds: () => null,
  report: () => null,
  fold: (_, words) => words,
})

export const useCareSlots = (): CareSlots => use(CareSlotsContext)
