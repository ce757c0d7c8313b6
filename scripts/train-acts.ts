import { writeFileSync } from 'node:fs'
import { otherUtterances, ownUtterances, exampleOf } from '../kitchen/understand/acts/examples.ts'
import { judge, trained, type Act } from '../kitchen/understand/acts/model.ts'

/**
 * Learns anew what sentences do. With --folds it measures first: five times, four fifths are learned and the last fifth
 * is judged, so that no sentence is judged by weights that have seen it.
 */
const told = ownUtterances().map((each) => ({ ...each, ...exampleOf(each) }))
const others = otherUtterances().map(exampleOf)

if (process.argv.includes('--folds')) {
  const folds = 5
  const tally = new Map<string, Map<string, number>>()
  for (let fold = 0; fold < folds; fold += 1) {
    const isHere = (at: number) => (at * 7919) % folds === fold
    const weights = trained([...told.filter((_, at) => !isHere(at)), ...others])
    for (const { features, act, hasDish, language } of told.filter((_, at) => isHere(at))) {
      const likely = Object.entries(judge(weights, features)) as [Act, number][]
      const [found = 'neither'] = likely.toSorted((a, b) => b[1] - a[1])[0] ?? []
      for (const row of [`${hasDish ? 'dish' : 'cold'} ${act}`, language]) {
        const counts = tally.get(row) ?? new Map<string, number>()
        const column = row === language ? String(found === act) : found
        tally.set(row, counts.set(column, (counts.get(column) ?? 0) + 1))
      }
    }
  }
  for (const [row, counts] of tally)
    process.stdout.write(`${row}: ${JSON.stringify(Object.fromEntries(counts))}\n`)
}

writeFileSync(
  new URL('../kitchen/understand/acts/weights.bin', import.meta.url),
  trained([...told, ...others]),
)
