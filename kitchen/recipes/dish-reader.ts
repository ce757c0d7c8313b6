import type { DishType } from '#shared/words/dish-types.ts'
import { cuisines, type CuisineId } from '../lexicon/cuisines.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { fold } from '../lexicon/text/fold.ts'
import { parseAmount, type Amount } from './amount.ts'
import { isDishTitle, dishTitles } from './dish-titles.ts'
import { readDishWords, type DishWords } from './dish-words.ts'
import { turns, type Dish, type Turn } from './dish.ts'
import { templateIds, type TemplateId } from './template-ids.ts'

/** What a template allows in the dishes that are cooked by it. */
export interface TemplateFacts {
  roles: readonly string[]
  ways: readonly string[]
}

const templates: ReadonlySet<string> = new Set(templateIds)

const isTemplate = (name: string): name is TemplateId => templates.has(name)
const isCuisine = (name: string): name is CuisineId => Object.hasOwn(cuisines, name)

const isTurn = (key: string): key is Turn => turns.some((turn) => turn === key)

const courses: Readonly<Record<string, DishType>> = {
  starter: 'Starters',
  main: 'Mains',
  dessert: 'Desserts',
  drink: 'Cocktails',
}

const split = (text: string, by: string | RegExp) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean)

function readAmount(text: string, portions: number): Amount {
  const amount = parseAmount(text)
  if (!amount) throw new Error(`"${text}" is no amount`)
  return { ...amount, amount: amount.amount / portions }
}

interface Foods {
  ids: string[]
  measures: Record<string, Amount>
}

/** "beef-steak 200g, onion 1, beef-stock": what has no amount comes in the usual one. */
function readFoods(text: string, portions: number): Foods {
  const foods: Foods = { ids: [], measures: {} }
  for (const each of split(text, ',')) {
    const [id = '', amount, ...rest] = each.split(/\s+/)
    if (!findIngredientById(id)) throw new Error(`no ingredient is called "${id}"`)
    if (rest.length > 0) throw new Error(`a comma is missing in "${each}"`)
    if (foods.ids.includes(id)) throw new Error(`"${id}" is there twice`)
    foods.ids.push(id)
    if (amount !== undefined) foods.measures[id] = readAmount(amount, portions)
  }
  return foods
}

function listIn(text: string, known: readonly string[], what: string): string[] {
  const list = split(text, /\s+/)
  const unknown = list.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new Error(`the template has no ${what} "${unknown}"`)
  return list
}

/** What is said of a dish behind the first semicolon, and whether it is one dish or a kind of dish. */
interface More {
  dish: Partial<Dish>
  kind: boolean
  nameOnly: boolean | null
  answersToName: boolean
}

function readMore(options: readonly string[], portions: number, { roles, ways }: TemplateFacts): More {
  const more: More = { dish: {}, kind: false, nameOnly: null, answersToName: true }
  const { dish } = more
  const measure = (measures: Record<string, Amount>) => {
    dish.measures = { ...dish.measures, ...measures }
  }
  for (const option of options) {
    const [key = '', ...words] = option.split(/\s+/)
    const rest = words.join(' ')
    const course = courses[key]
    if (key === '+') {
      const { ids, measures } = readFoods(rest, portions)
      dish.alone = ids
      measure(measures)
    } else if (key === 'amount') measure(readFoods(rest, portions).measures)
    else if (key === '-') dish.without = listIn(rest, roles, 'part')
    else if (key === 'needs') dish.needs = listIn(rest, roles, 'part')
    else if (key === 'way') dish.way = listIn(rest, ways, 'way')[0] ?? ''
    else if (key === 'id') dish.id = rest
    else if (key === 'like') dish.manner = rest
    else if (key === 'quick') dish.shortcut = rest
    else if (isTurn(key)) {
      const other = rest.replace(/ by foods$/, '')
      if (other !== rest) dish.byFoods = true
      dish.turns = { ...dish.turns, [key]: other }
    } else if (key === 'batch' && /^\d+$/.test(rest)) dish.batch = Number(rest)
    else if (key === 'title' && isDishTitle(rest)) dish.title = dishTitles[rest]
    else if (option === 'kind' || option === 'kind de') {
      more.kind = true
      dish.link = rest === 'de' ? 'de' : 'to'
    } else if (option === 'name only') more.nameOnly = true
    else if (option === 'name and foods') more.nameOnly = false
    else if (option === 'not by name') {
      more.answersToName = false
      dish.unnamed = true
    } else if (option === 'minced') dish.minced = true
    else if (course !== undefined && rest === '') dish.course = course
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

function readDish(
  names: string,
  words: string,
  recipe: string,
  factsOf: (id: TemplateId) => TemplateFacts,
): Dish {
  const labels = names.split('|').map((each) => each.trim())
  const [en = '', fr = en, es = en, de = en] = labels
  if (![1, 4].includes(labels.length) || labels.includes(''))
    throw new Error(`"${names}" is not one name and not one for each of the four languages`)
  const [, template = '', count = '1', foods = '', rest = ''] =
    /^([A-Za-z]+)(?: for (\d+))?(?::([^;]*))?(?:;(.*))?$/.exec(recipe) ?? []
  if (!isTemplate(template)) throw new Error(`no template is called "${template || recipe}"`)
  const portions = Number(count)
  const { ids, measures } = readFoods(foods, portions)
  const more = readMore(split(rest, ';'), portions, factsOf(template))
  const whole = !more.kind
  const asked = words.trim() === '' ? [] : readDishWords(words.trim())
  return {
    id: en,
    template,
    words: [...(whole && more.answersToName ? [namesOf([en, fr, es, de], asked)] : []), ...asked],
    label: { en, fr, es, de },
    link: 'to',
    ...(whole && { whole }),
    ...((more.nameOnly ?? whole) && { nameOnly: true }),
    ...(ids.length > 0 && { wants: ids }),
    ...more.dish,
    measures: { ...measures, ...more.dish.measures },
  }
}

/**
 * Reads a file of dishes. Of each dish first its name, or its names in English, French, Spanish and German, with other
 * words for it (dish-words.ts) behind `=`, on the same line or on lines of their own; then the template with what it
 * cannot be without, for one person or `for` as many as the amounts make, and marks between semicolons. `places` knows
 * the dishes of other files, and where they are.
 *
 *     Roast Beef with Onions | Rosbif aux oignons | Rosbif encebollado | Zwiebelrostbraten = rost braten
 *       smothered: beef-steak 200g, onion 1, beef-stock; + potato; - wine; german
 */
export function readDishes(
  file: string,
  text: string,
  factsOf: (template: TemplateId) => TemplateFacts,
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
      if (open) throw failed(open.line, `"${open.names}" has no template`)
      const [names = '', words = '', ...more] = line.split(' = ')
      if (more.length > 0) throw failed(at, 'a second "="')
      open = { names, words, line: at }
    } else if (!open) throw failed(at, 'a dish begins with its name, at the beginning of a line')
    else if (line.startsWith('= ')) {
      open.words += ` ${line.slice(2)}`
    } else {
      try {
        const dish = readDish(open.names, open.words, line, factsOf)
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
  if (open) throw failed(open.line, `"${open.names}" has no template`)
  return dishes
}
