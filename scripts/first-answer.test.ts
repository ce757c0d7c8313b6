import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type * as Chef from '../kitchen/chef.ts'
import { kitchenChef } from '../kitchen/chef.ts'
import { buildIfStale, chefFile } from './build.ts'
import { measureFirstAnswer } from './first-answer.ts'

/** In the time that a fixed piece of work takes on the machine: a third above what was measured; more is no noise. */
const mostToLoad = 1.7
const mostForFirst = 3
/** More than from the sources, where loading has warmed the compiler up; after two hundred answers it is less. */
const mostForLater = 0.066
/** In megabytes; grows with every dish and answer: 47.6 with 1750 dishes and the words for equipment and eaters. */
const mostHeap = 48.5

/** The lesser of two runs: other work on the machine only ever adds. */
async function lesserOfTwo() {
  const runs = [await measureFirstAnswer(), await measureFirstAnswer()]
  const least = (of: (run: (typeof runs)[number]) => number) => Math.min(...runs.map(of))
  return {
    load: least(({ load, pace }) => load / pace),
    first: least(({ first, pace }) => first / pace),
    later: least(({ later, pace }) => later / pace),
    heap: least(({ heap }) => heap),
  }
}

it('the built-in chef is loaded, answers first and answers again within its processor time and memory', async () => {
  const { load, first, later, heap } = await lesserOfTwo()
  expect(load, 'to load').toBeLessThan(mostToLoad)
  expect(first, 'for the first answer').toBeLessThan(mostForFirst)
  expect(later, 'for a later answer').toBeLessThan(mostForLater)
  expect(heap, 'MB of heap').toBeLessThan(mostHeap)
}, 300_000)

const turns: readonly [Language, ...string[]][] = [
  ['en', 'A rissotto with leftover chicken for five, no dairy', 'Can I freeze what is left?'],
  ['en', 'What is the difference between stock and broth?'],
  ['fr', 'Un bœuf bourguignon pour huit, ma fille est allergique au céleri', 'plutôt avec du poulet'],
  ['es', 'Unas lentejas, sin carne', '¿Qué le pongo de guarnición?'],
  ['de', 'Käsespätzle ohne Zwiebeln', 'mir sind sie zu trocken geworden'],
]

it('the built chef says and cooks what the chef of the sources does', async () => {
  await buildIfStale(['kitchen'])
  const built = (await import(pathToFileURL(chefFile).href)) as typeof Chef
  const chefs = [kitchenChef(), built.kitchenChef()] as const
  for (const [language, ...said] of turns) {
    const messages: { role: 'user' | 'assistant'; content: string }[] = []
    for (const content of said) {
      messages.push({ role: 'user', content })
      const [own, other] = await Promise.all(chefs.map((chef) => chef.reply({ language, messages })))
      expect(other, content).toBe(own)
      messages.push({ role: 'assistant', content: own ?? '' })
    }
    const [own, other] = await Promise.all(chefs.map((chef) => chef.recipe({ language, messages })))
    expect(other).toEqual(own)
  }
}, 60_000)
