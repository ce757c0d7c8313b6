import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { turns, type Dish, type Turn } from './dish.ts'
import { readDishWords, type DishWords } from './dish-words.ts'
import { courses, isCuisine, kindById } from './kinds.ts'

const isTurn = (key: string): key is Turn => turns.some((turn) => turn === key)

const split = (text: string, by: string | RegExp) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean)

function readFoods(text: string): string[] {
  const ids = split(text, ' ')
  const unknown = ids.find((id) => !findIngredientById(id))
  if (unknown !== undefined) throw new Error(`no ingredient is called "${unknown}"`)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Error(`"${twice}" is there twice`)
  return ids
}

/** What is said of a dish behind its foods, and whether it is one dish or a kind of dish. */
interface More {
  dish: Partial<Dish>
  isKind: boolean
  nameOnly: boolean | null
  answersToName: boolean
}

function readMore(options: readonly string[], ways: readonly string[]): More {
  const more: More = { dish: {}, isKind: false, nameOnly: null, answersToName: true }
  const { dish } = more
  for (const option of options) {
    const [key = '', ...words] = option.split(/\s+/)
    const rest = words.join(' ')
    const course = courses[key]
    if (key === '+') dish.alone = readFoods(rest)
    else if (key === 'with') dish.more = readFoods(rest)
    else if (key === 'way') {
      if (!ways.includes(rest)) throw new Error(`its kind has no way "${rest}"`)
      dish.way = rest
    } else if (key === 'id') dish.id = rest
    else if (key === 'like') dish.manner = rest
    else if (isTurn(key)) {
      const other = rest.replace(/ by foods$/, '')
      if (other !== rest) dish.byFoods = true
      dish.turns = { ...dish.turns, [key]: other }
    } else if (option === 'kind' || option === 'kind de') {
      more.isKind = true
      dish.link = rest === 'de' ? 'de' : 'to'
    } else if (option === 'name only') more.nameOnly = true
    else if (option === 'name and foods') more.nameOnly = false
    else if (option === 'not by name') {
      more.answersToName = false
      dish.unnamed = true
    } else if (course !== undefined && rest === '') dish.course = course
    else if (isCuisine(option)) dish.cuisine = option
    else throw new Error(`"${option}" is no mark of a dish`)
  }
  return more
}

/** Most names are plain words with a space between them already. */
const spaced = (folded: string) =>
  /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(folded) ? folded : (folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
const closed = (name: string) => name.replaceAll(' ', '')

/**
 * A dish answers to its names and to their plurals, but not to a short name that its words bind to a condition, for that
 * may mean something else.
 */
function namesOf(labels: readonly string[], words: readonly DishWords[]): DishWords {
  const bound = new Set(
    words.filter(({ conditions }) => conditions.length > 0).flatMap(({ names }) => names.map(closed)),
  )
  const names = labels.map((label) => spaced(fold(label)))
  return {
    names: [...new Set(names)].filter((name) => name.length > 6 || !bound.has(closed(name))),
    plural: true,
    conditions: [],
    pattern: null,
  }
}

function readDish(names: string, words: string, line: string): Dish {
  const labels = names.split('|').map((each) => each.trim())
  const [en = '', fr = en, es = en, de = en] = labels
  if (![1, 4].includes(labels.length) || labels.includes(''))
    throw new Error(`"${names}" is not one name and not one for each of the four languages`)
  const [, id = '', foods = '', rest = ''] = /^([A-Za-z]+)(?::([^;]*))?(?:;(.*))?$/.exec(line) ?? []
  const kind = kindById(id)
  if (!kind) throw new Error(`there is no kind of dish "${id || line}"`)
  const wants = readFoods(foods)
  const more = readMore(split(rest, ';'), kind.ways)
  const whole = !more.isKind
  const asked = words.trim() === '' ? [] : readDishWords(words.trim())
  return {
    id: en,
    kind: kind.id,
    words: [...(whole && more.answersToName ? [namesOf([en, fr, es, de], asked)] : []), ...asked],
    label: { en, fr, es, de },
    link: 'to',
    ...(whole && { whole }),
    ...((more.nameOnly ?? whole) && { nameOnly: true }),
    ...(wants.length > 0 && { wants }),
    ...more.dish,
  }
}

/**
 * Reads a file of dishes. Of each dish first its name, or its names in English, French, Spanish and German, with other
 * words for it (dish-words.ts) behind `=`, on the same line or on lines of their own; then its kind with the foods that
 * make it this dish, and marks between semicolons: `+` for what goes in beside them when nothing is named, `with` for what
 * else is usually in it. `places` knows the dishes of other files, and where they are.
 *
 *     Roast Beef with Onions | Rosbif aux oignons | Rosbif encebollado | Zwiebelrostbraten = rost braten
 *       smothered: beef-steak onion beef-stock; + potato; with flour butter; german
 */
export function readDishes(
  file: string,
  text: string,
  places: Map<string, string> = new Map(),
): readonly Dish[] {
  const dishes: Dish[] = []
  let open: { names: string; words: string; line: number } | null = null
  const failed = (line: number, why: string) => new Error(`${file}:${line}: ${why}`)
  for (const [place, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const at = place + 1
    if (!/^\s/.test(raw)) {
      if (open) throw failed(open.line, `"${open.names}" has no kind`)
      const [names = '', words = '', ...more] = line.split(' = ')
      if (more.length > 0) throw failed(at, 'a second "="')
      open = { names, words, line: at }
    } else if (!open) throw failed(at, 'a dish begins with its name, at the beginning of a line')
    else if (line.startsWith('= ')) {
      open.words += ` ${line.slice(2)}`
    } else {
      try {
        const dish = readDish(open.names, open.words, line)
        const other = places.get(dish.id)
        if (other !== undefined) throw new Error(`"${dish.id}" is already in ${other}`)
        places.set(dish.id, `${file}:${at}`)
        dishes.push(dish)
      } catch (error) {
        throw failed(at, error instanceof Error ? error.message : String(error))
      }
      open = null
    }
  }
  if (open) throw failed(open.line, `"${open.names}" has no kind`)
  return dishes
}
