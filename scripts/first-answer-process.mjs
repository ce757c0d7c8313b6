// Plain JavaScript, like the start of a worker: the cache must be on before the first TypeScript file is compiled.
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'

enableCompileCache(process.argv[2])
const spent = (since) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
const heap = () => {
  globalThis.gc()
  return process.memoryUsage().heapUsed / 1e6
}
/** The same work on every machine, so that figures of a slow one and a quick one can be compared. */
function machinePace() {
  const begin = process.cpuUsage()
  const counts = new Map()
  for (let at = 0; at < 400_000; at += 1) {
    const word = `word ${(at * 7919) % 50_021}`
    counts.set(word, (counts.get(word) ?? 0) + (/[13579]$/.test(word) ? 1 : 2))
  }
  JSON.parse(JSON.stringify([...counts].toSorted((a, b) => b[1] - a[1])))
  return spent(begin)
}
const pace = machinePace()
const before = heap()
const started = process.cpuUsage()
const { kitchenChef } = await import(pathToFileURL(process.argv[3]).href)
const chef = kitchenChef()
const load = spent(started)

const asked = [
  ['en', 'A quick vegan soup for two with carrots and ginger'],
  ['fr', 'Un gratin de pommes de terre pour six, sans lardons'],
  ['es', 'Algo con garbanzos y espinacas, sin gluten'],
  ['de', 'Ein Apfelkuchen für acht ohne Nüsse'],
  ['en', 'A sour cocktail with raspberries'],
]
const answers = []
for (let round = 0; round < 10; round += 1)
  for (const [language, content] of asked) {
    const begin = process.cpuUsage()
    await chef.reply({ language, messages: [{ role: 'user', content }] })
    answers.push(spent(begin))
  }
const [first, ...others] = answers
const later = others.slice(asked.length - 1).toSorted((a, b) => a - b)
process.stdout.write(
  JSON.stringify({ pace, load, first, later: later[Math.floor(later.length / 2)], heap: heap() - before }),
)
