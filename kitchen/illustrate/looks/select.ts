import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Larder } from '../larder.ts'
import type { Scene } from '../scene.ts'

export type Foods = (scene: Scene) => readonly Ingredient[]
export type Condition = (scene: Scene) => boolean

const partOf = /^(\w+)((?:!?\/[^/]+\/)*)(?::(\d+))?$/

/** Foods of one group of the larder or of one category, of certain ids, the first so many. */
function part(text: string): Foods {
  const [, group = '', tests = '', most] = partOf.exec(text) ?? []
  if (group === '') throw new Error(`"${text}" names no foods`)
  const names = [...tests.matchAll(/(!?)\/([^/]+)\//g)].map(([, not, ids = '']) => {
    const name = new RegExp(ids)
    return (item: Ingredient) => name.test(item.id) !== (not === '!')
  })
  return ({ larder }) => {
    const all = Object.hasOwn(larder, group)
      ? larder[group as keyof Larder]
      : larder.all.filter(({ category }) => category === group)
    const found = all.filter((item) => names.every((test) => test(item)))
    return most === undefined ? found : found.slice(0, Number(most))
  }
}

/** Foods of the dish: groups of the larder joined by +, each with /ids/, !/ids/ and :most. */
export function foodsOf(text: string): Foods {
  const parts = text.split('+').map(part)
  return parts.length === 1 && parts[0]
    ? parts[0]
    : (scene) => [...new Set(parts.flatMap((each) => each(scene)))]
}

/** True where the dish has one of the foods; words/…/ asks its title. What is painted for a food shows it. */
export function conditionOf(text: string): Condition {
  const [, pattern] = /^words\/(.+)\/$/.exec(text) ?? []
  if (pattern !== undefined) {
    const words = new RegExp(String.raw`\b(?:${pattern})\b`)
    return (scene) => words.test(scene.words)
  }
  const foods = foodsOf(text)
  return (scene) => {
    const [first] = foods(scene)
    if (first) scene.brush.note(first.id)
    return first !== undefined
  }
}
