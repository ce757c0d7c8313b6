import { expect, test } from 'vitest'
import { pino } from 'pino'
import { openKitchen } from './pool.ts'

const log = pino({ level: 'silent' })
const recipe = {
  title: 'Carrot soup',
  content: 'Serves 2\n\nIngredients\n- 3 carrots\n\nInstructions\n1. Boil the carrots.',
  dishType: 'Mains' as const,
  structure: null,
  isByPerson: true,
}

test('saving does not wait for the chef, whoever keeps the chef busy', async () => {
  const kitchen = openKitchen({ workers: 1, log })
  try {
    await kitchen.examine(recipe)
    const talk = Array.from({ length: 20 }, (_, index) =>
      kitchen.reply(
        { messages: [{ role: 'user', content: `A soup with ${index} carrots` }], language: 'en' },
        { userId: 'talker' },
      ),
    )
    const answered = { count: 0 }
    for (const each of talk) void each.then(() => (answered.count += 1))
    expect(await kitchen.examine(recipe, { userId: 'cook' })).toMatchObject({ language: 'en' })
    expect(answered.count).toBeLessThan(20)
    await Promise.all(talk)
  } finally {
    await kitchen.close()
  }
})
