import { drawPicture } from '#server/recipes/picture.ts'
import { percentile } from './press.ts'

const wishes = [
  'A quick vegan soup for two with carrots and ginger',
  'Un gratin de pommes de terre pour six, sans lardons',
  'Algo con garbanzos y espinacas, sin gluten',
  'Ein Apfelkuchen für acht ohne Nüsse',
  'A sour cocktail with raspberries',
] as const
const languages = ['en', 'fr', 'es', 'de', 'en'] as const

/** The house chef and painter, each alone; the first answer opens the kitchen. */
export async function measureKitchen(say: (line: string) => void): Promise<void> {
  const opened = performance.now()
  const { houseChef } = await import('#server/chef/house/chef.ts')
  const chef = houseChef()
  const answers: number[] = []
  const pictures: number[] = []
  for (let round = 0; round < 100; round += 1) {
    const place = round % wishes.length
    const messages = [{ role: 'user' as const, content: wishes[place] ?? '' }]
    const conversation = { messages, language: languages[place] ?? 'en' }
    const begin = performance.now()
    await chef.reply(conversation)
    answers.push(round === 0 ? performance.now() - opened : performance.now() - begin)
    if (round >= 20) continue
    const { recipe } = await chef.recipe(conversation)
    const drawn = performance.now()
    if (recipe) await drawPicture({ recipe })
    pictures.push(performance.now() - drawn)
  }
  const [first = 0, ...others] = answers
  say(`\nThe house chef's answer: median ${percentile(others, 0.5).toFixed(1)} ms (goal 50); `)
  say(`the first, which opens the kitchen, ${first.toFixed(0)} ms.`)
  say(`The house's picture: median ${percentile(pictures, 0.5).toFixed(0)} ms (goal 1000).`)
}
