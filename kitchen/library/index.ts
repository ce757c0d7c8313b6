import { readdirSync, readFileSync } from 'node:fs'
import { lazily } from '../lexicon/lazily.ts'
import { prepared } from '../lexicon/prepared.ts'
import { remembering } from '../lexicon/remembering.ts'
import { entryOf, namesOf, sharingParts, spacedName, type Entry } from './entry.ts'
import { readRecipe } from './read-recipe.ts'
import type { Recipe } from './recipe.ts'

export type { Entry } from './entry.ts'
export type { Recipe } from './recipe.ts'
export { renderedRecipe } from './render-recipe.ts'

const folder = new URL('recipes/', import.meta.url)

/** The files of the library, in the order of their names. */
export const recipeFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.recipe'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

export const readFile = (file: string): Recipe =>
  readRecipe(file, readFileSync(new URL(file, folder), 'utf8'))

/** Every file read and checked once; the build does that beforehand. */
const readAll = lazily(() => {
  const places = new Map<string, string>()
  return recipeFiles().map((file) => {
    const recipe = readFile(file)
    const other = places.get(recipe.id)
    if (other !== undefined) throw new Error(`${file}:1: "${recipe.id}" is already in ${other}`)
    if (!file.endsWith(`/${recipe.id}.recipe`))
      throw new Error(`${file}:1: the file of "${recipe.id}" is called otherwise`)
    places.set(recipe.id, file)
    return { entry: entryOf(recipe, file), names: namesOf(recipe) }
  })
})

/** What every recipe is found by. */
export const library = lazily((): readonly Entry[] =>
  sharingParts(prepared('library', () => readAll().map(({ entry }) => entry))),
)

/** The recipes that each name is of, by their places in the library; most names are of one. */
export const libraryNames = lazily((): ReadonlyMap<string, number | readonly number[]> => {
  const pairs = prepared('library-names', () => {
    const byName = new Map<string, number[]>()
    for (const [place, { names }] of readAll().entries())
      for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place])
    return [...byName]
  })
  return new Map(pairs.map(([name, places]) => [name, places.length === 1 ? (places[0] ?? []) : places]))
})

const entriesById = lazily(() => new Map(library().map((entry) => [entry.id, entry])))

export const entryById = (id: string): Entry | null => entriesById().get(id) ?? null

/** A whole recipe, from its file. */
export const recipeById = remembering(200, (id: string): Recipe | null => {
  const entry = entriesById().get(id)
  return entry ? readFile(entry.file) : null
})

/** The recipes that are called so in any language, those that bear the name first. */
export function recipesCalled(name: string): Entry[] {
  const places = [libraryNames().get(spacedName(name)) ?? []].flat()
  const entries = places.flatMap((place) => library()[place] ?? [])
  const bears = ({ names }: Entry) => Object.values(names).some((own) => spacedName(own) === spacedName(name))
  return entries.toSorted((a, b) => Number(bears(b)) - Number(bears(a)))
}
