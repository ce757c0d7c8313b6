import { languages, type Language } from '#shared/constants/languages.ts'
import { alternativesIn, readDishWords } from './dishes/dish-words.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { firstWord, reject, type FileLine } from './lines-of-file.ts'
import type { Recipe } from './recipe.ts'
import { isCourse, isTag } from './vocabulary.ts'

export type Head = Pick<
  Recipe,
  'id' | 'names' | 'called' | 'course' | 'tags' | 'taste' | 'serves' | 'atLeast'
>

function readCalled(line: FileLine, text: string): string[] {
  try {
    readDishWords(text)
    return alternativesIn(text)
  } catch (error) {
    return reject(line, error instanceof Error ? error.message : String(error))
  }
}

function readTags(line: FileLine, text: string): Pick<Head, 'course' | 'tags'> {
  const [course = '', ...tags] = text.split(' ')
  if (!isCourse(course)) return reject(line, `"${course}" is no course: starter, main, dessert or drink`)
  const unknown = tags.find((tag) => !isTag(tag))
  if (unknown !== undefined) reject(line, `no tag is called "${unknown}"`)
  return { course, tags }
}

function readTaste(line: FileLine, text: string): string[] {
  const tastes = text.split(' ')
  const unknown = tastes.find((taste) => !Object.hasOwn(tasteWordsFor, taste))
  if (unknown !== undefined) reject(line, `nothing tastes "${unknown}"`)
  return tastes
}

/** "4", or "8, at least 8". */
function readServes(line: FileLine, text: string): Pick<Head, 'serves' | 'atLeast'> {
  const [, serves, least] = /^(\d+)(?:, at least (\d+))?$/.exec(text) ?? []
  if (serves === undefined || Number(serves) === 0) reject(line, 'write "serves 4" or "serves 8, at least 8"')
  return { serves: Number(serves), atLeast: Number(least ?? 1) }
}

/** The first paragraph: the id, the names, what else it is called, what it suits, for how many it is. */
export function readHead(lines: readonly FileLine[]): Head {
  const [first] = lines
  if (!first) throw new Error('the file is empty')
  const fields = new Map<string, [FileLine, string]>()
  for (const line of lines) {
    const [word, rest] = firstWord(line.text)
    if (!['recipe', ...languages, 'called', 'tags', 'taste', 'serves'].includes(word))
      reject(line, `"${word}" cannot stand here`)
    if (fields.has(word)) reject(line, `"${word}" is there twice`)
    if (rest === '') reject(line, `"${word}" says nothing`)
    fields.set(word, [line, rest])
  }
  const of = (word: string) => fields.get(word) ?? reject(first, `"${word}" is missing`)
  const [idLine, id] = of('recipe')
  if (idLine !== first) reject(idLine, 'a file begins with "recipe" and the id')
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) reject(first, `"${id}" is no id: write "sheet-pan-chicken"`)
  const nameIn = (language: Language) => of(language)[1]
  const called = fields.get('called')
  const taste = fields.get('taste')
  return {
    id,
    names: { en: nameIn('en'), fr: nameIn('fr'), es: nameIn('es'), de: nameIn('de') },
    called: called ? readCalled(...called) : [],
    ...readTags(...of('tags')),
    taste: taste ? readTaste(...taste) : [],
    ...readServes(...of('serves')),
  }
}
