import type { TurnAim } from '#kitchen/draft'
import type * as z from 'zod/mini'
import type { ChatTable, TableField } from '#shared/contract/chat-table.ts'
import type { ChefAction, ChefOffer } from '#shared/contract/chef-answer.ts'
import type {
  Draft,
  DraftChange,
  DraftOperation,
  RefusedDraftOperation,
  SentDraft,
} from '#shared/contract/draft.ts'
import type { Measures } from '#shared/constants/measures.ts'
import type { SeasonRegion } from '#shared/constants/season-regions.ts'
import type { Patch } from './patch.ts'

/** Somebody who eats, without a name. */
export interface EaterFacts {
  isChild: boolean
  allergens: readonly string[]
  diets: readonly string[]
  dislikes: readonly string[]
}

/** What a chef knows of the day and the table before anybody says a word. */
export interface TurnFacts {
  /** As YYYY-MM-DD. */
  today: string
  /** Null where nobody has told. */
  region: SeasonRegion | null
  measures: Measures
  eaters: readonly EaterFacts[]
  /** What the kitchen has or lacks, and the minutes there are on such a day; null without a limit. */
  equipment: readonly string[]
  minutes: number | null
  /** What was set by hand or read from the messages, the last one too; null where that failed. */
  table: ChatTable | null
  /** What the last message is about. */
  aim: TurnAim
}

/** Something to look up with the rights of the member. */
export interface ChefTool {
  name: string
  /** For the model. */
  description: string
  input: z.core.$ZodType
  /** Throws the code of the call that was refused. */
  run: (input: never) => Promise<unknown>
}

/** A recipe that was written or changed: it stands, or it does not and `dangers` say why. */
export interface DeskAnswer {
  /** Its words were written anew, which are no changes of lines. */
  isRewritten?: boolean
  /** Steps (counted from one) or other texts still speak of an item that has left the list: it was left as it was. */
  stillNamed?: readonly { item: string; place: number | 'title' | 'taste' | 'plating' }[]
  draft: Draft | null
  dangers: readonly string[]
  changes: readonly DraftChange[]
  refused: readonly RefusedDraftOperation[]
}

/** What is to be other in the recipe that stands: all of it or nothing. */
export interface Edits {
  /** The recipe with other words and lines, which comes first. */
  patch: Patch | null
  operations: readonly DraftOperation[]
}

/** What the oldest messages of a talk came to, for a model whose window it has outgrown. */
export interface TalkSummary {
  /** So many messages. */
  count: number
  text: string
  /** A digest of these messages. */
  of: string
}

/** What a chef that leads the talk works with in one turn. Everything that it writes goes through the kitchen first. */
export interface Desk {
  readonly facts: TurnFacts
  tools: readonly ChefTool[]
  /** The recipe that stands. */
  draft: () => Draft | null
  /** One that stood and does not any more, since the last message, and why. */
  withdrawn: { recipe: SentDraft; dangers: readonly string[] } | null
  /** A whole recipe, which stands from now on if those who eat may have it. */
  write: (recipe: SentDraft) => Promise<DeskAnswer>
  /** Of the one that stands, or that was taken back just now. Null where there is none; a text says why nothing of it can be read. */
  edit: (read: (draft: Draft | SentDraft) => Edits | string) => Promise<DeskAnswer | string | null>
  /** Recipes that stood in this talk before, oldest first. */
  earlier: readonly SentDraft[]
  /** One of these, counted from one, which stands again if those who eat may have it; null for none. */
  restore: (number: number) => Promise<DeskAnswer | null>
  /** A recipe of the library for a request in words, null for none; with `take` it stands from now on. */
  fromLibrary: (request: string, take: boolean) => Promise<DeskAnswer | null>
  /** What the kitchen knows about a question; null where it would propose a dish instead. */
  answer: (question: string) => Promise<string | null>
  /** What words recommend that somebody who eats must not have, as sentences for the member; never throws. */
  examine: (text: string) => Promise<string[]>
  /**
   * Takes off the table what was read there, since the guest took it back or never meant it. `asks`: an allergy, an illness
   * or somebody who needs care, for which the guest gets a button.
   */
  takeOff: (field: TableField, value: string | number) => 'off' | 'asks' | 'absent'
  /** Whether nothing was written in this turn, something was tried, or the member is told of what came of it. */
  work: () => 'none' | 'tried' | 'told'
  act: (action: ChefAction) => void
  /** A picture of the talk as JPEG; null for one that is gone. */
  picture: (name: string) => Promise<Uint8Array | null>
  /** What is kept of the oldest messages; null for a talk that is not stored. */
  memory: { summary: TalkSummary | null; keep: (summary: TalkSummary) => void } | null
  offer: (offer: ChefOffer) => void
  /** Called once the turn is whole: the recipe on the desk is the one that stands. */
  end: (state: { more: boolean }) => void
}
