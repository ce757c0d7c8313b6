import { matches } from '../lexicon/may-match.ts'
import { hashOf } from '../cook/seed.ts'
import { dishById, type Dish } from '../recipes/dishes.ts'
import { readLines, reject } from '../recipes/read/lines.ts'
import { conditionIn } from './named-parts.ts'
import type { Wishes } from '../recipes/wishes.ts'

interface Occasion {
  name: string
  words: RegExp[]
  dishes: Dish[]
}

/** "(too|so) hot, canicul*, pas [trop] cher": one of two, any ending, left out or not. */
const patternOf = (text: string) =>
  new RegExp(
    `(?<![a-z])(?:${text
      .split(/, +/)
      .map((each) =>
        each
          .replaceAll('(', '(?:')
          .replaceAll(/\[([^\]]*)\]( ?)/g, '(?:$1$2)?')
          .replaceAll('*', '[a-z]*'),
      )
      .join('|')})(?![a-z])`,
  )

function read(): Occasion[] {
  const all = new Map<string, Occasion>()
  for (const line of readLines(new URL('./', import.meta.url), 'occasions.txt')) {
    const [, name = '', language, text = ''] =
      /^([a-z]+) (?:(en|fr|es|de):|=) (.+)$/.exec(line.text) ?? reject(line, 'not "name language: words"')
    const occasion = all.get(name) ?? { name, words: [], dishes: [] }
    all.set(name, occasion)
    if (language !== undefined) occasion.words.push(patternOf(text))
    else
      for (const id of text.split(/, +/))
        occasion.dishes.push(dishById(id) ?? reject(line, `no dish is called ${id}`))
  }
  return [...all.values()]
}

let known: Occasion[] | null = null

const hasSaidNothing = ({ wanted, wantedGroups, cuisine, tastes, unknown }: Wishes) =>
  wanted.length + wantedGroups.length + tastes.length === 0 && cuisine === null && unknown === null

/** The ways of cooking that meet a condition that was named: to eat with the fingers, without washing-up. */
export const meetingCondition = ({ seed, language }: Wishes): readonly string[] =>
  conditionIn(seed, language)?.metBy ?? []

/** The dishes of the occasion that was told of, in an order that the conversation fixes. */
export function dishesForOccasion(wishes: Wishes): readonly Dish[] {
  const said = wishes.seed.replaceAll(/['’-]/g, ' ')
  const occasion = (known ??= read()).find(({ words }) => words.some((each) => matches(each, said)))
  const told = occasion?.dishes ?? meetingCondition(wishes).flatMap((id) => dishById(id) ?? [])
  const usual = known.find(({ words }) => words.length === 0)?.dishes ?? []
  const dishes = told.length === 0 && hasSaidNothing(wishes) ? usual : told
  const start = hashOf(`${wishes.seed}/${wishes.another}`) % dishes.length
  return [...dishes.slice(start), ...dishes.slice(0, start)]
}
