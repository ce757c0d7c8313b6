import { readFileSync } from 'node:fs'
import { spacedName } from '../../kitchen/library/entry.ts'
import { alternativesIn } from '../../kitchen/recipes/dish-words.ts'
import { loadDishes, type Dish } from '../../kitchen/recipes/dishes.ts'

const folder = new URL('../../kitchen/recipes/dishes/', import.meta.url)

/** What people call the dishes of a file, as it is written there: behind "=", in the order of the dishes. */
function wordsIn(file: string): string[] {
  const words: string[] = []
  for (const raw of readFileSync(new URL(`${file}.txt`, folder), 'utf8').split('\n')) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (!/^\s/.test(raw)) words.push(line.split(' = ')[1] ?? '')
    else if (line.startsWith('= ')) words.push(`${words.pop() ?? ''} ${line.slice(2)}`.trim())
  }
  return words
}

/** By the id of each dish its names that are not its title, and the words that people ask for it by. */
export function dishNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const [file, own] of loadDishes()) {
    const words = wordsIn(file)
    if (own.length !== words.length) throw new Error(`${file}.txt has other dishes than its names`)
    for (const [index, dish] of own.entries()) {
      const said = words[index] ?? ''
      names.set(dish.id, [...labelsOf(dish), ...(said === '' ? [] : alternativesIn(said))])
    }
  }
  return names
}

/** The names of a kind of dish ("soup"): those of any other are its title already. */
const labelsOf = ({ label, whole, unnamed }: Dish): string[] =>
  whole === true || unnamed ? [] : [...new Set(Object.values(label).map(spacedName))]
