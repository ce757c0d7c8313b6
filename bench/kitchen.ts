import { pino } from 'pino'
import { openKitchen } from '#server/platform/workers/pool.ts'
import { imageDrawer } from '#server/features/recipes/draw-image.ts'
import { buildIfStale, kitchenFolder } from '../scripts/build.ts'
import { measureFirstAnswer } from '../scripts/first-answer.ts'
import { percentile } from './load.ts'

const prompts = [
  'A quick vegan soup for two with carrots and ginger',
  'Un gratin de pommes de terre pour six, sans lardons',
  'Algo con garbanzos y espinacas, sin gluten',
  'Ein Apfelkuchen für acht ohne Nüsse',
  'A sour cocktail with raspberries',
] as const
const languages = ['en', 'fr', 'es', 'de', 'en'] as const

/** The built-in chef and painter, in their thread as in the server; the first answer opens it. */
export async function measureKitchen(print: (line: string) => void): Promise<void> {
  await buildIfStale(['kitchen'])
  const opened = performance.now()
  const kitchen = openKitchen({ workers: 1, log: pino({ level: 'silent' }), folder: kitchenFolder })
  const draw = imageDrawer(kitchen)
  const answers: number[] = []
  const pictures: number[] = []
  for (let round = 0; round < 100; round += 1) {
    const index = round % prompts.length
    const messages = [{ role: 'user' as const, content: prompts[index] ?? '' }]
    const conversation = { messages, language: languages[index] ?? 'en' }
    const begin = performance.now()
    await kitchen.reply(conversation)
    answers.push(round === 0 ? performance.now() - opened : performance.now() - begin)
    if (round >= 20) continue
    const { recipe } = await kitchen.recipe(conversation)
    const drawn = performance.now()
    if (recipe) await draw({ recipe })
    pictures.push(performance.now() - drawn)
  }
  await kitchen.close()
  const [first = 0, ...others] = answers
  print(`\nThe built-in chef's answer: median ${percentile(others, 0.5).toFixed(1)} ms (goal 50); `)
  print(`the first, which opens the kitchen, ${first.toFixed(0)} ms.`)
  const costs = await measureFirstAnswer()
  print(
    `In processor time of a fresh process: ${costs.load.toFixed(0)} ms to load, ` +
      `${costs.first.toFixed(0)} ms for the first answer (goal 200), ${costs.later.toFixed(1)} ms for a later one ` +
      `(goal 10); ${costs.heap.toFixed(0)} MB of heap (goal 40).`,
  )
  print(`The built-in painter's image: median ${percentile(pictures, 0.5).toFixed(0)} ms (goal 1000).`)
}
