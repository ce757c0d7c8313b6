import { Parser } from '@cooklang/cooklang'
import { describe, expect, test } from 'vitest'
import { loadReader } from '#kitchen'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { differentNames } from './file-name.ts'
import { formats } from './formats.ts'
import { escapeMarkdown } from './formats/markdown.ts'
import { cake, exported } from './test-recipe.ts'

const { readPage, readRecipe } = await loadReader()

const written = (name: keyof typeof formats, ...given: Parameters<typeof exported>) =>
  formats[name].write(exported(...given), 'cake', null)

const linesOf = ({ ingredients }: Pick<RecipeStructure, 'ingredients'>) =>
  ingredients.map(({ amount, amountMax, unit, item, note, group }) => ({
    amount: amount === null ? null : Number(amount.toFixed(2)),
    amountMax,
    unit,
    item,
    note,
    group,
  }))
const stepsOf = ({ steps }: Pick<RecipeStructure, 'steps'>) =>
  steps.map(({ text, group }) => ({ text, group }))

/** Without what the format cannot hold: headings of the list. */
const withoutGroups = { ...cake, ingredients: cake.ingredients.map((each) => ({ ...each, group: null })) }

/** The cake in German, with what its language writes differently. */
const kuchen: RecipeStructure = {
  ...cake,
  title: 'Käsekuchen „Œuf“',
  language: 'de',
  yieldUnit: 'Stücke',
  equipment: [],
  ingredients: [
    { amount: 1.5, unit: 'kg', item: 'Magerquark', note: null, group: null, scales: true },
    { amount: 0.5, unit: 'bunch', item: 'Minze', note: 'gehackt', group: null, scales: true },
    { amount: null, unit: null, item: 'Salz', note: null, group: null, scales: true },
  ],
  steps: [
    { text: 'Quark mit der Minze und Salz glatt rühren.', minutes: null, celsius: null, uses: [0, 1, 2] },
    { text: '10 Minuten bei 180 °C backen.', minutes: 10, celsius: 180, uses: [] },
  ],
}

describe('a recipe that goes out and comes in again', () => {
  test('as RecipeMD has its list with headings, its steps, yield and tags', () => {
    const read = readPage(written('recipemd'), null)?.recipe
    expect(linesOf(read ?? cake)).toEqual(linesOf(cake))
    expect(stepsOf(read ?? withoutGroups)).toEqual(stepsOf(cake))
    expect(read).toMatchObject({ title: cake.title, servings: 12, yieldUnit: 'slices' })
    expect(read?.searchTerms).toContain('autumn')
    expect(read?.extra).toContain('grandmother')
    expect(read).toMatchObject({ prepMinutes: 25, cookMinutes: 60, equipment: cake.equipment })
  })

  test('as JSON-LD has its lines, steps with headings, times, tools and facts', () => {
    const text = `<script type="application/ld+json">${written('json-ld')}</script>`
    const read = readPage(text, null)?.recipe
    expect(linesOf(read ?? cake)).toEqual(linesOf(withoutGroups))
    expect(stepsOf(read ?? cake)).toEqual(stepsOf(cake))
    expect(read).toMatchObject({
      title: cake.title,
      servings: 12,
      yieldUnit: 'slices',
      prepMinutes: 25,
      cookMinutes: 60,
      nutrition: cake.nutrition,
      dishType: 'Desserts',
    })
    expect(read?.extra).toContain('Contains nuts.')
  })

  test('as Cooklang has its steps, its times and what is used, under the headings of the steps', () => {
    const read = readPage(written('cooklang'), null)?.recipe
    const list = linesOf(read ?? cake)
    const byItem = (lines: typeof list) => lines.toSorted((a, b) => a.item.localeCompare(b.item))
    const expected = cake.ingredients.map((each) => ({ ...each, group: each.group && 'Topping' }))
    expect(byItem(list)).toEqual(byItem(linesOf({ ingredients: expected })))
    expect(stepsOf(read ?? cake)).toEqual(
      stepsOf(cake).map(({ text, group }) => ({
        group,
        text: text.includes('walnuts') ? `${text} (cinnamon)` : text,
      })),
    )
    expect(read).toMatchObject({ title: cake.title, servings: 12, prepMinutes: 25, cookMinutes: 60 })
  })

  test.each(['recipemd', 'cooklang'] as const)('as %s keeps the words of another language', (name) => {
    const read = readPage(written(name, kuchen), null)?.recipe
    expect(read).toMatchObject({ title: kuchen.title, language: 'de', servings: 12, yieldUnit: 'Stücke' })
    const lines = linesOf(read ?? cake).map(({ amount, unit, item, note }) => [amount, unit, item, note])
    expect(lines.toSorted()).toEqual([
      [null, null, 'Salz', null],
      [0.5, 'bunch', 'Minze', 'gehackt'],
      [1.5, 'kg', 'Magerquark', null],
    ])
  })

  test('as Markdown is read like any written text', () => {
    const read = readRecipe(written('markdown'))
    expect(linesOf(read ?? withoutGroups)).toEqual(linesOf(cake))
    expect(stepsOf(read ?? withoutGroups)).toEqual(stepsOf(cake))
    expect(read).toMatchObject({ servings: 12, prepMinutes: 25, cookMinutes: 60, equipment: cake.equipment })
  })
})

describe('Cooklang', () => {
  const parse = (...given: Parameters<typeof exported>) =>
    new Parser().parse(written('cooklang', ...given)).recipe

  test('is what its own parser reads: amounts, units, notes, what does not scale, tools and times', () => {
    const recipe = parse()
    const found = recipe.ingredients.map(({ name, note, quantity }) => [
      name,
      quantity?.unit ?? null,
      note,
      quantity?.scalable ?? null,
    ])
    expect(found).toEqual([
      ['flour', 'g', 'sifted', true],
      ['salt', 'tsp', null, false],
      ['olive oil', 'cup', '240 ml', true],
      ['apples', null, 'peeled, diced', true],
      ['walnuts', 'cup', null, true],
      ['cinnamon', null, 'to taste', null],
    ])
    expect(recipe.cookware.map(({ name }) => name)).toEqual(['cake tin'])
    expect(recipe.timers.map(({ quantity }) => quantity?.unit)).toEqual(['minutes'])
    expect(recipe.sections.map(({ name }) => name)).toEqual([null, 'Topping'])
  })

  test('takes no sign of a text for its own', () => {
    const text = 'Mail me @home #1 -- or ~ not [- ever -]: {200%g}, then add "salt".'
    const title = 'Soup: "the best" #1 [really]'
    const odd = {
      ...cake,
      title,
      equipment: [],
      steps: cake.steps.slice(0, 1).map((step) => ({ ...step, text })),
    }
    odd.ingredients = cake.ingredients.slice(1, 2).map((each) => ({ ...each, item: 'sea@salt|fine {x}' }))
    const recipe = parse(odd)
    expect(recipe.ingredients.map(({ name }) => name)).toEqual(['sea salt fine x'])
    expect([recipe.cookware, recipe.timers]).toEqual([[], []])
    const [first] = recipe.sections[0]?.content ?? []
    const said = JSON.stringify(first)
    for (const word of ['@home', '#1', 'ever', '200%g', 'salt']) expect(said).toContain(word)
    expect(written('cooklang', odd)).toContain(JSON.stringify(title))
  })

  test('of a text without structure has its paragraphs as steps', () => {
    const recipe = parse(null)
    expect(recipe.sections.flatMap(({ content }) => content)).toHaveLength(2)
  })
})

describe('Paprika', () => {
  // The names that files of the program have.
  const names =
    'categories cook_time created description difficulty directions hash image_url ingredients name notes ' +
    'nutritional_info photo photo_data photo_hash photo_large photos prep_time rating servings source source_url ' +
    'total_time uid'

  test('has the fields of its files, headings as lines with a colon, and the photo', () => {
    const photo = Buffer.from('jpeg')
    const text = formats.paprika.write(
      exported(cake, { tags: ['Sunday'], note: 'Less sugar' }),
      'cake',
      photo,
    )
    const file = JSON.parse(text) as Record<string, unknown>
    expect(Object.keys(file).toSorted().join(' ')).toBe(names)
    expect(file).toMatchObject({
      name: cake.title,
      servings: '12 slices',
      categories: ['Desserts', 'Sunday'],
      source: 'Ada’s notebook',
      source_url: 'https://example.org/cake',
      prep_time: '25 min',
      created: '2026-10-04 08:30:00',
      photo_data: photo.toString('base64'),
    })
    expect(file.ingredients).toContain('\nFor the topping:\n⅓ cup walnuts\n')
    expect(file.directions).toContain('\n\nTopping:\n\nScatter')
    expect(file.notes).toContain('Less sugar')
  })

  test('credits the author of somebody else’s recipe', () => {
    const file = JSON.parse(written('paprika', { ...cake, extra: '' }, { author: 'Bo' })) as {
      source: string
    }
    expect(file).toMatchObject({ source: 'by Bo', source_url: exported().page })
  })
})

describe('Mealie', () => {
  interface MealieLine {
    title: string | null
    quantity: number | null
    unit: { name: string } | null
    food: { name: string } | null
    note: string
    referenceId: string
  }
  interface MealieStep {
    title: string
    text: string
    ingredientReferences: { referenceId: string }[]
  }
  const parsed = (...given: Parameters<typeof exported>) =>
    JSON.parse(written('mealie', ...given)) as {
      recipeIngredient: MealieLine[]
      recipeInstructions: MealieStep[]
      notes: { title: string; text: string }[]
      tools: { name: string }[]
      orgURL: string | null
    }

  test('has amounts, units and foods apart, headings where they begin, and what each step uses', () => {
    const { recipeIngredient: list, recipeInstructions: steps, tools, orgURL } = parsed()
    expect(
      list.map(({ title, quantity, unit, food, note }) => [title, quantity, unit?.name, food?.name, note]),
    ).toEqual([
      [null, 200, 'g', 'flour', 'sifted'],
      [null, 0.5, 'tsp', 'salt', ''],
      [null, null, undefined, undefined, '2–3 apples, peeled, diced'],
      [null, 1, 'cup', 'olive oil', '240 ml'],
      ['For the topping', 0.333, 'cup', 'walnuts', ''],
      [null, null, undefined, undefined, 'cinnamon, to taste'],
    ])
    expect(steps.map(({ title }) => title)).toEqual(['', '', 'Topping', ''])
    const used = steps[1]?.ingredientReferences.map(({ referenceId }) => referenceId)
    expect(used).toEqual(list.slice(0, 4).map(({ referenceId }) => referenceId))
    expect(tools.map(({ name }) => name)).toEqual(['cake tin'])
    expect(orgURL).toBe('https://example.org/cake')
  })

  test('of a text without structure has the text', () => {
    expect(parsed(null).recipeInstructions.map(({ text }) => text)).toEqual(['Boil it.\n\nEat it.'])
  })
})

describe('Markdown', () => {
  test('reads well, and names author and source', () => {
    const text = written('markdown', cake, { author: 'Bo', picture: 'cake.webp' })
    expect(text).toMatch(/^# Apple & walnut cake\n\nby Bo · Makes 12 slices · Preparation: 25 min/)
    for (const part of [
      '![Apple & walnut cake](cake.webp)',
      '### For the topping',
      '4. Bake in',
      '- ½ tsp salt',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/Source: Ada’s notebook, https:\/\/example\.org\/cake\n$/)
  })

  test('promises no diet that the ingredients do not prove', () => {
    expect(written('markdown')).not.toContain('vegan')
  })

  test.each([
    ['2 * 3 [x] <b> `y`', String.raw`2 \* 3 \[x] \<b> \`y${'`'}`.replace('`y`', '`y\\`')],
    ['# no heading', String.raw`\# no heading`],
    ['1. no list', String.raw`1\. no list`],
    ['snake_case and _this_', String.raw`snake_case and \_this\_`],
  ])('takes no sign of a text for markup: %s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
  })
})

test('files in an archive have different names', () => {
  const nameOf = differentNames()
  const titles = ['Crème brûlée', 'Crème brûlée', 'creme-brulee 2', 'Creme brulee', '///', '汤']
  expect(titles.map(nameOf)).toEqual([
    'creme-brulee',
    'creme-brulee-2',
    'creme-brulee-2-2',
    'creme-brulee-3',
    'recipe',
    'recipe-2',
  ])
})
