import { describe, expect, it } from 'vitest'
import { emptyTable, type ChatTable, type Equipment } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

async function cooked(language: Language, turns: readonly string[], entries: ChatTable['equipment']) {
  const conversation = {
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
    table: { ...emptyTable, equipment: entries },
  }
  const reply = await chef.reply(conversation)
  const { recipe } = await chef.recipe(conversation)
  const { table } = await chef.table(conversation)
  return {
    reply,
    table,
    title: recipe?.title ?? '',
    minutes: (recipe?.prepMinutes ?? 0) + (recipe?.cookMinutes ?? 0),
  }
}

/** What the household has stands before the first message, as if set by hand. */
const there = (value: Equipment) => [{ value, by: 'hand' as const, at: 0 }]
const slow = there('slowCooker')

describe('a slow cooker in the kitchen is a possibility', () => {
  it.each([
    ['A quick leek and potato soup for four', /^Leek and Potato Soup$/, 30],
    ['A leek and potato soup in 30 minutes', /^Leek and Potato Soup$/, 30],
    ['Something warming with leeks and potatoes, in 40 minutes', /^Leek and Potato Soup$/, 40],
    ['A quick lentil soup', /Lentil Soup/, 30],
    ['tomato soup', /^Tomato Soup$/, 45],
    ['a beef stew', /Beef Stew/, 170],
    ['spaghetti bolognese', /Bolognese/, 90],
    ['roast chicken', /Roast Chicken/, 130],
  ] as const)('that slows nothing down: "%s"', async (said, title, most) => {
    const dish = await cooked('en', [said], slow)
    expect(dish.title).toMatch(title)
    expect(dish.minutes).toBeLessThanOrEqual(most)
    expect(dish.table.equipment).toEqual(slow)
  })

  it.each([
    ['en', 'a beef stew', 'slowCooker', 'slow cooker'],
    ['fr', 'un pot-au-feu', 'slowCooker', 'mijoteuse'],
    ['es', 'un guiso de ternera', 'slowCooker', 'olla lenta'],
    ['de', 'Rindergulasch', 'slowCooker', 'Schongarer'],
    ['en', 'a beef stew', 'pressureCooker', 'pressure cooker'],
    ['fr', 'un bœuf bourguignon', 'pressureCooker', 'cocotte-minute'],
    ['es', 'un guiso de ternera', 'pressureCooker', 'olla a presión'],
    ['de', 'Rindergulasch', 'pressureCooker', 'Schnellkochtopf'],
  ] as const)(
    'that is offered in %s for "%s", and used once the word is said',
    async (language, dish, machine, word) => {
      const offered = await cooked(language, [dish], there(machine))
      expect(offered.reply).toContain(word)
      const plain = await cooked(language, [dish], [])
      expect(offered.minutes).toBe(plain.minutes)
      const used = await cooked(language, [dish, word], there(machine))
      expect(used.title).toBe(plain.title)
      expect(used.minutes).not.toBe(plain.minutes)
    },
  )

  it('that is not offered where there is no time for it', async () => {
    const { reply } = await cooked('en', ['A quick leek and potato soup for four'], slow)
    expect(reply).not.toMatch(/slow cooker/)
  })
})

it('a machine that was chosen in this conversation is used, before and after the first message', async () => {
  for (const entry of [
    { value: 'slowCooker' as const, by: 'hand' as const, at: 0, use: true },
    { value: 'slowCooker' as const, by: 'hand' as const, at: 1 },
  ])
    expect((await cooked('en', ['a beef stew'], [entry])).minutes).toBeGreaterThan(400)
})

it('not even one chosen by hand makes a quick dish another or slow', async () => {
  const entry = { value: 'slowCooker' as const, by: 'hand' as const }
  const { title, minutes } = await cooked('en', ['A quick leek and potato soup for four'], [entry])
  expect(title).toBe('Leek and Potato Soup')
  expect(minutes).toBeLessThanOrEqual(30)
})

it('what a kitchen lacks is still a condition', async () => {
  const { minutes, reply } = await cooked('en', ['a potato gratin'], there('noOven'))
  expect(reply).toMatch(/oven/)
  expect(minutes).toBeGreaterThan(0)
})
