import { describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergens } from '#shared/words/allergens.ts'
import { guestsOf } from '../../chef.ts'
import { understood as understoodTalk } from '../../draft.ts'

interface Talk {
  said: readonly string[]
  table?: Partial<ChatTable>
  language?: Language
}

const conversationOf = ({ said, table, language = 'en' }: Talk) => ({
  language,
  messages: said.map((content) => ({ role: 'user' as const, content })),
  ...(table && { table: { ...emptyTable, ...table } }),
})

const understood = (talk: Talk) => understoodTalk(conversationOf(talk))

const read = <Value>(value: Value) => ({ value, by: 'read' as const })
const hand = <Value>(value: Value, at?: number) => ({
  value,
  by: 'hand' as const,
  ...(at !== undefined && { at }),
})
const removed = <Value>(value: Value, at?: number) => ({ ...hand(value, at), removed: true })

const valuesOf = (entries: readonly { value: unknown; removed?: boolean | undefined }[]) =>
  entries.filter((entry) => !entry.removed).map(({ value }) => value)

const gratin = 'A vegan leek gratin for four in 40 minutes, no mushrooms, I am allergic to sesame'

describe('the table', () => {
  test('holds what was read from the words', async () => {
    const { table, draft } = await understood({ said: [gratin] })
    expect(table).toMatchObject({
      servings: read(4),
      minutes: read(40),
      diets: [read('vegan')],
      allergens: [{ ...read('sesame'), asks: true }],
    })
    expect(table.with).toContainEqual({ value: 'leek', name: 'leeks', by: 'read' })
    expect(table.without).toEqual([{ value: 'group:mushrooms', name: 'mushrooms', by: 'read' }])
    expect(draft?.servings).toBe(4)
  })

  test('is empty, without a draft, before anything is wished for', async () => {
    expect(await understood({ said: ['Hello'] })).toEqual({ table: emptyTable, draft: null, aim: 'words' })
  })

  test('names foods in the language of the page, whatever the messages are written in', async () => {
    const { table } = await understood({ said: ['A leek soup without mushrooms'], language: 'de' })
    expect(table.without).toMatchObject([{ value: 'group:mushrooms', name: 'Pilze' }])
  })

  test('names a refused food once, without everything that is made of it', async () => {
    const { table } = await understood({ said: ['A pasta without tomatoes'] })
    expect(valuesOf(table.without)).toEqual(['tomato'])
  })

  test('reads equipment and eaters', async () => {
    const { table } = await understood({ said: ['A soup for my pregnant wife, I have no oven'] })
    expect(valuesOf(table.equipment)).toContain('noOven')
    expect(valuesOf(table.eaters)).toEqual(['pregnant'])
  })
})

describe('what is set by hand', () => {
  test('wins over the words before it, field by field', async () => {
    const { table, draft } = await understood({
      said: [gratin],
      table: {
        servings: hand(2),
        minutes: hand(60),
        diets: [hand('glutenFree')],
        allergens: [hand('celery')],
        with: [hand('potato')],
        without: [hand('onion')],
        equipment: [hand('onePot')],
        eaters: [hand('child')],
      },
    })
    expect(table).toMatchObject({ servings: hand(2), minutes: hand(60) })
    expect(table.diets).toEqual([read('vegan'), hand('glutenFree')])
    expect(table.allergens).toEqual([{ ...read('sesame'), asks: true }, hand('celery')])
    expect(table.with).toContainEqual({ value: 'potato', name: 'potatoes', by: 'hand' })
    expect(table.without.find(({ value }) => value === 'group:onions' || value === 'onion')?.by).toBe('hand')
    expect(table.equipment).toEqual([hand('onePot')])
    expect(table.eaters).toEqual([hand('child')])
    expect(draft?.servings).toBe(2)
    expect(draft?.allergens).not.toContain('celery')
    expect(draft?.diets).toContain('vegan')
  })

  test('can be taken out, field by field', async () => {
    const { table } = await understood({
      said: [`${gratin}. My wife is pregnant and we have no oven.`],
      table: {
        servings: removed(4),
        minutes: removed(40),
        diets: [removed('vegan')],
        allergens: [{ ...removed('sesame'), confirmed: true }],
        with: [removed('leek')],
        without: [removed('group:mushrooms')],
        equipment: [removed('noOven')],
        eaters: [removed('pregnant')],
      },
    })
    for (const field of ['servings', 'minutes'] as const) expect(table[field]?.removed).toBe(true)
    for (const field of ['diets', 'allergens', 'without', 'equipment', 'eaters'] as const) {
      expect(valuesOf(table[field]), field).toEqual([])
      expect(table[field], field).toHaveLength(1)
    }
    expect(valuesOf(table.with)).not.toContain('leek')
  })

  test('holds before the first message too', async () => {
    const { table } = await understood({
      said: ['A pasta'],
      table: { servings: hand(6, 0), diets: [hand('vegan', 0)] },
    })
    expect(table).toMatchObject({ servings: hand(6, 0), diets: [hand('vegan', 0)] })
  })

  test('gives way to a later message', async () => {
    const said = ['A pasta for four', 'Make it for six please, with leeks']
    const { table } = await understood({
      said,
      table: { servings: hand(2, 1), without: [hand('leek', 1), hand('celery', 1)] },
    })
    expect(table.servings).toEqual(read(6))
    expect(valuesOf(table.without)).toEqual(['celery'])
    const { table: after } = await understood({ said, table: { servings: hand(2, 2) } })
    expect(after.servings).toEqual(hand(2, 2))
  })

  test('is found by its name in the language of the page', async () => {
    const { table } = await understood({
      said: ['Eine Suppe mit Kartoffeln'],
      language: 'de',
      table: { with: [hand('Lauch')], without: [hand('Sahne'), hand('Erdnüsse'), hand('Xyzzyx')] },
    })
    expect(table.with).toContainEqual({ value: 'leek', name: 'Lauch', by: 'hand' })
    expect(table.without).toMatchObject([
      { value: 'group:cream', name: 'Sahne' },
      { value: 'peanut', name: 'Erdnüsse' },
      { value: 'Xyzzyx', unknown: true },
    ])
  })

  test('removed diets return with a later mention only', async () => {
    const first = 'A vegan curry with chickpeas'
    const table = { diets: [removed('vegan' as const, 1)] }
    const quiet = await understood({ said: [first, 'A bit spicier please'], table })
    expect(valuesOf(quiet.table.diets)).toEqual([])
    const again = await understood({ said: [first, 'It has to be vegan after all'], table })
    expect(again.table.diets).toEqual([read('vegan')])
  })

  test('a diet that follows from an illness is taken out only with a confirmation, and then stays out', async () => {
    const said = ['I have coeliac disease. A pasta with leeks please', 'A bit spicier']
    const entry = removed('glutenFree' as const, 1)
    const { table, draft } = await understood({ said, table: { diets: [entry] } })
    expect(table.diets).toEqual([{ ...read('glutenFree'), asks: true }])
    expect(draft?.allergens).not.toContain('gluten')
    const after = await understood({ said, table: { diets: [{ ...entry, confirmed: true }] } })
    expect(valuesOf(after.table.diets)).toEqual([])
  })
})

describe('an allergy', () => {
  const said = ['I am allergic to hazelnuts. A chocolate cake please']

  test('that words named is taken out only with a confirmation', async () => {
    const without = await understood({ said, table: { allergens: [removed('nuts')] } })
    expect(without.table.allergens).toContainEqual({ ...read('nuts'), asks: true })
    const confirmed = { ...removed('nuts' as const), confirmed: true }
    const withIt = await understood({ said, table: { allergens: [confirmed] } })
    expect(withIt.table).toMatchObject({ allergens: [confirmed], without: [] })
  })

  test('returns when a later message names it again', async () => {
    const confirmed = { ...removed('nuts' as const, 1), confirmed: true }
    const { table } = await understood({
      said: [...said, 'Remember, my son is allergic to nuts'],
      table: { allergens: [confirmed] },
    })
    expect(table.allergens).toContainEqual({ ...read('nuts'), asks: true })
  })

  test('to a food that is no allergen needs the confirmation too', async () => {
    const kiwi = ['A fruit salad, I am allergic to kiwi']
    const { table } = await understood({ said: kiwi, table: { without: [removed('kiwi')] } })
    expect(table.without).toEqual([expect.objectContaining({ value: 'kiwi', by: 'read', asks: true })])
    const entry = { ...removed('kiwi'), confirmed: true }
    const { table: after } = await understood({ said: kiwi, table: { without: [entry] } })
    expect(valuesOf(after.without)).toEqual([])
  })

  test('that was set by hand is not lifted by words', async () => {
    const { table, draft } = await understood({
      said: ['A cheese omelette', 'Eggs are fine, nobody is allergic'],
      table: { allergens: [hand('eggs', 1)] },
    })
    expect(table.allergens).toEqual([hand('eggs', 1)])
    expect(draft?.allergens ?? []).not.toContain('eggs')
  })

  test('is known to the safety check of other chefs', () => {
    const guests = guestsOf(conversationOf({ said: ['A pasta'], table: { allergens: [hand('celery')] } }))
    expect(guests.allergens).toEqual(['celery'])
  })
})

/** Numbers from 0 to 1, the same in every run. */
function sequence(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('nothing that is set or removed by hand loses an allergy without a confirmation', async () => {
  const phrases = [
    'A pasta for four, I am allergic to nuts',
    'No dairy for me, I am allergic to milk. A curry',
    'A salad with prawns',
    'My daughter cannot eat eggs, she has an allergy',
    'Allergic to celery and mustard',
    'With cheese please',
    'A chocolate dessert instead',
    'For six, vegan',
    'Shellfish makes my throat close',
    'Something else',
  ]
  const random = sequence(7)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const foods = ['egg', 'group:dairy', 'group:seafood', 'celery', 'prawn', 'mustard', 'leek', 'hazelnut']
  for (let round = 0; round < 12; round += 1) {
    const said = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(phrases))
    const edit = <Value>(value: Value) => ({
      ...hand(value, Math.floor(random() * (said.length + 1))),
      ...(random() < 0.6 && { removed: true }),
    })
    const table: Partial<ChatTable> = {
      servings: edit(3),
      diets: [edit(pick(['vegan', 'glutenFree', 'lactoseFree'] as const))],
      allergens: [edit(pick(allergens)), edit(pick(allergens))],
      with: [edit(pick(foods)), edit(pick(foods))],
      without: [edit(pick(foods)), edit(pick(foods))],
      equipment: [edit('noOven')],
      eaters: [edit('child')],
    }
    const plain = guestsOf(conversationOf({ said })).allergens ?? []
    const edited = guestsOf(conversationOf({ said, table })).allergens ?? []
    expect(edited, JSON.stringify({ said, table })).toEqual(expect.arrayContaining([...plain]))
    const { draft } = await understood({ said, table })
    const dangerous = draft?.allergens.filter((each) => edited.includes(each)) ?? []
    expect(dangerous, JSON.stringify({ said, table })).toEqual([])
  }
})
