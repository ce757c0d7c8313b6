import { reject, type Line } from './lines.ts'
import { readCondition, type Fact, type Known } from './facts.ts'
import { longest } from '../plan.ts'
import type { Situation } from './situation.ts'

export type Expression = (situation: Situation) => number

const token = /\s*(\.\.|>=|<=|>|<|[()+*,]|-(?=\s)|\d+(?:\.\d+)?|[A-Za-z](?:"[^"]*"|[^\s(),"<>])*)/y

function tokensOf(text: string, line: Line): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex
    const [, found] = token.exec(text) ?? []
    if (found === undefined) reject(line, `cannot read "${text.slice(from).trim()}"`)
    tokens.push(found)
  }
  return tokens
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  max: Math.max,
  min: Math.min,
  round: (value) => Math.round(value ?? 0),
}

const truth = (fact: Fact): Expression => {
  return (situation) => (fact(situation) ? 1 : 0)
}

/**
 * Reads a number or a condition: "25", "servings > 8 and oven", "longest(main.flesh, 10..120) - 25",
 * "12 if has egg else 8". A condition is 1 or 0.
 */
export function readExpression(text: string, known: Known, line: Line): Expression {
  const tokens = tokensOf(text, line)
  let place = 0
  const next = () => tokens[place] ?? ''
  const take = () => {
    place += 1
    return tokens[place - 1] ?? ''
  }
  const expect = (wanted: string) => {
    if (take() !== wanted) reject(line, `${wanted} is missing in "${text}"`)
  }
  const number = () => {
    const found = take()
    return /^\d/.test(found) ? Number(found) : reject(line, `a number is missing in "${text}"`)
  }

  function longestOf(): Expression {
    const names: string[] = []
    while (next() !== ',') names.push(known.role(take(), line))
    expect(',')
    const least = number()
    expect('..')
    const most = number()
    expect(')')
    return ({ plan }) => (plan ? longest(plan, names, least, most) : least)
  }

  function value(): Expression {
    const word = take()
    if (/^\d/.test(word)) return () => Number(word)
    if (word === '(') {
      const inner = choice()
      expect(')')
      return inner
    }
    if (word === 'not') {
      const inner = value()
      return (situation) => (inner(situation) ? 0 : 1)
    }
    if (next() === '(') {
      expect('(')
      if (word === 'longest') return longestOf()
      const apply = functions[word] ?? reject(line, `nothing is called ${word}()`)
      const values = [choice()]
      while (next() === ',') {
        expect(',')
        values.push(choice())
      }
      expect(')')
      return (situation) => apply(...values.map((each) => each(situation)))
    }
    if (word === 'servings') return ({ plan }) => plan?.servings ?? 0
    if (word === 'minutes') return ({ wishes }) => wishes.minutes ?? Infinity
    if (word === 'heat') return ({ wishes }) => wishes.heat ?? 0
    const named = known.conditions.get(word)
    if (named !== undefined) return readExpression(named, known, line)
    return truth(readCondition(word, known, line))
  }

  /** One level of binary operators, each reading what binds more tightly. */
  const level =
    (signs: Readonly<Record<string, (a: number, b: number) => number>>, inner: () => Expression) =>
    (): Expression => {
      let left = inner()
      for (let sign = signs[next()]; sign; sign = signs[next()]) {
        take()
        const [apply, before, after] = [sign, left, inner()]
        left = (situation) => apply(before(situation), after(situation))
      }
      return left
    }
  const product = level({ '*': (a, b) => a * b }, value)
  const sum = level({ '+': (a, b) => a + b, '-': (a, b) => a - b }, product)
  const comparison = level(
    {
      '>': (a, b) => Number(a > b),
      '<': (a, b) => Number(a < b),
      '>=': (a, b) => Number(a >= b),
      '<=': (a, b) => Number(a <= b),
    },
    sum,
  )
  const both = level({ and: (a, b) => Number(a !== 0 && b !== 0) }, comparison)
  const either = level({ or: (a, b) => Number(a !== 0 || b !== 0) }, both)

  function choice(): Expression {
    const first = either()
    if (next() !== 'if') return first
    expect('if')
    const condition = either()
    expect('else')
    const other = choice()
    return (situation) => (condition(situation) ? first(situation) : other(situation))
  }

  const whole = choice()
  if (place < tokens.length) reject(line, `"${tokens.slice(place).join(' ')}" is too much in "${text}"`)
  return whole
}
