import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { exportedPicture, readExport } from './read-export.ts'
import { readExported } from './read-exported.ts'

const bytesOf = (content: string | object) =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
const read = (path: string, content: string | object) => readExport({ path, bytes: bytesOf(content) })
/** Program, number of recipes, and what is read of the first one. */
function first(path: string, content: string | object) {
  const { program, recipes } = read(path, content)
  const [recipe] = recipes
  if (!recipe) throw new Error(`nothing was read of ${path}`)
  const got = readExported(recipe.node)
  if (!got) throw new Error(`no recipe in ${path}`)
  return {
    ...recipe,
    ...got,
    program,
    count: recipes.length,
    items: got.recipe.ingredients.map(({ amount, unit, item, group }) => [group, amount, unit, item]),
    texts: got.recipe.steps.map(({ text }) => text),
  }
}

const paprika = {
  uid: '1',
  name: 'Linsensuppe',
  ingredients: 'Für die Suppe:\n250 g Linsen\n1,5 l Brühe\nFür oben:\n2 EL Essig',
  directions: 'Linsen in der Brühe kochen.\n\nMit Essig abschmecken.',
  servings: '4',
  categories: ['Suppen', 'Winter'],
  notes: 'Am nächsten Tag noch besser.',
  rating: 5,
  source: 'Oma',
  source_url: 'https://example.org/linsen',
  prep_time: '10 Min.',
  cook_time: '40 Min.',
  image_url: 'https://example.org/linsen.jpg',
  photo_data: Buffer.from('small').toString('base64'),
  photo_large: 'b.jpg',
  photos: [
    { filename: 'a.jpg', data: Buffer.from('first').toString('base64') },
    { filename: 'b.jpg', data: Buffer.from('large').toString('base64') },
  ],
}

describe('Paprika', () => {
  const bytes = gzipSync(JSON.stringify(paprika))
  test('is read with groups, times, tags, stars and its note', () => {
    const { program, recipes } = readExport({ path: 'x.paprikarecipe', bytes })
    const [recipe] = recipes
    const got = recipe && readExported(recipe.node)
    expect(program).toBe('paprika')
    expect(got?.recipe).toMatchObject({ language: 'de', servings: 4, prepMinutes: 10, cookMinutes: 40 })
    expect(got?.recipe.ingredients.map(({ group, amount, unit }) => [group, amount, unit])).toEqual([
      ['Für die Suppe', 250, 'g'],
      ['Für die Suppe', 1.5, 'l'],
      ['Für oben', 2, 'tbsp'],
    ])
    expect(got).toMatchObject({ lines: 3, doubts: 0, source: 'Oma, https://example.org/linsen' })
    expect(recipe).toMatchObject({
      tags: ['Suppen', 'Winter'],
      stars: 5,
      note: 'Am nächsten Tag noch besser.',
    })
  })

  test('has its pictures within, the large one first', () => {
    const { recipes } = readExport({ path: 'x.paprikarecipe', bytes })
    const keys = recipes[0]?.pictures.flatMap((each) => (each.kind === 'within' ? [each.key] : [each.kind]))
    expect(keys).toEqual(['photos.1.data', 'photos.0.data', 'photo_data', 'address'])
    expect(Buffer.from(exportedPicture({ bytes, key: 'photos.1.data' }) ?? []).toString()).toBe('large')
    expect(exportedPicture({ bytes, key: 'photos.7.data' })).toBeNull()
    expect(exportedPicture({ bytes, key: '__proto__.x' })).toBeNull()
  })

  test('that is damaged is said to be', () => {
    expect(readExport({ path: 'x.paprikarecipe', bytes: bytes.subarray(0, 60) }).isBroken).toBe(true)
    expect(read('x.json', '{"name": "Soup", "ingredients": [').isBroken).toBe(true)
  })
})

describe('Mealie', () => {
  const ingredient = (more: object) => ({
    title: null,
    note: '',
    unit: null,
    food: null,
    quantity: 1,
    ...more,
  })
  const recipe = {
    name: 'Bread',
    slug: 'bread',
    recipe_yield: '2 loaves',
    recipe_ingredient: [
      ingredient({ title: 'Dough', note: '500 g flour', disable_amount: true }),
      ingredient({ quantity: 2, unit: { name: 'tsp' }, food: { name: 'salt' }, note: 'fine' }),
    ],
    recipe_instructions: [
      { title: '', text: 'Knead.' },
      { title: 'Oven', text: 'Bake for 40 minutes.' },
    ],
    total_time: '1 hour',
    notes: [{ title: 'Flour', text: 'Rye works too.' }],
    tags: [{ name: 'bread' }],
    recipe_category: ['Baking'],
    org_url: 'https://example.org/bread',
    rating: 3,
  }

  test('as files of recipes', () => {
    const got = first('recipes/bread/bread.json', recipe)
    expect(got).toMatchObject({ program: 'mealie', stars: 3, tags: ['bread', 'Baking'], lines: 2, doubts: 0 })
    expect(got.items).toEqual([
      ['Dough', 500, 'g', 'flour'],
      ['Dough', 2, 'tsp', 'salt'],
    ])
    expect(got.note).toBe('Flour\n\nRye works too.')
    expect(got.recipe.yieldUnit).toBe('loaves')
    expect(got.pictures[0]).toMatchObject({
      kind: 'file',
      paths: expect.arrayContaining(['images/original.webp']),
    })
  })

  test('as the database of a backup', () => {
    const id = '0123456789abcdef0123456789abcdef'
    const { program, recipes } = read('database.json', {
      recipes: [{ id, name: 'Rice', slug: 'rice', recipe_servings: 4, org_url: null }],
      recipes_ingredients: [
        { recipe_id: id, position: 1, quantity: 1, food_id: 'f', unit_id: 'u', note: '' },
        { recipe_id: id, position: 0, quantity: 200, food_id: 'g', unit_id: 'v', note: 'washed' },
      ],
      ingredient_foods: [
        { id: 'f', name: 'butter' },
        { id: 'g', name: 'rice' },
      ],
      ingredient_units: [
        { id: 'u', name: 'tablespoon' },
        { id: 'v', name: 'g' },
      ],
      recipe_instructions: [{ recipe_id: id, position: 0, text: 'Cook it.', title: '' }],
      notes: [{ recipe_id: id, title: '', text: 'Rinse well.' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
      tags: [{ id: 't', name: 'quick' }],
      users_to_recipes: [{ recipe_id: '01234567-89ab-cdef-0123-456789abcdef', rating: 4 }],
    })
    const [rice] = recipes
    expect(program).toBe('mealie')
    expect(rice?.node.recipeIngredient).toEqual(['200 g rice, washed', '1 tablespoon butter'])
    expect(rice).toMatchObject({ tags: ['quick'], stars: 4, note: 'Rinse well.' })
    expect(rice?.pictures[0]).toMatchObject({
      paths: expect.arrayContaining([
        'data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp',
      ]),
    })
  })
})

test('Tandoor: ingredients of steps, headers, and notes under headings of a step', () => {
  const ingredient = (amount: number, unit: string | null, food: string, more: object = {}) => ({
    amount,
    unit: unit && { name: unit },
    food: { name: food },
    note: '',
    ...more,
  })
  const got = first('recipe.json', {
    name: 'Chili',
    keywords: [{ name: 'hot' }],
    servings: 6,
    servings_text: '',
    working_time: 20,
    waiting_time: 60,
    steps: [
      {
        name: 'Later',
        order: 1,
        instruction: 'Simmer for an hour.\n\n### Source\nA friend',
        ingredients: [ingredient(0, null, 'salt', { no_amount: true })],
      },
      {
        name: 'First',
        order: 0,
        instruction: 'Fry the beef in {{ ingredients[0] }}.',
        ingredients: [
          ingredient(0, null, '', { is_header: true, note: 'Meat', food: null }),
          ingredient(900, 'g', 'beef', { note: 'diced' }),
        ],
      },
    ],
  })
  expect(got).toMatchObject({ program: 'tandoor', tags: ['hot'], note: 'Source\n\nA friend', lines: 2 })
  expect(got.items).toEqual([
    ['Meat', 900, 'g', 'beef'],
    ['Later', null, null, 'salt'],
  ])
  expect(got.recipe).toMatchObject({ servings: 6, prepMinutes: 20, cookMinutes: 60 })
  expect(got.texts).toEqual(['Fry the beef in .', 'Simmer for an hour.'])
})

test('CopyMeThat: all recipes of its page', () => {
  const recipe = (name: string) => `<div class = "recipe"><div id = "name">${name}</div>
    <a id = "original_link" href = "https://example.org/a?b=1&amp;c=2">x</a>
    <img class= "recipeImage" src = "images/a.jpg"/><a id="recipeYield">6</a>
    <span class = "recipeCategory">dinner</span><span id = "ratingValue">4</span>
    <ul id = "recipeIngredients"><li class = "recipeIngredient_subheader">Sauce:</li>
      <li class= "recipeIngredient">200 g cream</li><li class= "recipeIngredient">salt &amp; pepper</li></ul>
    <ol id = "recipeInstructions"><li class = "instruction">Stir &lt; 2 minutes.</li></ol>
    <ul id = "recipeNotes"><li class = "recipeNote">Good.</li></ul></div>`
  const page = `<meta name="copymethat_class_id_version" content="2"><body>${recipe('A')}${recipe('B')}</body>`
  const got = first('recipes.html', page)
  expect(got).toMatchObject({ program: 'copymethat', count: 2, tags: ['dinner'], stars: 4, note: 'Good.' })
  expect(got.items[0]).toEqual(['Sauce', 200, 'g', 'cream'])
  expect(got.source).toBe('https://example.org/a?b=1&c=2')
  expect(got.pictures).toEqual([{ kind: 'file', paths: ['images/a.jpg'] }])
})

describe('tables', () => {
  test('are read by the names of their columns in four languages, with lists as cells hold them', () => {
    for (const [header, list] of [
      ['Title,Ingredients,Directions', '"2 eggs\n""fresh"" salt"'],
      ['Titre;Ingrédients;Préparation', '2 œufs|1 sel'],
      ['Titel\tZutaten\tZubereitung', '2 Eier;1 Salz'],
      ['Título,Ingredientes,Preparación', '"[""2 huevos"", ""sal""]"'],
    ] as const) {
      const mark = header.includes(';') ? ';' : header.includes('\t') ? '\t' : ','
      const quoted = mark === ';' ? `"${list}"` : list
      const got = first('a.csv', `${header}\n${['X', quoted, 'Cook.'].join(mark)}\n`)
      expect([got.program, got.items.length, got.texts], header).toEqual(['table', 2, ['Cook.']])
    }
  })

  test('of My Recipe Box, also where a row is shifted', () => {
    const header = 'title,preparationTime,inactiveTime,ingredients,instructions,tags,source,originalPicture,'
    const got = first(
      'a.csv',
      `${header}\nSoup,5,,2 leeks,Cook.,a;b,,https://e.org/soup,https://e.org/s.jpg\n`,
    )
    expect(got).toMatchObject({ program: 'myrecipebox', source: 'https://e.org/soup', tags: ['a', 'b'] })
    expect(got.pictures).toEqual([{ kind: 'address', url: 'https://e.org/s.jpg' }])
  })

  test('whose columns have unknown names are read as their user says', () => {
    const bytes = bytesOf('foo,bar,baz\nSoup,"2 leeks\n1 potato",Cook.\n')
    expect(readExport({ path: 'a.csv', bytes })).toMatchObject({ recipes: [] })
    const given = readExport({ path: 'a.csv', bytes, columns: ['title', 'ingredients', 'instructions'] })
    expect(given.recipes[0]?.node).toMatchObject({ name: 'Soup', recipeIngredient: ['2 leeks', '1 potato'] })
  })

  test('that are no recipes stay unread', () => {
    expect(read('a.csv', 'date,amount,title\n1,2,x\n').recipes).toEqual([])
    expect(read('a.txt', 'Dear Ada,\nsee you, soon.\n')).toMatchObject({ program: null, recipes: [] })
  })
})

const linked = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 leeks', '1 potato'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook.' }],
  ...more,
})

describe('JSON-LD', () => {
  test('of Nextcloud, with its picture beside it', () => {
    const got = first('Soup/recipe.json', linked('Soup', { url: 'https://e.org/s', keywords: 'a, b' }))
    expect(got).toMatchObject({ program: 'nextcloud', source: 'https://e.org/s', tags: ['a', 'b'] })
    expect(got.pictures[0]).toMatchObject({ paths: expect.arrayContaining(['full.jpg']) })
  })

  test('of which only some are wanted', () => {
    const bytes = bytesOf(['A', 'B', 'C', 'D'].map((name) => linked(name)))
    const { recipes, total } = readExport({ path: 'x.json', bytes, from: 1, most: 2 })
    expect([recipes.map(({ node }) => node.name), total]).toEqual([['B', 'C'], 4])
  })

  test('as a list, as RecipeSage exports it', () => {
    const { program, recipes } = read('export.json', [
      linked('A', { comment: [{ '@type': 'Comment', text: 'Mine.' }], recipeCategory: ['x', 'y'] }),
      linked('B', { image: ['https://e.org/b.jpg'] }),
    ])
    expect([program, recipes.length]).toEqual(['schema', 2])
    expect(recipes[0]).toMatchObject({ note: 'Mine.', tags: ['x', 'y'] })
    expect(recipes[1]?.pictures).toContainEqual({ kind: 'address', url: 'https://e.org/b.jpg' })
  })

  test('of a saved page, and none of other pages', () => {
    const page = `<html><script type="application/ld+json">${JSON.stringify(linked('Soup'))}</script></html>`
    expect(first('soup.html', page)).toMatchObject({ program: 'schema', count: 1 })
    expect(read('a.html', '<html><p>Hello</p></html>').recipes).toEqual([])
    expect(read('settings.json', { theme: 'dark', recipes: 3 })).toMatchObject({ program: null, recipes: [] })
  })

  test('of this program keeps its source and its picture, and leaves deleted recipes out', () => {
    const own = linked('Soup', {
      url: 'https://convive.example/recipes/0f8fad5b-d9cb-469f-a165-70867728950e',
      image: ['../pictures/recipe_a.png'],
      author: { '@type': 'Person', name: 'Me' },
      isBasedOn: { '@type': 'CreativeWork', name: 'Ada', url: 'https://e.org/s' },
      recipeCategory: 'Starters',
    })
    const got = first('recipes/0001-soup.json', own)
    expect(got).toMatchObject({ program: 'convive', source: 'Ada, https://e.org/s', tags: [] })
    expect(got.pictures[0]).toMatchObject({ paths: expect.arrayContaining(['../pictures/recipe_a.png']) })
    const without = first('recipes/0002-soup.json', { ...own, isBasedOn: undefined })
    expect(without.source).toBe('')
    expect(read('recipes/deleted/0003-soup.json', own).recipes).toEqual([])
  })
})

describe('formats of text', () => {
  test.each([
    ['soup.cook', 'cooklang', 'Cook @leeks{2} in @butter{20%g} for ~{10%minutes}.', 'soup', 2],
    [
      'soup.md',
      'recipemd',
      '# Soup\n\n*vegan*\n\n**2 servings**\n\n---\n\n- *2* leeks\n- *1* potato\n\n---\n\nCook.',
      'Soup',
      2,
    ],
  ])('%s', (path, program, text, title, lines) => {
    const got = first(path, text)
    expect([got.program, got.recipe.title, got.lines]).toEqual([program, title, lines])
  })

  test('Meal-Master, several in a file', () => {
    const one = (name: string) =>
      `MMMMM----- Recipe via Meal-Master (tm) v8.02\n\n      Title: ${name}\n Categories: Soups\n      Yield: 4 servings\n\n      2 c  Milk\n      1 lb Potatoes\n\n  Cook the potatoes in the milk.\n\nMMMMM\n\n`
    const { program, recipes } = read('all.mmf', one('A') + one('B'))
    expect([program, recipes.map(({ node }) => node.name)]).toEqual(['mealmaster', ['A', 'B']])
    expect(recipes[0]?.tags).toEqual(['Soups'])
  })

  test('MasterCook, as text and as XML', () => {
    const text = `* Exported from MasterCook *\n\n                      Onion Tart\n\nRecipe By     : Ada\nServing Size  : 8    Preparation Time :0:30\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  2       cups          flour\n  1       cup           butter -- cold\n\nKnead and bake.\n`
    expect(first('a.mxp', text)).toMatchObject({ program: 'mastercook', lines: 2 })
    const xml = `<?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="Pea Soup" author="Ada"><Serv qty="4"/>
      <PrpT elapsed="0:15"/><CatS><CatT>Soups</CatT></CatS><IngR name="peas" unit="cups" qty="2" code="I"><IPrp>frozen</IPrp></IngR>
      <DirS><DirT>Cook the peas.</DirT></DirS><Note>Mint.</Note></RcpE></mx2>`
    const got = first('a.mx2', xml)
    expect(got).toMatchObject({ program: 'mastercook', tags: ['Soups'], note: 'Mint.' })
    expect(got.items).toEqual([[null, 2, 'cup', 'peas']])
  })
})

test('old files in the letters of Windows are read as such', () => {
  const { recipes } = readExport({
    path: 'a.csv',
    bytes: new Uint8Array(Buffer.from('Titel;Zutaten\nSp\xe4tzle;2 Eier\n', 'latin1')),
  })
  expect(recipes[0]?.node.name).toBe('Spätzle')
})

test('pictures, databases and random bytes are no recipes', () => {
  for (const bytes of [new Uint8Array([137, 80, 78, 71, 0, 1]), new Uint8Array(0), new Uint8Array(5000)])
    expect(readExport({ path: 'x', bytes })).toMatchObject({ program: null, recipes: [] })
})

test('a recipe of steps only is read, one of nothing is not', () => {
  expect(readExported({ name: 'Toast', recipeInstructions: 'Toast the bread.' })?.recipe.title).toBe('Toast')
  expect(readExported({ name: 'Nothing', recipeIngredient: [], recipeInstructions: [] })).toBeNull()
})
