import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { editDraft, understood } from '../../draft.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const languageOf = (word: string | undefined): Language => languages.find((each) => each === word) ?? 'en'

/** One dish with the food of a remark among its lines. */
const items: Record<Language, string> = {
  en: 'rice, egg, milk, parmesan, flour, bread, walnuts, soy sauce, cod, prawns, mussels, mustard, butter, cream, mayonnaise',
  fr: 'riz, œuf, lait, parmesan, farine, pain, noix, sauce soja, cabillaud, crevettes, moules, moutarde, beurre, crème, mayonnaise',
  es: 'arroz, huevo, leche, parmesano, harina, pan, nueces, salsa de soja, bacalao, gambas, mejillones, mostaza, mantequilla, nata, mayonesa',
  de: 'Reis, Ei, Milch, Parmesan, Mehl, Brot, Walnüsse, Sojasauce, Kabeljau, Garnelen, Miesmuscheln, Senf, Butter, Sahne, Mayonnaise',
}

function dishOf(language: Language, list = items[language]): SentDraft {
  const lines = list.split(', ')
  return {
    title: 'Risotto',
    language,
    dishType: 'Mains',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 30,
    taste: '',
    searchTerms: [],
    ingredients: lines.map((item) => ({
      amount: 50,
      unit: 'g',
      item,
      note: null,
      group: null,
      scales: true,
    })),
    steps: [{ text: '…', minutes: 30, celsius: 90, uses: lines.map((_, at) => at) }],
    diets: [],
    allergens: [],
    safety: [],
  }
}

interface Talk {
  language?: Language
  table?: ChatTable
  isLed?: boolean
}

/** The table and the dish that stands after turns of a guest. */
function after(turns: readonly string[], { language = 'en', table = emptyTable, isLed = true }: Talk = {}) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const draft = dishOf(language)
  const read = understood({ messages, language, draft, table, isLed })
  const put = (given: SentDraft, before: Draft | null) =>
    editDraft({ draft: given, operations: [], table: read.table, messages, language, isLed, before }).draft
  const { draft: standing } = editDraft({
    draft,
    operations: [],
    table: read.table,
    messages,
    language,
    isLed,
  })
  return { table: read.table, standing, propose: (list: string) => put(dishOf(language, list), null) }
}

const hard = ({ allergens, diets }: ChatTable): string[] => [
  ...allergens.filter(({ doubtful }) => !doubtful).map(({ value }) => value),
  ...diets.map(({ value }) => value),
]
const suspected = { value: 'eggs', by: 'read', doubtful: true, suspected: true }
const lifted = (at: number): ChatTable => ({
  ...emptyTable,
  allergens: [{ value: 'eggs', by: 'hand', at, removed: true, confirmed: true }],
})

describe('where a model leads the talk', () => {
  it('an allergy is one, whatever words tell of it, and one that people stand for', () => {
    const missed: string[] = []
    for (const [code, said, allergen = '', text = ''] of linesOf('suspected.told.txt')) {
      const { table } = after([text], { language: languageOf(code) })
      const isDoubted = table.allergens.some(({ doubtful }) => doubtful)
      expect(isDoubted, text).toBe(said === 'neither')
      const held = hard(table)
      if (!held.includes(allergen) && !held.some((each) => each.endsWith('Free'))) missed.push(text)
    }
    // Three say it by "without milk for Grandpa" alone; one is heard as a question, and one names no person.
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(5)
  })

  it('a remark about a food leaves the dish that stands', () => {
    const remarks = linesOf('suspected.remarks.txt')
    const withdrawn = remarks.filter(
      ([code, text = '']) => !after([text], { language: languageOf(code) }).standing,
    )
    // A body, a shop or milk that "sie" stands for are heard in these; 20 of them withdrew the dish before.
    expect(withdrawn.length, withdrawn.map(([, text]) => text).join('; ')).toBeLessThanOrEqual(3)
  })

  it('what no word calls an allergy comes into nothing new, and is asked about', () => {
    const { table, standing, propose } = after(['a risotto', 'no eggs in the house, sorry'])
    expect(table.allergens).toEqual([suspected])
    expect(standing?.ingredients.map(({ item }) => item)).toContain('egg')
    expect(propose('rice, egg')).toBeNull()
    expect(propose('rice, carrots')).not.toBeNull()
  })

  it('is an allergy once a word says so', () => {
    const { table, standing } = after(['no eggs in the house, sorry', 'and Anna is allergic to eggs'])
    expect(hard(table)).toEqual(['eggs'])
    expect(standing).toBeNull()
  })

  it('is lifted, until it is spoken of again', () => {
    const turns = ['a risotto', 'no eggs in the house, sorry']
    const { table, propose } = after(turns, { table: lifted(2) })
    expect(table.allergens).toEqual([expect.objectContaining({ value: 'eggs', removed: true })])
    expect(propose('rice, egg')).not.toBeNull()
    expect(after([...turns, 'eggs bring my son out in hives'], { table: lifted(2) }).standing).toBeNull()
    expect(after([...turns, 'really no eggs'], { table: lifted(2) }).table.allergens).toEqual([suspected])
  })

  it.each<[Language, string, string[]]>([
    ['en', "she's had egg loads of times and it's fine. but we're out of flour", []],
    ['en', "i'm allergic to shellfish btw, prawns, crab, the lot", ['crustaceans', 'molluscs']],
    ['en', "my nephew's allergic to nuts but he's at his dads this weekend so not eating with us", []],
    ['fr', "on est 4. les oeufs sont presque à date aussi, donc tant mieux s'il en faut", []],
    ['fr', "mon mari est intolérant au lactose, j'ai de la crème de soja, ça va ?", ['milk', 'lactoseFree']],
    ['en', "my son is allergic to eggs, he's at his dad's this weekend and eats with us on Sunday", ['eggs']],
    ['fr', 'ma fille est allergique aux œufs, elle en mange pas', ['eggs']],
    ['de', 'er ist allergisch gegen Senf, er isst Wurst nicht mit Senf', ['mustard', 'sulphites']],
    ['de', 'der ist ja allergisch gegen Erdnüsse, aber der ist in Kanada, der isst nicht mit', []],
  ])('in %s, "%s" tells of %j', (language, text, told) => {
    expect(hard(after([text], { language }).table)).toEqual(told)
  })

  it('is more than a suspicion beside a household, and where it was told of others', () => {
    const byHand: ChatTable = { ...emptyTable, allergens: [{ value: 'eggs', by: 'hand', at: 0 }] }
    expect(hard(after(['no eggs in the house'], { table: byHand }).table)).toEqual(['eggs'])
    const told = after(['no eggs in the house', 'my neighbour is allergic to eggs']).table
    expect(told.allergens).toEqual([{ value: 'eggs', by: 'read', doubtful: true }])
  })
})

it('the built-in chef takes every refusal of an allergen for an allergy', () => {
  const { table, standing } = after(['a risotto', "I'm not peeling prawns tonight"], { isLed: false })
  expect(table.allergens).toEqual([{ value: 'crustaceans', by: 'read', asks: true }])
  expect(standing).toBeNull()
})

it('and cooks without it where he stands in for a model', () => {
  const messages = [{ role: 'user' as const, content: 'pancakes for two, no eggs in the house' }]
  const [led, own] = [true, false].map((isLed) => understood({ messages, language: 'en', isLed }))
  expect(led?.table.allergens).toEqual([suspected])
  expect(own?.draft).not.toBeNull()
  expect(led?.draft).toEqual(own?.draft)
})
