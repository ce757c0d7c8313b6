import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/fold.ts'
import { readDishWords } from './dishes/dish-words.ts'
import { minutesOf, partOf, plannedSteps } from './planned.ts'
import { methodOf, type Recipe, type RecipeLine, type Swap } from './recipe.ts'
import type { Course, Heat, LineRole, Tag, WayName } from './vocabulary.ts'

/** What is known of one way to cook a recipe without reading its file. */
interface EntryMethod {
  way: WayName | null
  minutes: number
  heats: readonly Heat[]
}

/** What a recipe is found by: everything but its sentences and amounts. */
export interface Entry {
  id: string
  /** In recipes/. */
  file: string
  names: Record<Language, string>
  course: Course
  tags: readonly Tag[]
  taste: readonly string[]
  foods: readonly { food: string; role: LineRole; mayGo: boolean; swaps: readonly Swap[] }[]
  /** As it is written first. */
  methods: readonly EntryMethod[]
}

function methodEntry(recipe: Recipe, way: WayName | null): EntryMethod {
  const method = methodOf(recipe, way)
  const { prepMinutes, cookMinutes } = minutesOf(plannedSteps(method, method.lines.map(partOf)))
  const heats = [...new Set(method.steps.flatMap(({ heat }) => heat ?? []))]
  return { way, minutes: prepMinutes + cookMinutes, heats }
}

const foodEntry = ({ food, role, mayGo, swaps }: RecipeLine) => ({ food, role, mayGo, swaps })

export function entryOf(recipe: Recipe, file: string): Entry {
  const { id, names, course, tags, taste, lines, ways } = recipe
  return {
    id,
    file,
    names,
    course,
    tags,
    taste,
    foods: lines.map(foodEntry),
    methods: [null, ...ways.map(({ name }) => name)].map((way) => methodEntry(recipe, way)),
  }
}

/** The entries with equal parts as one object: of the lines of 1,200 recipes half are like another, which is 2 MB. */
export function sharingParts(entries: readonly Entry[]): readonly Entry[] {
  const parts = new Map<string, unknown>()
  const shared = <Part>(part: Part): Part => {
    const words = JSON.stringify(part)
    if (!parts.has(words)) parts.set(words, part)
    return parts.get(words) as Part
  }
  return entries.map((entry) => ({
    ...entry,
    tags: shared(entry.tags),
    foods: entry.foods.map(({ swaps, ...food }) => shared({ ...food, swaps: shared(swaps.map(shared)) })),
    methods: entry.methods.map(shared),
  }))
}

/** A name as it is compared: "Bœuf bourguignon" and "boeuf-bourguignon" are one. */
export const spacedName = (name: string): string => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** All names in full: the four titles first, then what else it is called. A `*` at the end is any ending. */
export const namesOf = ({ names, called }: Recipe): string[] => [
  ...new Set([
    ...Object.values(names).map(spacedName),
    ...called.flatMap((words) => readDishWords(words)).flatMap((each) => each.names),
  ]),
]
