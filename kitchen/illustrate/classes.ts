import { readFileSync } from 'node:fs'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from '../lexicon/fold.ts'
import { spacedName } from '../library/entry.ts'
import { entryById, recipesCalled } from '../library/index.ts'
import { masterById } from '../library/masters/index.ts'
import { isTag } from '../library/vocabulary.ts'
import { lookNamed } from './looks/looks.ts'
import type { Look } from './looks/look.ts'

/** The courses that have words of their own for a title. */
type Course = 'savoury' | 'sweet' | 'drink'
const isCourse = (word: string): word is Course => /^(?:savoury|sweet|drink)$/.test(word)

/** What a recipe of the library tells about its look. */
export interface Known {
  id: string
  course: string
  tags: readonly string[]
}

/** By the tag or the recipe, and by the words of a title. */
interface Classes {
  tags: ReadonlyMap<string, Look>
  recipes: ReadonlyMap<string, Look>
  titles: readonly { course: Course; words: RegExp; look: Look }[]
}

/** The words as whole words of a title; a star stands for the rest of one. */
function wordsOf(list: string): RegExp {
  const patterns = list.split(', ').map((word) => {
    if (!/^[*a-z0-9' -]+$/.test(word)) throw new Error(`"${word}" is not lower case without accents`)
    return word.replaceAll('*', String.raw`\w*`)
  })
  return new RegExp(String.raw`\b(?:${patterns.join('|')})\b`)
}

/** Reads what dishes are drawn as; throws with file and line on what it does not know and on what is there twice. */
export function readClasses(file: string, text: string): Classes {
  const [tags, recipes] = [new Map<string, Look>(), new Map<string, Look>()]
  const titles: Classes['titles'][number][] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    try {
      const [, first = '', words] = /^(\w+) ([^:=]+): [\w-]+$/.exec(line) ?? []
      if (words !== undefined && isCourse(first)) {
        titles.push({ course: first, words: wordsOf(words), look: lookNamed(line.split(': ').at(-1) ?? '') })
        continue
      }
      const [, name = '', sign, ids = ''] = /^([\w-]+)(:| =) (.+)$/.exec(line) ?? []
      if (sign === undefined) throw new Error('expected a look and what is drawn so')
      const [map, known] = sign === ':' ? [tags, isTag] : [recipes, (id: string) => entryById(id) !== null]
      for (const id of ids.split(' ')) {
        if (!known(id)) throw new Error(`the library knows no "${id}"`)
        if (map.has(id)) throw new Error(`"${id}" is there twice`)
        map.set(id, lookNamed(name))
      }
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { tags, recipes, titles }
}

const file = 'classes.txt'
export const classes = readClasses(file, readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The look of a recipe: its own, else that of its first tag that has one. */
export function lookOfRecipe({ id, tags }: Known): Look | null {
  return classes.recipes.get(id) ?? tags.flatMap((tag) => classes.tags.get(tag) ?? [])[0] ?? null
}

/** A recipe or a master of the library; null for an id that it does not have. */
export const knownRecipe = (id: string): Known | null => entryById(id) ?? masterById(id)

export const courseOf = (dishType: DishType): Course =>
  dishType === 'Cocktails' ? 'drink' : dishType === 'Desserts' ? 'sweet' : 'savoury'

const courseOfRecipe = ({ course }: Known): Course =>
  course === 'drink' ? 'drink' : course === 'dessert' ? 'sweet' : 'savoury'

const accompanied = /\b(?:with|mit|avec|con|on|auf|sur|in|im|au|aux|sous|unter|under|over)\b/
const joined = /\b(?:and|und|et|y)\b/
/** In French and Spanish the dish comes first, in English and German last. */
const romance = /\b(?:de|du|des|del|d|au|aux|al|a la|la|le|les|el|con|avec|et|y)\b/
/** In English the dish comes last: a sausage and pumpkin stew is no sausage. */
const lastWord =
  /\b(?:stew|casserole|hotpot|pie|tart|quiche|gratin|bake|curry|chilli|soup|chowder|risotto)\s*$/

/** What names the dish in a title: what is before the first "with", and of two things that are served the first. */
function headsOf(words: string): string[] {
  const dish = words.split(accompanied)[0] ?? words
  return [lastWord.test(dish) ? dish : (dish.split(joined)[0] ?? dish), dish, words].filter(
    (text) => text.trim() !== '',
  )
}

const mostWords = 7

/** The recipes whose names stand in a text, each with the words where it begins and ends. */
function namedIn(text: string, course: Course | null) {
  const words = spacedName(text).split(' ').slice(0, 40)
  const found: { recipe: Known; from: number; to: number }[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + mostWords); to > from; to -= 1) {
      const recipe = recipesCalled(words.slice(from, to).join(' ')).find(
        (entry) => course === null || courseOfRecipe(entry) === course,
      )
      if (recipe) found.push({ recipe, from, to })
    }
  return found
}

/** The last part of a German compound that names a dish: "lasagne" of "Gemüselasagne". */
function compoundHead(text: string, course: Course | null): Known | null {
  for (const [word] of spacedName(text).matchAll(/[a-z]{8,}/g))
    for (let from = 2; word.length - from >= 5; from += 1) {
      const [named] = namedIn(word.slice(from), course)
      if (named) return named.recipe
    }
  return null
}

/** The recipe of the library that a title names, in this course or in any; null where it names none. */
export function recipeNamed(title: string, course: Course | null): Known | null {
  for (const head of headsOf(fold(title))) {
    const found = namedIn(head, course)
    const ordered = romance.test(head) ? found : found.toSorted((a, b) => b.to - a.to || a.from - b.from)
    const recipe = ordered[0]?.recipe ?? compoundHead(head, course)
    if (recipe) return recipe
  }
  return null
}

/** What words of a title draw that name no recipe of the library. */
export function titleLine(words: string, course: Course | null) {
  for (const head of headsOf(words)) {
    const line = classes.titles.find(
      (each) => (course === null || each.course === course) && each.words.test(head),
    )
    if (line) return line
  }
  return null
}
