import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readPage, type PageRecipe } from '../kitchen/read/page/read-page.ts'
import type { RecipeIngredient } from '../shared/contract/recipe-structure.ts'
import { units, type Unit } from '../shared/words/units.ts'

/**
 * Reads the 60 pages of `blind-pages/` and compares everything with their right values:
 * `node bench/blind-pages.ts [--list KIND]`. They were written by somebody who had not seen the reader.
 */

interface ExpectedLine {
  text: string
  amount: number | null
  amountMax: number | null
  unit: string | null
  food: string
  note: string | null
  toTaste: boolean
  secondMeasure: unknown
}

interface Expected {
  title: string
  language: string
  servings: number | null
  yieldText: string | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  groups: { title: string | null; ingredients: ExpectedLine[] }[]
  steps: { text: string }[]
  temperatures: Record<string, number>[]
  mustNotContain: string[]
  doubtful?: string[]
}

const folder = join(import.meta.dirname, 'blind-pages')
const [option, listed] = process.argv.slice(2)
const kindListed = option === '--list' ? listed : undefined

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u00ad\u2044]/gu, (sign) => (sign === '\u2044' ? '/' : ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Units under which the product may store one of theirs, with how many one is. */
const stored: Readonly<Record<string, readonly (readonly [unit: Unit | null, factor: number])[]>> = {
  leaf: [[null, 1]],
  glass: [
    ['ml', 200],
    ['cl', 20],
  ],
  dag: [['g', 10]],
  tub: [
    ['g', 200],
    ['can', 1],
    ['pack', 1],
  ],
  jar: [['can', 1]],
  bag: [['pack', 1]],
  packet: [['pack', 1]],
  'knife tip': [['pinch', 1]],
  knob: [['tbsp', 1]],
  drizzle: [['dash', 1]],
  stick: [['stalk', 1]],
}

const near = (one: number | null | undefined, other: number | null) =>
  (one ?? null) === other || (one != null && other !== null && Math.abs(one - other) <= 0.011)

function isMeasureRight(got: RecipeIngredient, { amount, amountMax, unit }: ExpectedLine): boolean {
  const own = units.includes(unit as Unit) ? (unit as Unit) : null
  const isKnown = own !== null || unit === null
  const pairs = [
    [own === 'piece' ? null : own, 1] as const,
    ...(unit === null ? [] : (stored[unit] ?? [])),
    // A unit that the product does not know stays with the food.
    ...(isKnown ? [] : [[got.unit, 1] as const]),
  ]
  return pairs.some(
    ([asUnit, factor]) =>
      (got.unit === asUnit || (got.unit === 'piece' && asUnit === null)) &&
      near(got.amount, amount === null ? null : amount * factor) &&
      near(got.amountMax ?? null, amountMax === null ? null : amountMax * factor),
  )
}

const numbersIn = (value: unknown) => (JSON.stringify(value ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

interface Count {
  right: number
  of: number
  wrong: string[]
}
const counts = new Map<string, Count>()
function count(kind: string, page: string, isRight: boolean, what = '') {
  const sum = counts.get(kind) ?? { right: 0, of: 0, wrong: [] }
  counts.set(kind, sum)
  sum.of += 1
  if (isRight) sum.right += 1
  else sum.wrong.push(`${page}  ${what}`)
}

/** The read line that shares most words with an expected one, each once. */
function matched(expected: readonly ExpectedLine[], got: readonly RecipeIngredient[]) {
  if (expected.length === got.length) return got
  const free = new Set(got)
  const wordsOf = (text: string) => new Set(plain(text).split(' '))
  return expected.map((line) => {
    const wanted = wordsOf(line.text)
    let best: { each: RecipeIngredient; shared: number } | null = null
    for (const each of free) {
      const shared = [...wordsOf([each.amount, each.item, each.note].join(' '))].filter((word) =>
        wanted.has(word),
      ).length
      if (shared > (best?.shared ?? 0)) best = { each, shared }
    }
    if (best) free.delete(best.each)
    return best?.each ?? null
  })
}

function compareLine(
  page: string,
  path: string,
  line: ExpectedLine,
  got: RecipeIngredient | null,
  doubtful: ReadonlySet<string>,
) {
  const isSure = (field: string) => !doubtful.has(`${path}.${field}`) && !doubtful.has(path)
  const said = got === null ? '' : plain(`${got.item} ${got.note ?? ''} ${got.group ?? ''}`)
  const shown = `${line.text} → ${JSON.stringify(got && [got.amount, got.amountMax, got.unit, got.item, got.note, got.measure])}`
  count('line found', page, got !== null, line.text)
  if (got === null) return
  if (isSure('amount') && isSure('unit')) count('amount', page, isMeasureRight(got, line), shown)
  if (isSure('food')) count('food', page, plain(got.item).includes(plain(line.food)), shown)
  if (line.note !== null && isSure('note')) {
    const numbers = new Set(numbersIn([got.amount, got.amountMax, got.measure]))
    const lost = plain(line.note)
      .split(' ')
      .filter((word) => !said.includes(word) && !numbers.has(Number(word)))
    // Words of a measure are a unit by then.
    count(
      'note kept',
      page,
      lost.filter((word) => word.length > 3).length === 0,
      `${shown} lost ${lost.join(' ')}`,
    )
  }
  if (line.secondMeasure !== null && isSure('secondMeasure')) {
    const kept = new Set([
      ...numbersIn([got.measure, got.amount]),
      ...numbersIn([got.note, got.item].join(' ').replaceAll(',', '.')),
    ])
    const wanted = numbersIn(line.secondMeasure)
    count(
      'second',
      page,
      wanted.every((each) => kept.has(each)),
      shown,
    )
  }
  if (line.amount === null && isSure('toTaste'))
    count('to taste', page, (got.toTaste !== false) === line.toTaste, shown)
}

function comparePage(page: string, found: PageRecipe | null, expected: Expected) {
  count('read', page, found !== null)
  if (!found) return
  const { recipe } = found
  const doubtful = new Set(expected.doubtful ?? [])
  const isSure = (field: string) => !doubtful.has(field)
  count('title', page, plain(recipe.title) === plain(expected.title), recipe.title)
  count('language', page, recipe.language === expected.language, recipe.language)
  if (expected.servings !== null && isSure('servings'))
    count(
      'servings',
      page,
      recipe.servings === expected.servings,
      `${recipe.servings} for ${expected.servings}`,
    )
  if (expected.yieldText !== null && isSure('yieldText')) {
    const noun = plain(expected.yieldText)
      .split(' ')
      .filter((word) => /^\p{L}{4,}$/u.test(word))
    const unit = plain(recipe.yieldUnit ?? '')
    // Parts and pieces are portions.
    const isThing = noun.some((word) => !/^(?:parts?|stucke?|blech)$/.test(word))
    if (isThing)
      count(
        'yield',
        page,
        noun.some((word) => unit.includes(word)),
        `${recipe.yieldUnit} for ${expected.yieldText}`,
      )
  }
  const total = found.totalMinutes ?? recipe.prepMinutes + recipe.cookMinutes
  const times = [
    ['prepMinutes', recipe.prepMinutes],
    ['cookMinutes', recipe.cookMinutes],
    ['totalMinutes', total],
  ] as const
  for (const [field, got] of times) {
    const wanted = expected[field]
    // A recipe knows two times: resting may stand with either.
    if (wanted !== null && isSure(field))
      count(
        field,
        page,
        got === wanted || (field !== 'totalMinutes' && got > wanted && total === expected.totalMinutes),
        `${got} for ${wanted}`,
      )
  }
  const titles = expected.groups.flatMap(({ title }) => title ?? [])
  const groups = new Set(recipe.ingredients.map(({ group }) => plain(group ?? '')))
  if (titles.length > 0)
    count(
      'groups',
      page,
      titles.every((title) => groups.has(plain(title))),
      `${[...groups].join(' | ')} for ${titles.join(' | ')}`,
    )
  else count('no groups', page, groups.size === 1 && groups.has(''), [...groups].join(' | '))
  const lines = expected.groups.flatMap(({ ingredients }) => ingredients)
  const paths = expected.groups.flatMap(({ ingredients }, at) =>
    ingredients.map((_, place) => `groups[${at}].ingredients[${place}]`),
  )
  count(
    'no more lines',
    page,
    recipe.ingredients.length <= lines.length + 1,
    `${recipe.ingredients.length} for ${lines.length}`,
  )
  for (const [at, got] of matched(lines, recipe.ingredients).entries())
    if (lines[at]) compareLine(page, paths[at] ?? '', lines[at], got, doubtful)
  const said = plain(recipe.steps.map(({ text }) => text).join(' '))
  for (const { text } of expected.steps) count('steps', page, said.includes(plain(text)), text.slice(0, 80))
  const allowed = new Set(
    expected.temperatures.flatMap((each) => Object.values(each).filter((value) => typeof value === 'number')),
  )
  const read = recipe.steps.flatMap(({ celsius }) => celsius ?? [])
  count(
    'no wrong °C',
    page,
    read.every((each) => [...allowed].some((right) => Math.abs(right - each) <= 3)),
    `${read.join()} for ${[...allowed].join()}`,
  )
  for (const [at, { celsius }] of expected.temperatures.entries())
    if (celsius !== undefined && isSure(`temperatures[${at}]`) && isSure(`temperatures[${at}].celsius`))
      count(
        '°C found',
        page,
        read.some((each) => Math.abs(each - celsius) <= 3),
        `${read.join()} for ${celsius}`,
      )
  const everything = plain(JSON.stringify(found))
  for (const text of expected.mustNotContain)
    count('no other text', page, !everything.includes(plain(text)), text.slice(0, 80))
}

for (const file of globSync('*.html', { cwd: folder }).toSorted()) {
  const page = basename(file, '.html')
  const expected = JSON.parse(readFileSync(join(folder, `${page}.json`), 'utf8')) as Expected
  const found = readPage(readFileSync(join(folder, file), 'utf8'), 'https://example.org/')
  comparePage(page, found, expected)
}
for (const [kind, { right, of, wrong }] of counts) {
  process.stdout.write(
    `${kind.padEnd(14)} ${String(right).padStart(4)} of ${String(of).padStart(4)}  ${((100 * right) / of).toFixed(1)} %\n`,
  )
  if (kindListed === kind || kindListed === 'all')
    for (const each of wrong) process.stdout.write(`  ${each}\n`)
}
