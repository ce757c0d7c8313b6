import { dishById } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { type Composition, type Drawing, compositions, formsOf } from './composition.ts'

/** The courses that have words of their own for a title. */
export type Course = 'savoury' | 'sweet' | 'drink'

interface Titles {
  course: Course
  words: RegExp
  drawing: Drawing
}

export interface Classes {
  /** By the template, or by the template and its way: "loaf/tin". */
  templates: ReadonlyMap<string, Drawing>
  dishes: ReadonlyMap<string, Drawing>
  titles: readonly Titles[]
}

const isComposition = (word: string): word is Composition => compositions.some((each) => each === word)

function drawingOf(text: string): Drawing {
  const [composition = '', form, ...more] = text.split(' ')
  if (!isComposition(composition)) throw new Error(`nothing is drawn as "${composition}"`)
  const known = formsOf(composition).find((each) => each === form)
  if (more.length > 0 || (form !== undefined && !known))
    throw new Error(`"${composition}" has no form "${[form, ...more].join(' ')}"`)
  return { composition, form: known ?? null }
}

function checkTemplate(key: string) {
  const [id = '', way, ...more] = key.split('/')
  const template = templateOf(id)
  if (!template) throw new Error(`no template "${id}"`)
  if (more.length > 0 || (way !== undefined && !template.ways?.includes(way)))
    throw new Error(`"${id}" has no way "${way}"`)
}

function checkDish(id: string) {
  if (!dishById(id)) throw new Error(`no dish "${id}"`)
}

/** The words as whole words of a title; a star stands for the rest of one. */
export function wordsOf(list: string): RegExp {
  const patterns = list.split(', ').map((word) => {
    if (!/^[*a-z0-9' -]+$/.test(word)) throw new Error(`"${word}" is not lower case without accents`)
    return word.replaceAll('*', String.raw`\w*`)
  })
  return new RegExp(String.raw`\b(?:${patterns.join('|')})\b`)
}

/** Reads what dishes are drawn as; throws with file and line on what it does not know and on what is there twice. */
export function readClasses(file: string, text: string): Classes {
  const templates = new Map<string, Drawing>()
  const dishes = new Map<string, Drawing>()
  const titles: Titles[] = []
  const add = (
    map: Map<string, Drawing>,
    keys: readonly string[],
    check: (key: string) => void,
    to: Drawing,
  ) => {
    for (const key of keys) {
      check(key)
      if (map.has(key)) throw new Error(`"${key}" is there twice`)
      map.set(key, to)
    }
  }
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    try {
      const [, kind, names = '', drawing = ''] = /^(\w+) (.+): ([^:]+)$/.exec(line) ?? []
      const to = drawingOf(drawing)
      if (kind === 'template') add(templates, names.split(' '), checkTemplate, to)
      else if (kind === 'dish') add(dishes, names.split('; '), checkDish, to)
      else if (kind === 'savoury' || kind === 'sweet' || kind === 'drink')
        titles.push({ course: kind, words: wordsOf(names), drawing: to })
      else throw new Error('expected template, dish, savoury, sweet or drink')
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { templates, dishes, titles }
}
