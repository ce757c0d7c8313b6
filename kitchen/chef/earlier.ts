import { dishOf } from '../library/dish-of.ts'
import type { Draft } from '../library/edit/index.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import type { Understood } from '../understand/understood.ts'
import { pointedBack } from './ideas.ts'
import { recipesOf } from './named-recipes.ts'
import type { Move, State } from './next-moves.ts'

/** A recipe that stood, as it was then, and what it was wished for by. */
export interface Earlier {
  draft: Draft
  wishes: Wishes
}

/** A conversation up to its last turn. */
interface Talk {
  state: State
  known: Understood
  earlier: readonly Earlier[]
}

/** So many are remembered; nobody points back further. */
const most = 12

const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

/** What has stood up to the last turn. */
export function pastOf({ state: { draft }, known: { wishes }, earlier }: Talk): Earlier[] {
  const last = earlier.at(-1)
  if (draft === null || (last && isSame(last.draft, draft))) return [...earlier]
  return [...earlier, { draft, wishes }].slice(-most)
}

/** The recipes of these, each once, without the one that stands. */
export const basesOf = (earlier: readonly Earlier[], draft: Draft | null = null): string[] =>
  [...new Set(earlier.map((each) => each.draft.base))].filter((base) => base !== draft?.base)

/** The latest form of each recipe, in the order in which they first stood. */
function recipesIn(past: readonly Earlier[]): Earlier[] {
  const latest = new Map<string, Earlier>()
  for (const each of past) latest.set(each.draft.base, each)
  return [...latest.values()]
}

/** What stood before and is to stand again: it was pointed back at, or its dish is named anew; null where neither is so. */
export function goneBackTo(talk: Talk, read: Understood, content: string): Earlier | null {
  const { draft } = talk.state
  const { wishes, before } = read
  if (draft === null || read.mood === 'question') return null
  const past = pastOf(talk).filter((each) => !isSame(each.draft, draft))
  const others = recipesIn(past).filter((each) => each.draft.base !== draft.base)
  const isNewName = wishes.dish !== null && wishes.dish !== before?.dish
  const own = isNewName ? recipesOf(wishes.dish).own : []
  const named = others.findLast((each) => own.includes(each.draft.base))
  if (named) return named
  const pointed = pointedBack(content, wishes.language)
  if (pointed === null) return null
  return (pointed >= 0 ? others[pointed] : past.at(-1)) ?? null
}

/** What is not wanted: as it was then where the same recipe stands again, with what the last turn adds to it. */
function unwantedThen(
  then: Wishes,
  now: Wishes,
  before: Wishes | null,
): Pick<Wishes, 'excludedIds' | 'excludedGroups'> {
  const isKept = (had: readonly string[] | undefined, bodily: readonly string[], id: string) =>
    had?.includes(id) !== true || bodily.includes(id)
  const bodily = [...now.allergyIds, ...now.forbiddenIds]
  const ids = now.excludedIds.filter((id) => isKept(before?.excludedIds, bodily, id))
  const groups = now.excludedGroups.filter((id) => isKept(before?.excludedGroups, now.allergyGroups, id))
  return {
    excludedIds: [...new Set([...then.excludedIds, ...ids])],
    excludedGroups: [...new Set([...then.excludedGroups, ...groups])],
  }
}

/** What was wished for then, with what the last turn adds; who eats and what they must not have is as it is now. */
export function asWished(
  { draft, wishes: then }: Earlier,
  read: Understood,
  standing: Draft | null,
): Understood {
  const { wishes: now, before } = read
  const { excludedIds, excludedGroups } =
    draft.base === standing?.base ? unwantedThen(then, now, before) : now
  const had = before?.wanted.map(({ id }) => id) ?? []
  const fresh = now.wanted.filter(
    ({ id }) => !had.includes(id) && !then.wanted.some((each) => each.id === id),
  )
  const { dishType, dish, unknown, cuisine, occasion, wantedGroups, refusedDishes, ofVegetables, another } =
    then
  const settled = dishOf(draft.base)?.id ?? null
  return {
    ...read,
    mood: 'wish',
    wishes: {
      ...now,
      dishType,
      dish,
      unknown,
      cuisine,
      occasion,
      wantedGroups,
      refusedDishes,
      ofVegetables,
      another,
      excludedIds,
      excludedGroups,
      settled,
      wanted: [...then.wanted, ...fresh].filter(({ id }) => !excludedIds.includes(id)),
    },
  }
}

/** It is told which recipe stands again, and what became of it since. */
export function broughtBack(draft: Draft, moves: readonly Move[]): Move[] {
  const done = draft.operations.filter(({ op }) => op === 'swap' || op === 'leaveOut' || op === 'add')
  const rest = moves.filter(({ move }) => move !== 'edit' && move !== 'same' && move !== 'propose')
  return [{ move: 'propose', draft, done, missing: [], late: 0, unmet: [], isOther: false }, ...rest]
}
