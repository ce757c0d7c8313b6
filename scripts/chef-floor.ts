/**
 * What the chef does today, item by item: npm run eval:floor [-- --write]
 * Compares every item with `bench/chef/floor.txt`, prints one table, and fails when an item of safety is lost.
 * `--write` makes today's items the floor.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReader } from '#kitchen'
import { kitchenChef } from '#kitchen/chef'
import { againstFloor, floorItems, floorText, type FindDangers } from '../bench/chef/floor.ts'
import { itemSets, type Item, type ItemSet } from '../bench/chef/items.ts'
import type { TestedChef } from '../bench/chef/run.ts'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    // `--sets revisions,dangers` only these; `--one-in 20` of the large ones a sample.
    sets: { type: 'string' },
    'one-in': { type: 'string', default: '1' },
  },
})
const isSample = values.sets !== undefined || values['one-in'] !== '1'
if (values.write && isSample) throw new Error('the floor is that of all sets')
const sets = values.sets?.split(',').filter((each): each is ItemSet => each in itemSets)
const root = join(import.meta.dirname, '..')
const floor = join(root, 'bench', 'chef', 'floor.txt')
const print = (line: string) => process.stdout.write(`${line}\n`)
const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

const { settle } = await loadReader()
const chef: TestedChef = kitchenChef()
const times: number[] = []
await chef.recipe({ messages: [{ role: 'user', content: 'a carrot soup' }], language: 'en' })
const first = seconds(process.cpuUsage())

const items: Item[] = []
const timed: TestedChef = {
  async recipe(conversation) {
    const before = process.cpuUsage()
    const answer = await chef.recipe(conversation)
    times.push(seconds(process.cpuUsage(before)) * 1000)
    return answer
  },
}
const findDangers: FindDangers = (recipe, told) =>
  settle({ recipe, isRendered: true, eaters: { allergens: [...told] } }).verdict.findings.flatMap(
    ({ severity, code }) => (severity === 'dangerous' ? code : []),
  )
for await (const each of floorItems(timed, findDangers, {
  ...(sets && { sets }),
  oneIn: Number(values['one-in']),
}))
  items.push(each)
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

const { won, lost } = againstFloor(items, values.write ? floorText(items) : readFileSync(floor, 'utf8'))
const of = (list: readonly Item[], set: ItemSet) => list.filter((each) => each.set === set)
for (const { set, language, turns, why } of lost) print(`lost  ${set} ${language}  ${turns}\n      ${why}`)
for (const { set, language, turns } of won) print(`won   ${set} ${language}  ${turns}`)

print('\n| set | done | of | won | lost |')
print('| --- | --: | --: | --: | --: |')
for (const set of Object.keys(itemSets) as ItemSet[]) {
  const all = of(items, set)
  const done = all.filter(({ why }) => why === null).length
  print(`| ${set} | ${done} | ${all.length} | ${of(won, set).length} | ${of(lost, set).length} |`)
}
print(
  `\nprocessor time: ${first.toFixed(1)} s to load and answer once; then ${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(1)} ms at most`,
)
print(`memory: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)
const lines = linesOf(join(root, 'kitchen'))
print(`lines of kitchen/: ${lines.code} of TypeScript, ${lines.tests} of its tests, ${lines.data} of data`)

if (values.write) writeFileSync(floor, floorText(items))
if (lost.some(({ set }) => itemSets[set].safety)) process.exitCode = 1

function linesOf(folder: string) {
  const found = { code: 0, tests: 0, data: 0 }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const kind = /\.ts$/.test(path) ? (/\.test\.ts$|\/kitchen\/test\//.test(path) ? 'tests' : 'code') : 'data'
    if (path.endsWith('.md')) continue
    found[kind] += readFileSync(path, 'utf8').split('\n').length - 1
  }
  return found
}
