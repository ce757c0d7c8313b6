import { entriesByKey } from './read-entries.ts'
import { kindAsked, kinds, type Kind } from './kinds.ts'
import { entriesAbout, foodsIn, aboutChef, type Table } from './table.ts'
import type { Question } from './recognise.ts'

const sentences = entriesByKey('keeping.txt')
const foods = entriesAbout('food-keeping.txt').filter(({ entry, foods: list }) => {
  if (list.length === 0) throw new Error(`${entry.place}: no foods`)
  return true
})

const aspects = ['keep', 'freeze', 'reheat', 'ahead'] as const

for (const kind of kinds.values())
  for (const aspect of aspects)
    if (!sentences.has(`${aspect}-${kind[aspect]}`))
      throw new Error(`keeping.txt: no "${aspect}-${kind[aspect]}", which kinds.txt names`)

/** The part behind a bar is said of dishes, not when only keeping is asked of a food. */
const sentence = (aspect: (typeof aspects)[number], kind: Kind, { language }: Table) =>
  (sentences.get(`${aspect}-${kind[aspect]}`)?.text[language] ?? '').replace(' | ', ' ')

const aspectOf = { keeping: 'keep', freezing: 'freeze', reheating: 'reheat', ahead: 'ahead' } as const

/** How the dish on the table keeps, freezes, is warmed up and prepared ahead; or how a food keeps that is none of it. */
export function keepingOf({ text }: Question, type: keyof typeof aspectOf, table: Table): string {
  const { language, dish } = table
  const named = foodsIn(text, language)
  const ofDish = dish?.plan.parts.some(({ ingredient }) => named.includes(ingredient)) ?? false
  const inTitle = named.some((food) =>
    dish?.recipe.title.toLocaleLowerCase().includes(food.names[language].one.toLocaleLowerCase()),
  )
  const food = foods.find(({ foods: list }) => list.some((each) => named.includes(each)))
  if (food && type === 'keeping' && !inTitle) return food.entry.text[language]
  const kind = kindAsked(text, language, dish)
  if (kind && (named.length === 0 || ofDish || !food || type !== 'keeping'))
    return sentence(aspectOf[type], kind, table)
  if (food) return food.entry.text[language]
  return aboutChef(named.length > 0 ? 'unknown' : 'no-dish', language)
}
