import { readFileSync } from 'node:fs'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { lazily } from '../../lexicon/lazily.ts'
import { isCourse, type Course } from '../vocabulary.ts'

interface GeneralSwap {
  of: readonly string[]
  by: readonly string[]
  /** Beginnings of what no step may do with it. */
  unless: readonly string[]
  /** All courses when empty. */
  courses: readonly Course[]
  /** Foods of which one must be in it, where there are any. */
  beside: readonly string[]
}

const file = 'general-swaps.txt'

function known(ids: string, line: string): string[] {
  const list = ids.split(', ')
  const unknown = list.find((id) => !findIngredientById(id))
  if (unknown !== undefined) throw new Error(`${file}: no food is called "${unknown}" in "${line}"`)
  return list
}

function readSwap(line: string): GeneralSwap {
  const [swap = '', ...conditions] = line.split('; ')
  const [of = '', by = ''] = swap.split(': ')
  const words = (mark: string) =>
    conditions.flatMap((each) => (each.startsWith(`${mark} `) ? each.slice(mark.length + 1).split(' ') : []))
  const strange = conditions.find((each) => !/^(?:unless|in|with) /.test(each))
  if (strange !== undefined) throw new Error(`${file}: "${strange}" is no condition`)
  const courses = words('in')
  if (!courses.every(isCourse)) throw new Error(`${file}: "${line}" names no course`)
  const members = known(by, line)
  return {
    of: of === 'all' ? members : known(of, line),
    by: members,
    unless: words('unless'),
    courses: courses.filter(isCourse),
    beside: words('with'),
  }
}

const table = lazily(() => {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const strengths = lines.flatMap((line): [string, number][] => {
    const [, food = '', share] = /^as (\S+) ([\d.]+)$/.exec(line) ?? []
    return share === undefined ? [] : [[known(food, line)[0] ?? food, Number(share)]]
  })
  const swaps = lines.filter((line) => !line.startsWith('as ')).map(readSwap)
  return { swaps, strengths: new Map(strengths) }
})

/** Where a food stands that another may stand in for. */
interface Place {
  course: Course
  /** What the steps do with it. */
  told: string
  foods: readonly string[]
}

/** What may stand in for a food of which the recipe says nothing else, nearest first. */
export function generalSwapsFor(food: string, { course, told, foods }: Place): string[] {
  const text = told.toLowerCase()
  const isDone = (beginning: string) => new RegExp(`\\b${beginning}`).test(text)
  const holds = ({ of, unless, courses, beside }: GeneralSwap) =>
    of.includes(food) &&
    (courses.length === 0 || courses.includes(course)) &&
    (beside.length === 0 || beside.some((each) => foods.includes(each))) &&
    !unless.some(isDone)
  const found = table()
    .swaps.filter(holds)
    .flatMap(({ by }) => by)
  return [...new Set(found)].filter((id) => id !== food)
}

/** How much of it does the work of another food. */
export const strengthOf = (food: string): number => table().strengths.get(food) ?? 1
