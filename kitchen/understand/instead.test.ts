import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { replacedHeart } from './instead.ts'
import type { Mention } from './mentions.ts'
import { understand } from '../test/understood.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/instead')

const after = (language: Language, turns: readonly string[]) => {
  const { dish, missed, unsure } = understand({
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
  })
  return { foods: dish.plan.parts.map(({ ingredient }) => ingredient.id), missed, unsure }
}

describe('another meat, fish or tofu for the dish on the table', () => {
  test.each([
    [
      'en',
      ['pork chops for four', 'they are still frozen, got chicken breasts'],
      'chicken-breast',
      'pork-chop',
    ],
    ['en', ['salmon with potatoes', 'actually I only have cod'], 'cod', 'salmon'],
    ['de', ['Hähnchencurry für 4', 'mach das mit Tofu'], 'tofu', 'chicken-breast'],
    [
      'fr',
      ['un émincé de veau à la zurichoise', 'le veau est trop cher, plutôt du poulet'],
      'chicken-breast',
      'veal-escalope',
    ],
  ] as const)('comes in its place: %s %j', (language, turns, comes, goes) => {
    const { foods, missed, unsure } = after(language, turns)
    expect(foods).toContain(comes)
    expect(foods).not.toContain(goes)
    expect([...missed, ...unsure]).toEqual([])
  })

  test.each([
    ['en', ['salmon with potatoes', 'could we have it with prawns too'], ['salmon', 'prawn']],
    ['fr', ['un couscous royal', "pas d'agneau, plutôt poulet et merguez"], ['chicken-thigh', 'merguez']],
  ] as const)('comes beside it where it is said so, or is there already: %s %j', (language, turns, both) => {
    expect(after(language, turns).foods).toEqual(expect.arrayContaining([...both]))
  })

  it.each([
    ['chicken-thigh', ['lamb-shoulder']],
    ['prawn', ['lamb-shoulder', 'chorizo']],
  ])('leaves what only seasons beside other meat, and not beside fish: %s', (id, goes) => {
    const mention: Mention = {
      ingredientId: id,
      loosely: false,
      amount: null,
      unit: null,
      group: null,
      allergen: null,
      start: 0,
      end: 7,
      words: id,
      wanted: true,
      allergy: false,
      instead: true,
    }
    const mentions = [mention]
    expect(replacedHeart(['lamb-shoulder', 'chorizo', 'pea'], mentions)).toEqual(goes)
  })
})
