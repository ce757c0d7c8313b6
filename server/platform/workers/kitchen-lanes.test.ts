import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { capacity } from '#shared/constants/capacity.ts'
import { openKitchen, openPool } from './pool.ts'

const log = pino({ level: 'silent' })
const recipe = {
  title: 'Carrot soup',
  content: 'Serves 2\n\nIngredients\n- 3 carrots\n\nInstructions\n1. Boil the carrots.',
  dishType: 'Mains' as const,
  structure: null,
  isByPerson: true,
}

test('saving does not wait for pages of other sites that take long to read', async () => {
  const kitchen = openKitchen({ workers: 1, log })
  try {
    await kitchen.examine(recipe)
    const page = {
      '@type': 'Recipe',
      name: 'x',
      recipeIngredient: ['1 kg nuts'],
      recipeInstructions: Array(20_000).fill('Chop nuts and y for 5 minutes'),
    }
    const html = `<script type="application/ld+json">${JSON.stringify(page)}</script>`
    const reads = Array.from({ length: 6 }, () => kitchen.readPage({ html, url: null }, { userId: 'reader' }))
    const read = { count: 0 }
    for (const each of reads) void each.then(() => (read.count += 1))
    expect(await kitchen.examine(recipe, { userId: 'cook' })).toMatchObject({ language: 'en' })
    expect(read.count).toBe(0)
    await Promise.all(reads)
  } finally {
    await kitchen.close()
  }
})

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

test('a thread for food reads and draws, and has no chef', async () => {
  const warn = vi.fn<() => void>()
  const entry = join(import.meta.dirname, 'food-thread.mjs')
  const pool = openPool({ workers: 1, log: { warn, fatal: warn }, entry, sizes: capacity.kitchen })
  try {
    expect(await pool.ask('examine', recipe)).toMatchObject({ language: 'en' })
    expect(await pool.ask('draw', { prompt: 'carrot soup' })).toContain('<svg')
    const talk = { messages: [{ role: 'user', content: 'A carrot soup' }], language: 'en' }
    await expect(pool.ask('reply', talk)).rejects.toMatchObject({ code: 'chef unavailable' })
    // The job is unknown, and the thread goes on.
    expect(warn).not.toHaveBeenCalled()
  } finally {
    await pool.close()
  }
})
