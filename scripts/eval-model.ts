import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { holdTalk, type Outcome } from '../bench/chef/evaluate-model.ts'
import { modelTalks } from '../bench/chef/model-talks.ts'
import { openModel } from '../server/adapters/chef/language-model.ts'
import { modelChef } from '../server/adapters/chef/model-chef.ts'
import { readModelChoice } from '../server/config/models.ts'
import { readerOf } from '../server/features/chat/models/open-models.ts'
import { openKitchen } from '../server/platform/workers/pool.ts'

/**
 * Holds 120 conversations with the model of the settings (CHEF, CHEF_MODEL, CHEF_URL, CHEF_KEY) and prints what is wrong with
 * each: `npm run eval:model -- [--only N] [--without-tools] [--context TOKENS]`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: String(modelTalks.length) },
    'without-tools': { type: 'boolean', default: false },
    context: { type: 'string' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const problems: string[] = []
const choice = readModelChoice('CHEF', (name) => process.env[name] || null, problems)
if (choice.kind === 'builtin') problems.push('CHEF must name a provider')
for (const problem of problems) print(problem)

if (choice.kind === 'model' && problems.length === 0) {
  const kitchen = openKitchen({ workers: 1, log: pino({ level: 'silent' }) })
  const model = await openModel(choice)
  if (values['without-tools']) model.can.tools = false
  if (values.context !== undefined) model.can.contextLength = Number(values.context)
  const chef = modelChef(model, readerOf(kitchen))
  const today = new Date().toISOString().slice(0, 10)
  const outcomes: Outcome[] = []
  // One in so many, so that a short run has all languages too.
  const step = modelTalks.length / Math.min(Number(values.only), modelTalks.length)
  for (let place = 0; place < modelTalks.length; place += step) {
    const talk = modelTalks[Math.floor(place)]
    if (!talk) break
    const outcome = await holdTalk(chef, kitchen, talk, today)
    outcomes.push(outcome)
    if (outcome.problems.length > 0)
      print(`${talk.language}  ${talk.turns.join(' | ')}\n    ${outcome.problems.join('; ')}`)
  }
  await kitchen.close()
  const good = outcomes.filter((each) => each.problems.length === 0).length
  const sum = (of: (each: Outcome) => number) => outcomes.reduce((all, each) => all + of(each), 0)
  print(`whole conversations  ${good}/${outcomes.length}`)
  print(`not for who eats  ${outcomes.filter(isUnsafe).length}`)
  print(`tokens  ${sum(({ tokens }) => tokens.input)} read, ${sum(({ tokens }) => tokens.output)} written`)
  process.exitCode = outcomes.some(isUnsafe) ? 1 : 0
} else {
  process.exitCode = 2
}

function isUnsafe({ problems: found }: Outcome): boolean {
  return found.some((problem) => problem.startsWith('not for who eats'))
}
