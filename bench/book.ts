import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { makeBook } from '../server/features/recipes/book/make-book.ts'
import { cake, exported } from '../server/features/recipes/export/test-recipe.ts'

/** `node bench/book.ts [RECIPES]`: what a book of long recipes, each with a photo, takes of time and memory. */
const count = Number(process.argv[2] ?? 200)

/** As large as photos of food are at that width: 150 to 200 kB. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const coarse = sharp({ create: { width: 300, height: 225, channels: 3, background: '#888', noise } })
  return sharp(await coarse.png().toBuffer())
    .resize(1000, 750)
    .jpeg({ quality: 82 })
    .toBuffer()
}

const photos = await Promise.all(Array.from({ length: 8 }, photo))
const steps = Array.from({ length: 14 }, (_, at) => ({
  text: `Step ${at + 1}: mix the flour, the salt and the olive oil, then fold in the apples, and stir now and then for about ten minutes until nothing sticks to the bowl any more.`,
  minutes: 10,
  celsius: null,
  uses: [],
}))
const long = { ...cake, steps, ingredients: Array.from({ length: 5 }, () => cake.ingredients).flat() }

async function* recipes() {
  for (let place = 0; place < count; place += 1)
    yield { ...exported(long), place, picture: photos[place % photos.length] ?? null, foods: ['apples'] }
}

let most = 0
/** The kernel knows the most that a process has held. */
async function look() {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '')
  for (const pid of children.split(' ').filter(Boolean)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
  }
}
const watching = setInterval(() => void look(), 100)

const begun = performance.now()
const titles = Array.from({ length: count }, () => 'Cake')
const start = { title: 'Book', description: null, language: 'en', paper: 'a5', titles } as const
const { pdf, pages } = await makeBook({
  start: { ...start, cover: photos[0] ?? null },
  recipes: recipes(),
  onProgress: () => undefined,
  signal: new AbortController().signal,
})
const seconds = (performance.now() - begun) / 1000
clearInterval(watching)
process.stdout.write(
  `${count} recipes, ${pages} pages, ${(pdf.length / 1024 ** 2).toFixed(0)} MB (a photo: ${(photos[0]?.length ?? 0) / 1000} kB): ${seconds.toFixed(1)} s, ${most.toFixed(0)} MB of the process at most, ${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB of this one\n`,
)
