import { fold } from '../lexicon/fold.ts'
import { edited, type Draft } from '../library/edit/index.ts'
import { renderedRecipe } from '../library/index.ts'
import type { Language } from '#shared/constants/languages.ts'
import { spansOf } from '../understand/mentions.ts'
import { pastOf, type Earlier } from './earlier.ts'
import { talkWordsIn, wordsIn, type TalkWord } from './ideas.ts'
import type { State } from './next-moves.ts'
import type { Understood } from '../understand/understood.ts'

/** What a turn says beside its words about which dish it is to be. */
export interface LaterTurn {
  /** The turn without them; empty where it says nothing else. */
  content: string
  /** What stood before and is wanted again. */
  back: Earlier | null
  /** What was offered is not wanted. */
  isDeclined: boolean
}

interface Talk {
  state: State
  known: Understood
  earlier: readonly Earlier[]
}

/** The words by which people call a dish: those of its title, but not its little words. */
function namesOf(draft: Draft, language: Language): ReadonlySet<string> {
  const edit = edited(draft, [])
  if (!edit) return new Set()
  const { recipe, servings } = edit.applied
  const words = wordsIn(renderedRecipe(recipe, language, { servings }).title)
  return new Set(words.filter((word) => word.length > 2 && !isLittle(word)))
}

const isLittle = (word: string): boolean =>
  /^(?:and|the|with|con|mit|und|aux?|les|des|del|las|los|con)$/.test(word)

/** How many of the words of a dish somebody says; an ending more or less is no other word. */
const saidOf = (names: ReadonlySet<string>, words: readonly string[]): number =>
  [...names].filter((name) => words.some((word) => word === name || isInflected(word, name))).length

/** Whether all of a name is said. */
const ofAll = (names: ReadonlySet<string>, words: readonly string[]): boolean =>
  names.size > 1 && saidOf(names, words) === names.size

const isInflected = (a: string, b: string) =>
  Math.min(a.length, b.length) > 2 &&
  (a.startsWith(b) || b.startsWith(a)) &&
  Math.abs(a.length - b.length) <= 2

const clausesIn = (text: string): string[] => text.match(/[^,.;:!?…¡¿\n]+[,.;:!?…\n]*\s*/gu) ?? []

const heads = /(?<!\p{L})(?:for|pour|para|für)\s+(?:\d+|\p{L}+)/iu

/** The latest of the dishes that somebody may call by these words, by as many of them as possible. */
const calledBest = (past: readonly Earlier[], words: readonly string[], language: Language) =>
  past
    .map((each) => ({ each, said: saidOf(namesOf(each.draft, language), words) }))
    .reduce<{ each: Earlier; said: number } | null>(
      (top, next) => (next.said > 0 && next.said >= (top?.said ?? 0) ? next : top),
      null,
    )

/** So many words beside the name of the dish say nothing else. */
const mostBesides = 3

/**
 * Which dish it is to be, as a later turn says it: "no soup, we're having the pie", "Croissants? No!", "back to the pancakes". Those
 * words order nothing that is in the name of a dish, and are taken out before the rest is read.
 */
export function laterTurn(talk: Talk, content: string): LaterTurn {
  const { draft, offered } = talk.state
  const plain = { content, back: null, isDeclined: false }
  if (draft === null) return plain
  const { language } = talk.known.wishes
  const own = namesOf(draft, language)
  const others =
    offered === null || offered.base === draft.base ? new Set<string>() : namesOf(offered, language)
  const there = edited(draft, [])?.applied.recipe.lines.map(({ food }) => food) ?? []
  const past = pastOf(talk).filter((each) => JSON.stringify(each.draft) !== JSON.stringify(draft))
  let back: Earlier | null = null
  let isDeclined = false
  const clauses = clausesIn(content)
  const kept = clauses.map((clause, at): string => {
    const words = wordsIn(clause)
    const keys = talkWordsIn(clause, language)
    const has = (...wanted: TalkWord[]) => keys.some((each) => wanted.includes(each))
    const rest = keys.filter((each) => each === 'other').length
    const isNo = has('no')
    // "No, thank you" declines what was offered.
    if (isNo && rest === 0 && clauses.length > 1) {
      isDeclined = true
      return ''
    }
    // "What??", "hä?": nothing was asked.
    const isExclaimed = /\?\s*$/.test(clause) && rest === 0 && keys.length > 0
    if (isExclaimed && clauses.length > 1) return ''
    const foods = spansOf(fold(clause), language).flatMap(({ ingredientId: id }) => id ?? [])
    const isOfFood = foods.length > 0
    // "With chorizo again", of a stew that has lost it, orders something.
    const isAllThere = foods.every((id) => there.includes(id)) || ofAll(own, words)
    const [ofOwn, ofOther] = [saidOf(own, words), saidOf(others, words)]
    const isEcho = /\?\s*$/.test(clause) && clauses.length > 1 && rest <= Math.max(ofOwn, ofOther)
    // "Croissants? No."
    const next = talkWordsIn(clauses[at + 1] ?? '', language)
    const isRefusedNext = next.includes('no') && next.every((each) => each === 'no' || each === 'little')
    if (/\?\s*$/.test(clause) && rest === 1 && isRefusedNext) return ''
    const isOnly = rest <= Math.max(ofOwn, ofOther) + mostBesides
    if (
      isOnly &&
      ofOther > 0 &&
      ofOther >= ofOwn &&
      (isNo || isEcho) &&
      (!isOfFood || ofOther > 1 || isEcho)
    ) {
      isDeclined = true
      return ''
    }
    const isPointed = !isNo && has('back', 'ago', 'before', 'last')
    const best = isPointed ? calledBest(past, words, language) : null
    if (best && best.said > ofOwn && (best.each.draft.base !== draft.base || isOfFood)) {
      back = best.each
      return heads.exec(clause)?.[0] ?? ''
    }
    // "No croissants! Back to the pancakes."
    if (ofOwn > 0 && (isNo || isEcho) && isOnly && !isOfFood && past.length > 0 && at < clauses.length - 1)
      return ''
    const isStaying =
      !isNo &&
      ofOwn > ofOther &&
      isOnly &&
      ((isAllThere && (has('keep') || isPointed)) || (isDeclined && !isOfFood))
    if (isStaying) {
      isDeclined = true
      return heads.exec(clause)?.[0] ?? ''
    }
    return clause
  })
  return { content: kept.join('').trim(), back, isDeclined: isDeclined && offered !== null }
}
