import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { DraftOperation, SentDraft } from '#shared/contract/draft.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { settle } from '../safety/settle.ts'
import type { Message } from '../understand/understand.ts'
import { eatingAt } from './eating.ts'
import { editedFreeDraft } from './edit-free.ts'
import { editedLibraryDraft, type EditedDraft } from './edit-library.ts'
import { stillNamed, type StillNamed } from './still-named.ts'

export interface DraftEdit {
  draft: SentDraft
  /** `line` counts in the draft as it was sent. */
  operations: readonly DraftOperation[]
  /** Who eats. */
  table: ChatTable
  /** The conversation that it stands in. */
  messages?: readonly Message[]
  /** A model leads that. */
  isLed?: boolean | undefined
  /** Of the reader. The recipe stays in its own. */
  language: Language
  /** Steps, counted from zero, that the same change tells anew: they follow no other number of guests. */
  toldAnew?: readonly number[]
  /** Items that have left the list of a recipe whose words somebody has changed. */
  gone?: readonly string[]
  /**
   * What stood before, where the draft is the new one: null for nothing. What is only in doubt may stay in what stood, and
   * comes into nothing new.
   */
  before?: Pick<SentDraft, keyof RecipeStructure> | null
}

/** `stillNamed` says where the recipe speaks of what has left its list. */
export type ExaminedDraft = EditedDraft & { stillNamed?: StillNamed[] }

/** Whether a recipe has, or may have, an allergen in it. */
const holds = (recipe: DraftEdit['before'], allergen: Allergen): boolean =>
  recipe != null &&
  settle({ recipe, eaters: { allergens: [allergen] } }).verdict.findings.some(
    (each) => each.allergen === allergen && each.for === 'eaters',
  )

/**
 * As much of the operations as can be done, in order; what cannot is refused with a reason and changes nothing. What a
 * draft with a base says is not believed but made again, and so are the labels of every other.
 */
export function editDraft({
  draft,
  operations,
  table,
  messages = [],
  isLed,
  language,
  toldAnew,
  gone = [],
  before = draft,
}: DraftEdit): ExaminedDraft {
  const eating = eatingAt(table, { messages, isLed, language: draft.language, spoken: language })
  const atTable = { ...eating, doubtful: eating.doubtful.filter((each) => !holds(before, each)) }
  const edited =
    editedLibraryDraft(draft, operations, atTable) ??
    // A base that the library no longer has, or that does not bear what was done to it.
    editedFreeDraft(draft, operations, atTable, toldAnew)
  const named = edited.draft ? stillNamed(edited.draft, gone) : []
  return named.length > 0 ? { ...edited, stillNamed: named } : edited
}
