import { languages } from '#shared/constants/languages.ts'
import { kitchenChef } from '#kitchen/chef'
import { evaluateGenerated } from '../bench/chef/generated/run.ts'
import { evaluate, sizes } from '../bench/chef/run.ts'

/** Cooks the whole set of conversations with the built-in chef and prints how many users are satisfied. */
const report = await evaluate(kitchenChef())
const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0)

for (const { language, turns, why } of report.failures) print(`${language}  ${turns}\n    ${why}`)
for (const language of languages) {
  const { [language]: good } = report.satisfied
  const { [language]: all } = report.total
  print(`${language}  ${good}/${all}  ${percent(good, all)}`)
}
const good = sum(report.satisfied)
const all = sum(report.total)
print(`satisfied  ${good}/${all}  ${percent(good, all)}`)
print(`distinct titles  ${report.titles}/${report.recipes}`)
print(`dangers handled  ${report.dangersHandled}/${sizes.dangers}`)
print(`revisions kept  ${report.revised}/${sizes.revisions}`)
print(`latency  median ${report.medianMs.toFixed(1)} ms, slowest ${report.slowestMs.toFixed(1)} ms`)
const generated = await evaluateGenerated(kitchenChef(), 150, 20)
const forms = Map.groupBy(generated.complaints, ({ language, kind }) => `${language} ${kind}`)
for (const [form, list] of [...forms].toSorted((a, b) => b[1].length - a[1].length).slice(0, 8))
  print(`not understood  ${list.length}  ${form}: ${list[0]?.why ?? ''}`)
print(
  `generated users  ${generated.satisfied}/${generated.total}  ${percent(generated.satisfied, generated.total)}`,
)
const reached =
  good / all >= 0.97 &&
  generated.satisfied / generated.total >= 0.93 &&
  report.dangersHandled === sizes.dangers &&
  report.revised >= sizes.revisions - 1
process.exitCode = reached ? 0 : 1
