import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import {
  draft as draftSchema,
  type Draft,
  type DraftOperation,
  type SentDraft,
} from '#shared/contract/draft.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { allergens } from '#shared/words/allergens.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { chanceOf } from '../library/edit/test-operations.ts'
import { renderedRecipe } from '../library/index.ts'
import { applied } from '../library/edit/index.ts'
import { printedRecipe } from '../render/print.ts'
import { checkedDish } from '../safety/checked-dish.ts'
import { edit, libraryDraft, someRecipes, withAllergy } from './test-drafts.ts'

type Chance = (below: number) => number

/** What somebody could tap or type, sense or nonsense. */
function randomOperation(draft: Draft | SentDraft, chance: Chance, language: Language): DraftOperation {
  const line = chance(draft.ingredients.length + 1)
  const food = ingredients[chance(ingredients.length)]
  const given = draft.ingredients[line]
  const swaps = given && 'swaps' in given ? (given.swaps ?? []) : []
  const swap = swaps[chance(swaps.length || 1)]
  const ways = ['quick' as const, ...(('ways' in draft && draft.ways) || [])]
  const item = food?.names[language].many ?? ''
  switch (chance(9)) {
    case 0:
      return { op: 'serve', servings: [1, 2, 3, 5, 8, 12, 100][chance(7)] ?? 1 }
    case 1:
    case 2:
      return { op: 'swap', line, food: swap?.food ?? food?.id ?? '' }
    case 3:
    case 4:
      return { op: 'remove', line }
    case 5:
      return { op: 'add', item, amount: null, unit: null }
    case 6:
      return { op: 'amount', line, factor: [0.5, 0.7, 1.5, 2, 9][chance(5)] ?? 1 }
    case 7:
      return chance(2) === 0
        ? { op: 'heat', by: chance(2) === 0 ? 'milder' : 'hotter' }
        : { op: 'way', way: ways[chance(ways.length)] ?? null }
    default:
      return {
        op: 'replace',
        line,
        item: swap?.label ?? item,
        amount: given?.amount ?? null,
        unit: given?.unit ?? null,
      }
  }
}

interface Walk {
  name: string
  sent: SentDraft
  operations: DraftOperation[]
}

/** Recipes of the library and the same as somebody wrote them, each with some operations, the same in every run. */
const walks: Walk[] = [false, true].flatMap((isFree) =>
  someRecipes(28, `walk ${isFree}`).map((id) => {
    const chance = chanceOf(`walk ${id} ${isFree}`)
    const language = languages[chance(languages.length)] ?? 'en'
    const given = libraryDraft(id, language, isFree)
    const sent = edit(given, [{ op: 'serve', servings: given.servings }]).draft ?? given
    const operations = Array.from({ length: 5 }, () => randomOperation(sent, chance, language))
    return { name: `${id} ${language}${isFree ? ' as written' : ''}`, sent, operations }
  }),
)

const itemsOf = ({ ingredients: lines }: Draft) => lines.map(({ item }) => item)
const linesOf = (draft: Draft) =>
  draft.ingredients.map((line) => ingredientLine({ ...line, note: null }, draft.language))

test.each(walks)('$name: what is confirmed is in the draft', ({ sent, operations }) => {
  const { draft, changes } = edit(sent, operations)
  if (!draft) throw new Error('nobody at the table minds anything')
  for (const { kind, before, after } of changes) {
    if (kind === 'servings') expect(draft.servings).toBe(after)
    if (kind === 'way') expect(draft.way).toBe(after)
    if (kind === 'instead' || kind === 'in') expect(itemsOf(draft)).toContain(after)
    if (kind === 'instead' || kind === 'out') expect(itemsOf(draft)).not.toContain(before)
    if (kind === 'amount') expect(linesOf(draft)).toContain(after)
  }
  expect(z.safeParse(draftSchema, draft).error).toBeUndefined()
})

test.each(walks)('$name: what is refused changes nothing', ({ sent, operations }) => {
  const all = edit(sent, operations)
  const isRefused = (operation: DraftOperation) => all.refused.some((each) => each.operation === operation)
  const done = operations.filter((operation) => !isRefused(operation))
  const [first] = operations
  const again = edit(sent, done.length > 0 || !first ? done : [{ op: 'serve', servings: sent.servings }])
  expect(again.refused).toEqual([])
  expect(again.changes).toEqual(all.changes)
  expect(again.draft).toEqual(all.draft)
})

test.each(walks)('$name: servings, minutes and labels are those of the draft', ({ sent, operations }) => {
  const { draft } = edit(sent, operations)
  if (!draft) throw new Error('nobody at the table minds anything')
  // Sent back as it is, it is the same.
  const again = edit(draft, [{ op: 'serve', servings: draft.servings }])
  expect(again.changes).toEqual([])
  expect({ ...again.draft, base: null }).toEqual({ ...draft, base: null })
  if (!draft.base) return
  const found = applied({ base: draft.base.recipe, operations: draft.base.operations })
  expect(found?.refused).toEqual([])
  const { recipe, servings } = found?.draft ?? {}
  if (!recipe || !servings) throw new Error('no recipe')
  const { prepMinutes, cookMinutes } = printedRecipe(renderedRecipe(recipe, draft.language, { servings }))
  expect({
    servings: draft.servings,
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
  }).toEqual({
    servings,
    prepMinutes,
    cookMinutes,
  })
})

test.each(walks)(
  '$name: an allergy on the table changes the draft in the same call, or withdraws it',
  (walk) => {
    const chance = chanceOf(walk.name)
    const held = walk.sent.allergens
    const allergen = held[chance(held.length || 1)] ?? allergens[chance(allergens.length)] ?? 'milk'
    const { draft, changes, refused } = edit(walk.sent, walk.operations, { table: withAllergy(allergen) })
    if (!draft) {
      expect(changes).toEqual([])
      expect(refused.map(({ reason }) => reason)).toEqual(walk.operations.map(() => 'unsafe'))
      expect(refused[0]?.sentences.length).toBeGreaterThan(0)
      return
    }
    expect(draft.allergens).not.toContain(allergen)
    expect(
      checkedDish(draft).items.filter(({ contains, mayContain }) =>
        [...contains, ...mayContain].includes(allergen),
      ),
    ).toEqual([])
    const findings = draft.verdict?.findings ?? []
    expect(findings.filter(({ severity }) => severity === 'dangerous')).toEqual([])
    expect(unconfirmed(findings)).toEqual([])
  },
)

test('the walks do something', () => {
  const all = walks.map(({ sent, operations }) => edit(sent, operations, { table: emptyTable }))
  const done = new Set(all.flatMap(({ changes }) => changes.map(({ kind }) => kind)))
  expect([...done].toSorted()).toEqual(['amount', 'in', 'instead', 'out', 'servings', 'way'])
  expect(new Set(all.flatMap(({ refused }) => refused.map(({ reason }) => reason))).size).toBeGreaterThan(6)
})
