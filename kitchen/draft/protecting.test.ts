import { describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { editDraft, understood } from '../draft.ts'
import { libraryDraft } from './test-drafts.ts'

const talk = (content: string) => [{ role: 'user' as const, content }]
const tableAfter = (content: string, isLed: boolean, table?: ChatTable) =>
  understood({ messages: talk(content), language: 'en', isLed, table }).table

describe('where a model leads the talk', () => {
  const wish = 'a quick leek soup with potatoes for six, no cream, in 20 minutes and in one pot'

  test('it reads the wishes by itself', () => {
    expect(tableAfter(wish, false)).toMatchObject({ servings: { value: 6 }, without: [{ by: 'read' }] })
    expect(tableAfter(wish, true)).toEqual(emptyTable)
  })

  test('what protects somebody is read for it', () => {
    const table = tableAfter(
      `${wish}. My sister is pregnant and vegetarian, and I am allergic to garlic`,
      true,
    )
    expect(table.diets.map(({ value }) => value)).toEqual(['vegetarian'])
    expect(table.eaters.map(({ value }) => value)).toEqual(['pregnant'])
    expect(table.without.map(({ value }) => value)).toContain('garlic')
  })

  test('what was set by hand stays', () => {
    const table: ChatTable = {
      ...emptyTable,
      servings: { value: 8, by: 'hand', at: 0 },
      without: [{ value: 'leek', by: 'hand', at: 0 }],
    }
    const after = tableAfter('a soup for six, no cream', true, table)
    expect(after.without).toMatchObject([{ value: 'leek', by: 'hand' }])
  })

  test('a food that nobody wanted is no fault of the recipe that stands, and an allergy is', () => {
    const draft = libraryDraft('carbonara')
    const examined = (content: string) =>
      editDraft({
        draft,
        operations: [],
        table: emptyTable,
        messages: talk(content),
        language: 'en',
        isLed: true,
      })
    const findings = examined('no black pepper please').draft?.verdict?.findings ?? []
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(examined('I am allergic to black pepper').draft).toBeNull()
  })
})
