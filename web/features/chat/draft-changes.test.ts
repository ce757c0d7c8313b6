import { describe, expect, test } from 'vitest'
import { draftLines } from './draft-changes.ts'
import { gratin } from './test-support.ts'

const lines = (list: readonly { text: string; change: string }[]) =>
  list.map(({ text, change }) => `${change} ${text}`)

describe('the changes of a draft', () => {
  test('are none for the first one, and none when nothing changed', () => {
    expect(draftLines(gratin, null).changed).toBe(false)
    expect(draftLines(gratin, structuredClone(gratin))).toMatchObject({ changed: false, titleChanged: false })
  })

  test('mark what is new, and leave what is gone where it was', () => {
    const ingredients = gratin.ingredients.map((each) =>
      each.item === 'cream' ? { ...each, item: 'oat milk' } : each,
    )
    const now = { ...gratin, ingredients }
    expect(lines(draftLines(now, gratin).ingredients)).toEqual([
      'same 3 leeks',
      'new 200 ml oat milk',
      'gone 200 ml cream',
      'same salt, to taste',
    ])
  })

  test('mark a changed amount, and a title', () => {
    const ingredients = gratin.ingredients.map((each) => (each.amount === 3 ? { ...each, amount: 6 } : each))
    const changed = draftLines({ ...gratin, title: 'Leek Bake', ingredients }, gratin)
    expect(lines(changed.ingredients).slice(0, 2)).toEqual(['new 6 leeks', 'gone 3 leeks'])
    expect(changed).toMatchObject({ titleChanged: true, changed: true })
  })

  test('keep the headings: a line is the same under another one, and one that is gone stands where it was', () => {
    const others = gratin.ingredients.filter(({ item }) => item !== 'cream')
    const portion = others.slice(0, 1).map((each) => ({ ...each, amount: 2, group: 'Vegan portion' }))
    const now = {
      ...gratin,
      ingredients: [...others.map((each) => ({ ...each, group: 'For the others' })), ...portion],
    }
    const shown = draftLines(now, gratin).ingredients.map(({ group, change, text }) => [group, change, text])
    expect(shown).toEqual([
      ['For the others', 'same', '3 leeks'],
      ['For the others', 'gone', '200 ml cream'],
      ['For the others', 'same', 'salt, to taste'],
      ['Vegan portion', 'new', '2 leeks'],
    ])
  })

  test('have a key each, also where lines repeat', () => {
    const twice = { ...gratin, steps: [...gratin.steps, ...gratin.steps] }
    const { steps } = draftLines(twice, gratin)
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
  })

  test('are not marked when the language is another', () => {
    const { ingredients } = draftLines(gratin, { ...gratin, language: 'de', ingredients: [] })
    expect(ingredients.every(({ change }) => change === 'same')).toBe(true)
  })
})
