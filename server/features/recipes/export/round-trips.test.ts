import { describe, expect, test } from 'vitest'
import { loadReader } from '#kitchen'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ExportFormatName } from '#shared/constants/export-formats.ts'
import { formats } from './formats.ts'
import { cake, exported } from './test-recipe.ts'

const { readExport, readExported } = await loadReader()

const line = { amount: null, unit: null, note: null, group: null, scales: true } as const
const step = { minutes: null, celsius: null, uses: [] }

/** Every sign that one of the formats takes for its own. */
const signs: RecipeStructure = {
  ...cake,
  title: 'Soup *of* [the] day_1 #2: "hot"',
  ingredients: [
    { ...line, amount: 250, unit: 'g', item: 'flour (type 405)', note: 'sifted *twice*' },
    {
      ...line,
      amount: 2,
      unit: 'can',
      measure: { amount: 400, unit: 'g', each: true },
      item: 'tomatoes',
      note: 'with 5 % [salt]',
    },
    { ...line, amount: 1, unit: 'tsp', item: 'salt_and_pepper', scales: false },
    { ...line, item: 'oil', note: 'for frying', toTaste: false, group: 'Base #1' },
    { ...line, amount: 0.75, unit: 'cup', item: 'milk', group: 'Base #1' },
  ],
  steps: [
    { ...step, text: 'Mix 2 * 3 eggs with [flour], until < 5 lumps & smooth @home.' },
    { ...step, text: 'Add ~200 ml of milk_and_salt -- slowly --- [- so -]. Use a #1 whisk `gently`.' },
    { ...step, text: '> Rest for 10 minutes in C:\\temp.', minutes: 10, group: 'Part *two*' },
  ],
  equipment: ['whisk', '20 cm [spring] form'],
  extra: 'A *story* with # signs.\n\n#Not a heading\n\nSource: Ada_s notebook, https://example.org/a_b*c',
}

/** The same kinds of lines in each language. */
const recipes: Record<string, RecipeStructure> = {
  'a cake': cake,
  'all signs': signs,
  'eine Quarkspeise': inLanguage('de', {
    title: 'Käsekuchen „Œuf“',
    yieldUnit: 'Stücke',
    items: ['Magerquark', 'Äpfel', 'Tomaten', 'Salz', 'Öl zum Braten'],
    note: 'gehackt',
    groups: ['Für den Belag', 'Belag'],
    steps: ['Magerquark, Äpfel und Tomaten mit Salz glatt rühren.', '10 Minuten in Öl zum Braten backen.'],
  }),
  'une tarte': inLanguage('fr', {
    title: 'Tarte « d’été »',
    yieldUnit: 'tartelettes',
    items: ['farine', 'pommes', 'tomates', 'sel', 'huile pour la poêle'],
    note: 'hachées',
    groups: ['Pour la garniture', 'Garniture'],
    steps: [
      'Mélanger la farine, les pommes et les tomates avec du sel.',
      'Cuire 10 minutes dans l’huile pour la poêle.',
    ],
  }),
  'una tortilla': inLanguage('es', {
    title: '¿Tortilla de la abuela?',
    yieldUnit: 'trozos',
    items: ['harina', 'manzanas', 'tomates', 'sal', 'aceite para freír'],
    note: 'picado',
    groups: ['Para la cobertura', 'Cobertura'],
    steps: [
      'Mezclar la harina, las manzanas y los tomates con sal.',
      'Cocer 10 minutos en aceite para freír.',
    ],
  }),
}

interface Words {
  title: string
  yieldUnit: string
  items: [string, string, string, string, string]
  note: string
  groups: [list: string, steps: string]
  steps: [string, string]
}

function inLanguage(language: Language, words: Words): RecipeStructure {
  const [flour, apples, tomatoes, salt, oil] = words.items
  const [group, under] = words.groups
  return {
    ...cake,
    language,
    title: words.title,
    yieldUnit: words.yieldUnit,
    ingredients: [
      { ...line, amount: 1.5, unit: 'kg', item: flour, note: words.note },
      { ...line, amount: 2, amountMax: 3, item: apples },
      {
        ...line,
        amount: 2,
        unit: 'can',
        measure: { amount: 400, unit: 'g', each: true },
        item: tomatoes,
        group,
      },
      { ...line, item: salt, group },
      { ...line, item: oil, toTaste: false, group },
    ],
    steps: [
      { ...step, text: words.steps[0] },
      { ...step, text: words.steps[1], minutes: 10, group: under },
    ],
    equipment: [],
    extra: '',
  }
}

/** What a format has no place for; everything else has to come back. */
type Loss = 'fixed amounts' | 'order and headings of the list'
const losses: Record<ExportFormatName, readonly Loss[]> = {
  'json-ld': [],
  cooklang: ['order and headings of the list'],
  recipemd: ['fixed amounts'],
  markdown: ['fixed amounts'],
  paprika: ['fixed amounts'],
  mealie: ['fixed amounts'],
}

function linesOf({ ingredients }: RecipeStructure, lost: readonly Loss[]) {
  const lines = ingredients.map(({ amount, note, group, scales, ...each }) => ({
    ...each,
    amount: amount === null ? null : Number(amount.toFixed(2)),
    note,
    group: lost.includes('order and headings of the list') ? null : group,
    scales: lost.includes('fixed amounts') || scales,
  }))
  return lost.includes('order and headings of the list')
    ? lines.toSorted((a, b) => a.item.localeCompare(b.item))
    : lines
}

/** What Cooklang uses in a step that does not name it stands behind its text. */
const textOf = (text: string, format: ExportFormatName) =>
  format === 'cooklang' ? text.replace(/ \([^()]*(?:\([^()]*\)[^()]*)*\)$/, '') : text

function comeBack(name: ExportFormatName, structure: RecipeStructure, given: object = {}) {
  const { extension, write } = formats[name]
  const bytes = Buffer.from(write(exported(structure, given), 'dish', null))
  const path = `dish.${name === 'paprika' ? 'paprikarecipe' : extension}`
  const [recipe] = readExport({ path, bytes }).recipes
  if (!recipe) throw new Error(`${path} has no recipe`)
  return { ...recipe, ...readExported(recipe.node) }
}

test('JSON-LD says what other programs look for', () => {
  const { convive: _, ...document } = JSON.parse(formats['json-ld'].write(exported(), 'cake', null)) as {
    convive: unknown
  }
  expect(document).toMatchObject({
    video: { '@type': 'VideoObject', name: cake.title, url: cake.video },
    tool: [{ '@type': 'HowToTool', name: 'cake tin' }],
  })
  const [recipe] = readExport({ path: 'cake.json', bytes: Buffer.from(JSON.stringify(document)) }).recipes
  expect(recipe && readExported(recipe.node)?.recipe).toMatchObject({
    equipment: cake.equipment,
    nutrition: cake.nutrition,
    video: cake.video,
  })
})

describe.each(Object.keys(formats) as ExportFormatName[])('%s', (name) => {
  const lost = losses[name]
  test.each(Object.entries(recipes))('%s comes in as it went out', (_, structure) => {
    const { recipe } = comeBack(name, structure)
    if (!recipe) throw new Error('nothing was read')
    expect(linesOf(recipe, lost)).toEqual(linesOf(structure, lost))
    expect(recipe.steps.map(({ text, group }) => [textOf(text, name), group])).toEqual(
      structure.steps.map(({ text, group }) => [text, group]),
    )
    const { title, language, servings, yieldUnit, prepMinutes, cookMinutes, nutrition, video, tips } =
      structure
    expect(recipe).toMatchObject({
      title,
      language,
      servings,
      yieldUnit,
      prepMinutes,
      cookMinutes,
      nutrition,
      tips,
      video,
    })
    expect(new Set(recipe.equipment ?? [])).toEqual(new Set(structure.equipment))
    expect([recipe.extra, recipe.taste].join('\n')).toContain(structure.taste)
  })

  test('its story, its source, its tags and its notes are not lost', () => {
    const { recipe, source, note, tags } = comeBack(name, signs, {
      tags: ['Sunday_lunch'],
      note: 'my *note*',
    })
    const said = [recipe?.extra, source, note, ...(recipe?.safety ?? [])].join('\n\n')
    for (const words of ['A *story* with # signs.', '#Not a heading', 'Contains nuts.', 'my *note*'])
      expect(said).toContain(words)
    for (const words of ['Ada_s notebook', 'https://example.org/a_b*c']) expect(said).toContain(words)
    expect(tags).toContain('Sunday_lunch')
  })

  test('the author of somebody else’s recipe is credited', () => {
    const { recipe, source } = comeBack(name, { ...cake, extra: '' }, { author: 'Bo' })
    const said = [recipe?.extra, source].join('\n')
    expect(said).toContain('Bo')
    expect(said).toContain(exported().page)
  })
})
