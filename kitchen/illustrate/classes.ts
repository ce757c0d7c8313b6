import { readFileSync } from 'node:fs'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from '../lexicon/fold.ts'
import { dishesNamedIn } from '../recipes/dish-names.ts'
import { type Dish, dishById } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import type { Drawing } from './composition.ts'
import { type Course, readClasses } from './read-classes.ts'

const file = 'classes.txt'
export const classes = readClasses(file, readFileSync(new URL(file, import.meta.url), 'utf8'))

const accompanied = /\b(?:with|mit|avec|con|on|auf|sur|in|im|au|aux|sous|unter|under|over)\b/
const joined = /\b(?:and|und|et|y)\b/
/** In French and Spanish the dish comes first, in English and German last. */
const romance = /\b(?:de|du|des|del|d|au|aux|al|a la|la|le|les|el|con|avec|et|y)\b/

/** In English the dish comes last: a sausage and pumpkin stew is no sausage. */
const lastWord =
  /\b(?:stew|casserole|hotpot|pie|tart|quiche|gratin|bake|curry|chilli|soup|chowder|risotto)\s*$/

/** What names the dish in a title: what is before the first "with", and of two things that are served the first. */
export function headsOf(words: string): string[] {
  const dish = words.split(accompanied)[0] ?? words
  return [lastWord.test(dish) ? dish : (dish.split(joined)[0] ?? dish), dish, words].filter(
    (text) => text.trim() !== '',
  )
}

export const courseOf = (dishType: DishType): Course =>
  dishType === 'Cocktails' ? 'drink' : dishType === 'Desserts' ? 'sweet' : 'savoury'

/** The dish's own drawing, else that of its way, else that of its template. */
export const drawingOfDish = ({ id, template, way }: Dish): Drawing | null =>
  classes.dishes.get(id) ??
  classes.templates.get(`${template}/${way}`) ??
  classes.templates.get(template) ??
  null

const courseOfDish = ({ course, template }: Dish): Course =>
  courseOf(course ?? templateOf(template)?.dishType ?? 'Mains')

/** The dish as it is in this course; a tart in a main course is the savoury one. */
function inCourse(dish: Dish, course: Course | null): Dish | null {
  if (course === null || courseOfDish(dish) === course) return dish
  const savoury = dish.turns?.savoury === undefined ? null : dishById(dish.turns?.savoury)
  return savoury && courseOfDish(savoury) === course ? savoury : null
}

/** The last parts of a German compound that may name a dish: "lasagne" of "Gemüselasagne". */
function compoundHead(text: string, course: Course | null): Dish | null {
  for (const [word] of text.matchAll(/[a-z]{8,}/g))
    for (let from = 2; word.length - from >= 5; from += 1) {
      const end = word.slice(from)
      for (const named of dishesNamedIn(end)) {
        const dish = named.start === 0 && named.end === end.length ? inCourse(named.dish, course) : null
        if (dish) return dish
      }
    }
  return null
}

function namedIn(text: string, course: Course | null): Dish | null {
  const found = dishesNamedIn(text).flatMap((named) => {
    const dish = inCourse(named.dish, course)
    return dish ? [{ ...named, dish }] : []
  })
  const last = romance.test(text) ? found : found.toSorted((a, b) => b.end - a.end || a.start - b.start)
  return last[0]?.dish ?? compoundHead(text, course)
}

/** The dish that a title names, in this course or in any. */
export function dishNamed(title: string, course: Course | null): Dish | null {
  for (const head of headsOf(fold(title))) {
    const dish = namedIn(head, course)
    if (dish) return dish
  }
  return null
}

/** What words of a title draw that name no dish of the kitchen. */
export function titleLine(words: string, course: Course | null) {
  for (const head of headsOf(words)) {
    const line = classes.titles.find(
      (each) => (course === null || each.course === course) && each.words.test(head),
    )
    if (line) return line
  }
  return null
}
