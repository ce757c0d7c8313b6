import { readFileSync } from 'node:fs'
import type { DishType } from '#shared/words/dish-types.ts'
import { cuisines, type CuisineId } from '../../lexicon/cuisines.ts'
import { prepared } from '../../lexicon/prepared.ts'

/** A kind of dish: a braise, a fruit tart, a sour. */
export interface Kind {
  id: string
  /** Where its dishes stand in a meal. */
  course: DishType
  /** It is served beside another dish. */
  isSide: boolean
  /** Where it is at home. */
  cuisines: readonly CuisineId[]
  /** The ways in which its dishes are shaped, baked or finished. */
  ways: readonly string[]
}

/** The courses as files name them. */
export const courses: Readonly<Record<string, DishType>> = {
  starter: 'Starters',
  main: 'Mains',
  dessert: 'Desserts',
  drink: 'Cocktails',
}

export const isCuisine = (name: string): name is CuisineId => Object.hasOwn(cuisines, name)

const words = (text: string) => text.split(' ').filter(Boolean)

function readKind(line: string): Kind {
  const [, id = '', course = '', side, from = '', ways = ''] =
    /^(\w+): (\w+)(; side)?(?:; from ([\w ]+))?(?:; ways ([\w ]+))?$/.exec(line) ?? []
  const type = courses[course]
  if (type === undefined) throw new Error(`"${line}" is no kind with its course`)
  const unknown = words(from).find((each) => !isCuisine(each))
  if (unknown !== undefined) throw new Error(`there is no cuisine "${unknown}"`)
  return {
    id,
    course: type,
    isSide: side !== undefined,
    cuisines: words(from).filter(isCuisine),
    ways: words(ways),
  }
}

/** Reads the kinds of dishes, one a line. Throws with file and line on what it cannot read and what is there twice. */
function readKinds(file: string, text: string): readonly Kind[] {
  const found = new Map<string, Kind>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    try {
      const kind = readKind(line)
      if (found.has(kind.id)) throw new Error(`"${kind.id}" is there twice`)
      found.set(kind.id, kind)
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  return [...found.values()]
}

const kinds = prepared('kinds', () =>
  readKinds('kinds.txt', readFileSync(new URL('kinds.txt', import.meta.url), 'utf8')),
)

const byId = new Map(kinds.map((kind) => [kind.id, kind]))

export const kindIds: readonly string[] = kinds.map(({ id }) => id)

export const kindById = (id: string): Kind | null => byId.get(id) ?? null
