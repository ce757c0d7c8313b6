import { isHeat, isVessel, type Plan, type Step } from '../template.ts'
import { readExpression } from './expressions.ts'
import type { Known } from './facts.ts'
import { firstWord, reject, splitAt, type Line } from './lines.ts'

type Say = (english: string, line: Line) => Step['text']
type Number = Step['minutes']

const kinds = ['prep', 'cook', 'wait'] as const
const isKind = (name: string): name is Step['kind'] => (kinds as readonly string[]).includes(name)

function readNumber(text: string, known: Known, line: Line): Number {
  if (/^\d+$/.test(text)) return Number(text)
  const value = readExpression(text, known, line)
  return (plan: Plan) => value({ wishes: plan.wishes, plan })
}

function readDegrees(text: string, line: Line): number {
  const [, degrees] = /^(\d{2,3})°$/.exec(text) ?? []
  return degrees === undefined ? reject(line, `not a temperature: ${text}`) : Number(degrees)
}

/** The facts of a step, each with its first word; a number in front is its minutes. */
function readFact(text: string, known: Known, line: Line): Partial<Step> {
  const [word, rest] = firstWord(text)
  if (text === 'aside') return { aside: true }
  if (text === 'wet') return { wet: true }
  if (text === 'heated') return { heated: true }
  if (text === 'boils') return { boils: true }
  if (text === 'pulls') return { pulls: true }
  if (text === 'fries') return { fries: true }
  if (text === 'hands' || text === 'sweats') return { crowd: text }
  if (word === 'by' && (rest === 'ladles' || rest === 'batches')) return { rounds: rest }
  if (word === 'in') return isVessel(rest) ? { vessel: rest } : reject(line, `no vessel is called ${rest}`)
  if (word === 'on') return isHeat(rest) ? { on: rest } : reject(line, `nothing is heated on ${rest}`)
  if (word === 'otherwise' && (rest === 'pan' || rest === 'pot')) return { otherwise: rest }
  if (word === 'at') return { celsius: readDegrees(rest, line) }
  if (word === 'says') return { degrees: readDegrees(rest, line) }
  if (word === 'hurried') return { least: readNumber(rest, known, line) }
  if (word === 'guards') return { doneness: known.role(rest, line) }
  if (word === 'when') {
    const holds = readExpression(rest, known, line)
    return { when: (plan) => holds({ wishes: plan.wishes, plan }) !== 0 }
  }
  return { minutes: readNumber(text, known, line) }
}

/** Names in a sentence that stand for no role. */
const values = ['minutes', 'tin']

/** The roles that a sentence names, as they are written. */
const rolesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([^{}?:]+)/g)].flatMap(([, names = '']) => names.split('+'))

/** Reads "cook 12, wet, guards main.flesh, when egg: Add {stock} and simmer for 12 minutes." */
export function readStep(text: string, known: Known, say: Say, line: Line): Step {
  const end = text.indexOf(': ')
  const sentence = end < 0 ? '' : text.slice(end + 2)
  const [kind, facts] = firstWord(text.slice(0, Math.max(end, 0)))
  if (!isKind(kind) || sentence === '') reject(line, `not a step: ${text}`)
  for (const name of rolesIn(sentence)) if (!values.includes(name)) known.role(name, line)
  const step: Step = { kind, text: say(sentence, line) }
  for (const fact of facts === '' ? [] : splitAt(facts, ',')) {
    const found = readFact(fact, known, line)
    const again = Object.keys(found).find((key) => key in step)
    if (again) reject(line, `${again} is given twice`)
    Object.assign(step, found)
  }
  if (sentence.includes('{minutes}') && step.minutes === undefined) reject(line, 'the step has no minutes')
  return step
}
