import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { Message } from '../understand/understand.ts'
import { talkOf } from './talk.ts'

/** The recipes that stood after each turn. */
function standingAfter(language: Language, turns: readonly string[]): (string | null)[] {
  const messages: Message[] = []
  return turns.map((content) => {
    messages.push({ role: 'user', content })
    const { now, moves } = talkOf({ messages: [...messages], language })
    messages.push({ role: 'assistant', content: '…' })
    return (
      now && `${now.edit.draft.base}${moves.some(({ move }) => move === 'offerOther') ? ' or another' : ''}`
    )
  })
}

describe('another recipe that was offered and declined', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'pancakes', 'I have no baking powder', 'no thanks. how long do they keep'],
    ['fr', 'crêpes', 'je n’ai pas de farine', 'Non merci, gardons les crêpes. Que boire avec ?'],
    ['es', 'arroz con pollo', '¿y si lo hago con conejo?', 'No, una paella no. ¿Cuánto caldo lleva?'],
    ['de', 'Blanquette vom Kalb', 'bitte im Schnellkochtopf', 'Nein, das nicht. Was passt als Beilage dazu?'],
  ])('%s: %s stays', (language, dish, wish, declined) => {
    const [first, offered, last] = standingAfter(language, [dish, wish, declined])
    expect(offered).toBe(`${first} or another`)
    expect(last).toBe(first)
  })
})

describe('the recipe that stands stays', () => {
  test.each<[Language, string, string]>([
    ['en', 'chicken pie', 'we’re having the pie. What would go nicely beside it?'],
    ['en', 'beef stew', 'the stew it is, what goes with it?'],
    ['en', 'chilli con carne', 'I have no minced beef left'],
    ['de', 'Linsensuppe', 'Linsen sind leider aus'],
    ['fr', 'quiche lorraine', 'je n’ai plus de lardons ni d’œufs'],
    ['es', 'tortilla de patatas', 'no me quedan patatas'],
  ])('%s: %s, after %s', (language, dish, turn) => {
    const [first, last] = standingAfter(language, [dish, turn])
    expect(last?.replace(' or another', '')).toBe(first)
  })
})

test.each<[Language, string, string, string]>([
  ['fr', 'bœuf bourguignon', 'du bouillon de légumes à la place, soit.', 'stewing-beef'],
  ['en', 'beef stew', 'and some vegetables with it please', 'stewing-beef'],
  ['de', 'Rindergulasch', 'mit Gemüse wäre schön', 'stewing-beef'],
])('%s: %s keeps its meat beside vegetables', (language, dish, turn, meat) => {
  const messages: Message[] = [dish, turn].map((content) => ({ role: 'user', content }))
  const foods = talkOf({ messages, language }).now?.edit.applied.recipe.lines.map(({ food }) => food)
  expect(foods).toContain(meat)
})

test('a dish of somebody with an allergy does not stay', () => {
  const [first, last] = standingAfter('en', ['peanut noodles', 'my daughter is allergic to peanuts'])
  expect(first).not.toBeNull()
  expect(last).not.toBe(first)
})
