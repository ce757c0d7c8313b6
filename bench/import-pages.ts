import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { treeOf } from '../kitchen/read/page/html-tree.ts'
import { linkedDataOf } from '../kitchen/read/page/linked-data.ts'
import { markedRecipes } from '../kitchen/read/page/marked-up.ts'
import { readPage, type PageRecipe } from '../kitchen/read/page/read-page.ts'
import { isLanguage } from '../shared/constants/languages.ts'

/**
 * Reads saved recipe pages and counts what of their recipes arrives: `node bench/import-pages.ts FOLDER [--list KIND]`.
 * The folder holds pages (`*.testhtml`), each with its checked recipe beside it (`*.json`), as the test data of
 * hhursev/recipe-scrapers does. The pages belong to their owners and are not part of this repository.
 */

interface Expected {
  host?: string
  title?: string
  language?: string
  yields?: string | null
  ingredients?: string[]
  instructions_list?: string[]
  ingredient_groups?: { ingredients: string[]; purpose: string | null }[]
}

interface Page {
  name: string
  expected: Expected
  html: string
  found: PageRecipe | null
}

const [folder, ...options] = process.argv.slice(2)
if (!folder || !existsSync(folder)) throw new Error('The first argument is a folder with pages.')
const listed = options[0] === '--list' ? options[1] : undefined

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const pages: Page[] = globSync('**/*.testhtml', { cwd: folder }).flatMap((file) => {
  const answer = join(folder, file.replace(/\.testhtml$/, '.json'))
  if (!existsSync(answer)) return []
  const expected = JSON.parse(readFileSync(answer, 'utf8')) as Expected
  const html = readFileSync(join(folder, file), 'utf8')
  const found = readPage(html, `https://${expected.host ?? 'example.org'}/`)
  return [{ name: basename(file, '.testhtml'), expected, html, found }]
})

const inOurs = pages.filter(({ found, expected }) => {
  const declared = (expected.language ?? '').slice(0, 2).toLowerCase()
  return found !== null && (declared === '' || isLanguage(declared))
})

/** Pages a question concerns, and those of them that answer it rightly. */
function count(
  kind: string,
  of: readonly Page[],
  concerns: (page: Page) => boolean,
  holds: (page: Page & { found: PageRecipe }) => boolean,
) {
  const asked = of.filter(concerns)
  const wrong = asked.filter((page) => page.found === null || !holds(page as Page & { found: PageRecipe }))
  const right = asked.length - wrong.length
  const share = asked.length === 0 ? '' : `${((100 * right) / asked.length).toFixed(1)} %`
  process.stdout.write(
    `${kind.padEnd(12)} ${String(right).padStart(5)} of ${String(asked.length).padStart(5)}  ${share}\n`,
  )
  if (listed === kind) for (const { name } of wrong) process.stdout.write(`  ${name}\n`)
}

const groupsOf = ({ expected }: Page) =>
  (expected.ingredient_groups ?? []).filter(({ purpose }) => purpose !== null && plain(purpose) !== '')

function keepsGroups(page: Page & { found: PageRecipe }): boolean {
  const kept = new Set(page.found.recipe.ingredients.map(({ group }) => plain(group ?? '')))
  return groupsOf(page).every(({ purpose }) => kept.has(plain(purpose ?? '')))
}

/** The numbers of what a page declares as its yield: of "4 to 6" the lower end is as right as the upper one. */
const declared = ({ html }: Page) =>
  [...linkedDataOf(html).recipes, ...markedRecipes(treeOf(html))].flatMap((node) =>
    (JSON.stringify(node.recipeYield ?? node.yield ?? '').match(/\d+/g) ?? []).map(Number).filter(Boolean),
  )
const lines = ({ expected }: Page) => expected.ingredients ?? []

count(
  'read',
  pages,
  () => true,
  () => true,
)
count('groups', inOurs, (page) => groupsOf(page).length > 0, keepsGroups)
count(
  'servings',
  inOurs,
  (page) => declared(page).length > 0,
  (page) => declared(page).some((each) => [each, 12 * each].includes(page.found.recipe.servings)),
)
count(
  'lines',
  inOurs,
  (page) => lines(page).length > 0,
  ({ found, expected }) => {
    // Some answers count headings as lines, and the tools that stand among them.
    const { ingredients, equipment } = found.recipe
    const headings = ingredients.filter(
      ({ group }, at) => group !== null && group !== ingredients[at - 1]?.group,
    )
    const read = ingredients.length + headings.length + (equipment?.length ?? 0)
    return read >= (expected.ingredients ?? []).length
  },
)
count(
  'no more',
  inOurs,
  (page) => lines(page).length > 0,
  ({ found, expected }) => found.recipe.ingredients.length <= (expected.ingredients ?? []).length,
)
count(
  'steps',
  inOurs,
  (page) => (page.expected.instructions_list ?? []).length > 0,
  ({ found, expected }) => {
    const written = plain(found.recipe.steps.map(({ text, group }) => `${group ?? ''} ${text}`).join(' '))
    return (expected.instructions_list ?? []).every((step) => written.includes(plain(step).slice(0, 60)))
  },
)
/** The temperatures that a text says with a number, in both scales: "350 °F", "200 C", "gas 6". */
const temperaturesIn = (text: string) =>
  [...text.matchAll(/\d{2,3}(?:[.,]\d)?/g)].flatMap(([number]) => {
    const degrees = Number(number.replace(',', '.'))
    return [degrees, ((degrees - 32) * 5) / 9]
  })
const gasMarks = [135, 140, 150, 160, 165, 170, 180, 190, 200, 220, 230, 240]

/** Whether each temperature of a step is a number of the step itself, in one of the two scales, and one an oven may have. */
const isStated = ({ text, celsius }: { text: string; celsius: number | null }) =>
  celsius === null ||
  (celsius <= 290 &&
    [...temperaturesIn(text), ...(/\bgas\b/i.test(text) ? gasMarks : [])].some(
      (each) => Math.abs(each - celsius) <= 3,
    ))

count(
  'temperature',
  inOurs,
  ({ found }) => found?.recipe.steps.some(({ celsius }) => celsius !== null) ?? false,
  ({ found }) => found.recipe.steps.every(isStated),
)
