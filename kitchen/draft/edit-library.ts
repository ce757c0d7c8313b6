import type {
  Draft,
  DraftOperation,
  EditReason,
  RefusedDraftOperation,
  SentDraft,
} from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import { dangersIn, standing, type CheckedDraft } from '../chef/standing.ts'
import {
  changesBetween,
  edited,
  originOf,
  type Draft as LibraryDraft,
  type Edited,
  type Operation,
  type RefusedOperation,
} from '../library/edit/index.ts'
import { mayEatOf, noConditions } from '../library/find/conditions.ts'
import { madeToFit } from '../library/find/made-to-fit.ts'
import { renderedRecipe } from '../library/index.ts'
import { printedRecipe } from '../render/print.ts'
import { settle } from '../safety/settle.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import type { AtTable } from './eating.ts'
import { libraryOperations } from './library-operation.ts'
import { draftOnWire } from './on-wire.ts'
import { shownChanges, type Lined } from './shown-changes.ts'

export interface EditedDraft {
  draft: Draft | null
  changes: ReturnType<typeof shownChanges>
  refused: RefusedDraftOperation[]
  /** Why those who eat must not have it, where it stands no longer. */
  dangers: string[]
}

const foodsOf = ({ applied }: Edited) => applied.recipe.lines.map(({ food }) => food)

/** The recipe in words, whoever may eat it. */
const writtenOf = ({ applied: { recipe, servings } }: Edited, { language }: AtTable) =>
  printedRecipe(renderedRecipe(recipe, language, { servings }))

/** What stands now in the line that had a food before. */
function followed(food: string, before: Edited, after: Edited): string | null {
  const foods = foodsOf(after)
  if (foods.includes(food)) return food
  const origin = originOf(before.applied, food)
  return foods.find((each) => originOf(after.applied, each) === origin) ?? null
}

/** Why those who eat must not have it: what the safety check finds, and the dangers that have a name. */
function dangersOf(edit: Edited, atTable: AtTable): string[] {
  const { guests: eaters, spoken } = atTable
  const recipe = writtenOf(edit, atTable)
  const { findings } = settle({ recipe, eaters, isRendered: true, spoken }).verdict
  const grave = [...findings.filter(({ severity }) => severity === 'dangerous'), ...unconfirmed(findings)]
  const diets = findings.filter(({ code }) => code === 'forbidden-diet')
  const sentences = [...grave, ...diets].map(({ sentence }) => sentence)
  return [...new Set([...sentences, ...dangersIn(edit.draft, { ...atTable, language: spoken })])].slice(0, 5)
}

/** The draft as those who eat may have it, by swaps and by leaving out; null where it would be another dish. */
function fitted(draft: LibraryDraft, atTable: AtTable): CheckedDraft | null {
  const asItIs = standing(draft, atTable)
  if (asItIs) return asItIs
  const { conditions } = atTable
  const made = madeToFit(draft, { ...conditions, minutes: null, with: [] })
  if (!made || made.stays.length + made.breaks.length > 0) return null
  const next = edited(made.draft, made.offers)
  return next?.refused.length === 0 ? standing(next.draft, atTable) : null
}

function offered(
  { offer }: Pick<RefusedOperation, 'offer'>,
  foods: readonly string[],
): DraftOperation | null {
  if (offer?.op !== 'swap') return null
  const line = foods.indexOf(offer.food)
  return line < 0 ? null : { op: 'swap', line, food: offer.by }
}

interface Refusal {
  operation: DraftOperation
  reason: EditReason
  sentences: string[]
  by: RefusedOperation | null
}

const refusal = (operation: DraftOperation, reason: EditReason, sentences: string[] = []): Refusal => ({
  operation,
  reason,
  sentences,
  by: null,
})

/** A draft of which it is known whether it may stand, or not yet. */
interface Now {
  edit: Edited
  checked: CheckedDraft | null
}

/** What came in and may be what somebody cannot have, though nobody is sure of that. */
const isDoubted = (before: Edited, after: Edited, { doubtful, conditions }: AtTable): boolean => {
  const mayEat = mayEatOf({ ...noConditions, allergens: doubtful, without: conditions.without })
  const had = foodsOf(before)
  return doubtful.length > 0 && foodsOf(after).some((food) => !had.includes(food) && !mayEat(food))
}

/** One operation; what is refused leaves the draft as it was, and so does, where it is guarded, what may not stand. */
function withOne(
  { edit: now, checked: before }: Now,
  operation: DraftOperation,
  food: string | null,
  { atTable, isGuarded }: { atTable: AtTable; isGuarded: boolean },
): Now | { refused: Refusal } {
  const asked = libraryOperations(now, operation, food, atTable.language)
  if (typeof asked === 'string') return { refused: refusal(operation, asked) }
  const next = asked.length > 0 ? edited(now.draft, asked) : now
  if (!next) return { refused: refusal(operation, 'no base') }
  const [first] = next.refused
  if (first) return { refused: { ...refusal(operation, first.reason), by: first } }
  if (next.draft.operations.length > limits.recipe.operationsMax)
    return { refused: refusal(operation, 'too much') }
  if (isDoubted(now, next, atTable)) return { refused: refusal(operation, 'unsafe') }
  const checked = next === now ? before : isGuarded ? standing(next.draft, atTable) : null
  if (isGuarded && !checked) return { refused: refusal(operation, 'unsafe', dangersOf(next, atTable)) }
  return { edit: { ...next, refused: [] }, checked }
}

/** The foods of the lines that a draft was sent with, as far as they are still those of its recipe. */
function foodsSent({ ingredients }: SentDraft, start: Edited, atTable: AtTable) {
  const foods = foodsOf(start)
  const shown = writtenOf(start, atTable).ingredients
  // The library may have changed since: a line is known by what it says.
  return ingredients.map(({ item }, place) => {
    const at = shown[place]?.item === item ? place : shown.findIndex((each) => each.item === item)
    return foods[at] ?? null
  })
}

/**
 * A draft of the library after operations by hand. One that those who eat must not have is made to fit first; where that
 * cannot be, the operations may do it, and else it stands no longer. Null where no recipe of the library is its base.
 */
export function editedLibraryDraft(
  sent: SentDraft,
  operations: readonly DraftOperation[],
  given: AtTable,
): EditedDraft | null {
  if (!sent.base) return null
  const { recipe: base, operations: done } = sent.base
  const start = edited({ base, operations: done as readonly Operation[] }, [])
  if (!start) return null
  // Between starter and main the conversation has decided.
  const atTable = { ...given, wishes: { ...given.wishes, dishType: sent.dishType } }
  const first = fitted(start.draft, atTable)
  const isGuarded = first !== null
  let now: Now = { edit: first?.edit ?? start, checked: first }
  let places = foodsSent(sent, start, atTable).map((food) => food && followed(food, start, now.edit))
  const refusals: Refusal[] = []
  for (const operation of operations) {
    const food = 'line' in operation ? (places[operation.line] ?? null) : null
    const result = withOne(now, operation, food, { atTable, isGuarded })
    if ('refused' in result) {
      refusals.push(result.refused)
      continue
    }
    const { edit: before } = now
    now = result
    places = places.map((each) => each && followed(each, before, result.edit))
  }
  const last = now.checked ?? standing(now.edit.draft, atTable)
  const foods = foodsOf(now.edit)
  const refused = refusals.map(({ by, ...each }) => ({ ...each, offer: by && offered(by, foods) }))
  if (!last) {
    const sentences = dangersOf(now.edit, atTable)
    return {
      draft: null,
      changes: [],
      refused: operations.map((operation) => ({ operation, reason: 'unsafe', sentences, offer: null })),
      dangers: sentences,
    }
  }
  const linedOf = (edit: Edited): Lined => ({ recipe: writtenOf(edit, atTable), foods: foodsOf(edit) })
  const found = changesBetween(start.applied, now.edit.applied)
  const changes = shownChanges(found, linedOf(start), linedOf(now.edit))
  const isByHand = sent.byHand === true || changes.length > 0
  return { draft: draftOnWire(last, atTable, isByHand), changes, refused, dangers: [] }
}
