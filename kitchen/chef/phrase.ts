import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { sentence } from '../library/steps/planned-step.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { lazily } from '../lexicon/lazily.ts'
import type { Change, Operation } from '../library/edit/index.ts'
import { entryById } from '../library/index.ts'
import { partOf } from '../library/planned.ts'
import { listName } from '../render/grammar/noun.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { spoken } from '../render/spoken.ts'
import { timeInWords } from '../render/words.ts'
import type { Phrase } from '../library/steps/phrase.ts'
import type { Move } from './next-moves.ts'
import type { CheckedDraft } from './standing.ts'

/** The sentences of one language: "key = text", with places of foods as in recipes. */
function sentencesIn(language: Language): Map<string, string> {
  const file = readFileSync(new URL(`phrases/${language}.txt`, import.meta.url), 'utf8')
  return new Map(
    file
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [key = '', text] = line.split(' = ')
        if (!text) throw new Error(`phrases/${language}.txt: "${line}" says nothing`)
        return [key, text]
      }),
  )
}

/** Every sentence in the four languages; none may be missing in one. */
export const phrases = lazily((): ReadonlyMap<string, Phrase> => {
  const [en, fr, es, de] = languages.map(sentencesIn)
  if (!en || !fr || !es || !de) throw new Error('a language is missing')
  const keys = new Set([en, fr, es, de].flatMap((each) => [...each.keys()]))
  return new Map(
    [...keys].map((key) => {
      const of = (texts: ReadonlyMap<string, string>) => {
        const text = texts.get(key)
        if (text === undefined) throw new Error(`phrases: "${key}" is missing in a language`)
        return text
      }
      return [key, { en: of(en), fr: of(fr), es: of(es), de: of(de) }]
    }),
  )
})

interface Words {
  food?: readonly string[]
  by?: readonly string[]
  values?: Readonly<Record<string, string | number>>
}

/** How a line would name it, in the plural where it is counted. */
const named = (id: string) => {
  const food = findIngredientById(id)
  if (!food) return []
  const plain = {
    scales: true,
    cut: null,
    state: null,
    role: 'base',
    mayGo: false,
    swaps: [],
    heading: null,
    note: null,
  } as const
  return [partOf({ food: id, amount: food.countable ? 2 : 1, unit: null, ...plain })]
}

function say(key: string, language: Language, { food = [], by = [], values = {} }: Words = {}): string {
  const text = phrases().get(key)
  if (!text) throw new Error(`phrases: nobody says "${key}"`)
  const lists: Record<string, readonly string[]> = { food, by }
  const filled = Object.entries(values).reduce(
    (now, [name, value]) => now.replace(`{${name}}`, String(value)),
    text[language],
  )
  const said = sentence({ ...text, en: language === 'en' ? filled : text.en, [language]: filled }, (name) =>
    (lists[name] ?? []).flatMap(named),
  )
  return plainApostrophes(spoken(said, language))
}

/** Part of a sentence, in small letters. */
function part(key: string, language: Language, words: Words): string {
  const said = say(key, language, words)
  return said.charAt(0).toLocaleLowerCase(language) + said.slice(1)
}

/** In a sentence flour is flour: where both are called alike, they have their names of the list. */
function ofSwap(language: Language, { food, by }: { food: string; by: string }): string {
  const nameOf = (id: string) => named(id).map((each) => listName(each, language))[0] ?? ''
  const bare = (id: string) => say('bare', language, { food: [id] })
  return bare(food) === bare(by)
    ? part('instead.named', language, { values: { food: nameOf(food), by: nameOf(by) } })
    : part('instead', language, { food: [food], by: [by] })
}

type Measured = { amount: number | null; unit: string | null }

const isMore = (before: Measured, after: Measured) =>
  before.unit === after.unit && (after.amount ?? 0) > (before.amount ?? 0)

/** A dish that is served beside it, by its name. */
const withSide = (recipe: string, language: Language): string[] =>
  [entryById(recipe)?.names[language] ?? []]
    .flat()
    .map((name) => part('side', language, { values: { name } }))

/** What is other about the foods, as parts of one sentence. */
function ofFoods(change: Change, language: Language): string[] {
  switch (change.kind) {
    case 'instead':
      return [ofSwap(language, change)]
    case 'out':
    case 'in':
      return [part(change.kind, language, { food: [change.food] })]
    case 'side':
      return withSide(change.recipe, language)
    case 'amount':
      return [part(isMore(change.before, change.after) ? 'more' : 'less', language, { food: [change.food] })]
    default:
      return []
  }
}

function ofDone(operation: Operation, language: Language): string[] {
  if (operation.op === 'swap') return [ofSwap(language, operation)]
  if (operation.op === 'leaveOut') return [part('out', language, { food: [operation.food] })]
  if (operation.op === 'amount')
    return [part(operation.factor > 1 ? 'more' : 'less', language, { food: [operation.food] })]
  if (operation.op === 'side') return withSide(operation.recipe, language)
  return operation.op === 'add' ? [part('in', language, { food: [operation.food] })] : []
}

const listed = (key: 'done' | 'adapted', list: readonly string[], language: Language): string[] =>
  list.length > 0 ? [say(key, language, { values: { list: list.join(', ') } })] : []

function ofChanges(changes: readonly Change[], language: Language): string[] {
  const others = changes.flatMap((change) => {
    if (change.kind === 'servings') return [say('servings', language, { values: { n: change.after } })]
    return change.kind === 'way' ? [say(`way.${change.after ?? 'asWritten'}`, language)] : []
  })
  return [
    ...listed(
      'done',
      changes.flatMap((change) => ofFoods(change, language)),
      language,
    ),
    ...others,
  ]
}

/** What a guest would name of a dish: neither what seasons it nor what is in every kitchen. */
const tellingFoods = ({ edit: { applied } }: CheckedDraft): string[] =>
  applied.recipe.lines
    .filter(({ role, amount, food }) => {
      const category = findIngredientById(food)?.category
      const isUsual = category === 'fat' || category === 'baking' || category === 'stock'
      return (role === 'main' || role === 'base') && amount !== null && !isUsual
    })
    .toSorted((a, b) => Number(b.role === 'main') - Number(a.role === 'main'))
    .slice(0, 5)
    .map(({ food }) => food)

const foodOf = (operation: Operation): string[] => ('food' in operation ? [operation.food] : [])

/** One move in words; the recipe that stands is named by its title. */
function ofMove(move: Move, language: Language, now: CheckedDraft | null): string[] {
  switch (move.move) {
    case 'propose': {
      if (!now) return []
      const { title, servings, prepMinutes, cookMinutes } = now.recipe
      const values = { title, n: servings, time: timeInWords(prepMinutes + cookMinutes, language) }
      return [
        say(move.isOther ? 'proposeOther' : 'propose', language, { values, food: tellingFoods(now) }),
        ...listed(
          'adapted',
          move.done.flatMap((operation) => ofDone(operation, language)),
          language,
        ),
        ...(move.missing.length > 0 ? [say('missing', language, { food: move.missing })] : []),
        ...move.unmet.map((key) => say(key, language)),
        ...(move.late > 0 ? [say('latePropose', language, { values: { late: move.late } })] : []),
      ]
    }
    case 'edit':
      return ofChanges(move.changes, language)
    case 'ideas':
      return [say('ideas', language, { values: { list: move.titles.join('; ') } })]
    case 'refused':
      return [
        say(`refused.${move.refusal.reason.replace(' ', '-')}`, language, {
          food: foodOf(move.refusal.operation),
        }),
      ]
    case 'missing':
    case 'absent':
    case 'stays':
      return move.foods.length > 0 ? [say(move.move, language, { food: move.foods })] : []
    case 'offer':
      return move.operations.flatMap((operation) =>
        operation.op === 'swap'
          ? [say('offer', language, { food: [operation.food], by: [operation.by] })]
          : [],
      )
    case 'offerOther':
      return [say('offerOther', language, { values: { title: move.title } })]
    case 'present':
      return now
        ? [say('present', language, { values: { title: now.recipe.title, n: now.recipe.servings } })]
        : []
    case 'late':
      return [say('late', language, { values: { minutes: move.minutes } })]
    case 'ask':
      return [say('askDish', language)]
    case 'answer':
    case 'unheard':
    case 'warn':
    case 'refuse':
      return [move.text]
    default:
      return [say(move.move, language)]
  }
}

/** What is said of a turn: what happened, each once, and no more. */
export const phrased = (moves: readonly Move[], language: Language, now: CheckedDraft | null): string =>
  [...new Set(moves.flatMap((move) => ofMove(move, language, now)))].filter(Boolean).join(' ')
