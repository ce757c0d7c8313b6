import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const steps = ['Mix everything well.', 'Bake it until it is brown.']
const items = (lines: readonly string[], attributes = '') =>
  `<ul>${lines.map((line) => `<li${attributes}>${line}</li>`).join('')}</ul>`
const method = `<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
const shown = (list: string, more = method) =>
  `<html lang="en"><h1>Cake</h1><h2>Ingredients</h2>${list}${more}`
const described = (recipeIngredient: readonly string[], body: string, language = 'en') =>
  `<html lang="${language}"><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient,
    recipeInstructions: steps,
  })}</script>${body}`

const recipe = (html: string) => readPage(html, null)?.recipe
const lines = (html: string) =>
  recipe(html)?.ingredients.map(({ amount, unit, item, note, group }) =>
    [group && `${group}:`, amount, unit, item, note && `(${note})`].filter((each) => each !== null).join(' '),
  )

const whole = ['200 g flour', '2 eggs', '100 g sugar', '1 lemon']

describe('a list in boxes', () => {
  test('has the amounts that stand below the foods', () => {
    const box = (food: string, amount: string) =>
      `<div class="name">${food}</div><div class="amount">${amount}</div>`
    const list = box('Flour', '200 g') + box('Eggs', '2') + '<p>From your kitchen</p>' + box('Sugar', '100 g')
    expect(lines(shown(`${list}${box('Oil', '2 tbsp')}`))).toEqual([
      '200 g Flour',
      '2 Eggs',
      'From your kitchen: 100 g Sugar',
      'From your kitchen: 2 tbsp Oil',
    ])
  })

  test('has the amounts that machines are not told, before or behind the foods', () => {
    const foods = ['flour', 'sugar', 'oil', 'milk']
    const amounts = ['200 g', '100 g', '2 tbsp', '1 cup']
    const amount = (at: number) => `<div class="amount">${amounts[at]}</div>`
    const before = foods.map((food, at) => `${amount(at)}<div class="food">${food}</div>`).join('')
    const behind = foods.map((food, at) => `<div class="food">${food}</div>${amount(at)}`).join('')
    for (const body of [before, behind])
      expect(lines(described(foods, body))).toEqual([
        '200 g flour',
        '100 g sugar',
        '2 tbsp oil',
        '1 cup milk',
      ])
  })

  test('has the amounts that stand above the foods, of one digit and without a unit as well', () => {
    const box = (amount: string, food: string) => `<div class="amount">${amount}</div><p>${food}</p>`
    const list = `<span class="part">For the crumble:</span>${box('98', 'grams flour')}${box('2', 'teaspoons cinnamon')}${box('½', 'teaspoon salt')}`
    const more = ['3', '4', '5', '6', '7', '8', '9'].map((amount) => box(amount, 'bananas, sliced')).join('')
    expect(lines(shown(list + more))).toEqual([
      'For the crumble: 98 g flour',
      'For the crumble: 2 tsp cinnamon',
      'For the crumble: 0.5 tsp salt',
      ...[3, 4, 5, 6, 7, 8, 9].map((amount) => `For the crumble: ${amount} bananas (sliced)`),
    ])
  })

  test('begins with the food above its first amount, where no heading says that it is one', () => {
    const box = (food: string, amount: string) =>
      `<div class="name">${food}</div><div class="amount">${amount}</div>`
    const list =
      box('Nudeln', '250 g') +
      box('Pak choi', '3 Stk.') +
      box('Zwiebeln', '2 Stk.') +
      box('Brühe', '1.5 l') +
      box('Öl', '2 EL') +
      '<div class="name">Salz</div>'
    const page = `<html lang="en"><h1>Nudeln mit Gemüse</h1><h2>Zutaten</h2><h2>Zubereitung</h2>${list}<h2>Lieferung</h2><p>Das Gemüse waschen und mit der Soße in der Pfanne braten.</p>`
    // The template of such a page is in another language.
    expect(lines(page)).toEqual([
      '250 g Nudeln',
      '3 Pak choi',
      '2 Zwiebeln',
      '1.5 l Brühe',
      '2 tbsp Öl',
      'Salz',
    ])
    expect(recipe(page)?.language).toBe('de')
  })

  test('has the unit that the head of a table says, in each of its parts', () => {
    const row = (food: string, amount: string) =>
      `<div class="name">${food}</div><div class="amount">${amount}</div>`
    const table = (name: string, rows: string) =>
      `<span class="part">${name}</span><p class="head">Ingredient</p><p class="head">KG</p>${rows}<p>Total Weight: 2.000</p>`
    const rows = [row('Flour', '1.000'), row('Water', '0.500'), row('Sugar', '0.200'), row('Cream', '0.300')]
    const list = table('Dough', rows.slice(0, 2).join('')) + table('Icing', rows.slice(2).join(''))
    const html = `<html lang="en"><h1>Cake</h1><p>Ingredients</p>${list}${method}`
    expect(lines(html)).toEqual([
      'Dough: 1 kg Flour',
      'Dough: 0.5 kg Water',
      'Icing: 0.2 kg Sugar',
      'Icing: 0.3 kg Cream',
    ])
  })

  test('keeps the remarks that stand below its lines', () => {
    const list =
      '<ul><li>150 g onion</li><li class="note">one large one</li><li>2 eggs</li><li>1 lemon</li></ul>'
    expect(lines(shown(list))).toEqual(['150 g onion (one large one)', '2 eggs', '1 lemon'])
  })
})

describe('a list that is given in several measures', () => {
  const metric = ['200 g flour', '100 ml milk', '2 eggs']
  const imperial = ['7 oz flour', '3.5 fl oz milk', '2 eggs']
  const read = ['200 g flour', '100 ml milk', '2 eggs']

  test('is read once, in metric ones', () => {
    expect(lines(shown(items([...metric, ...imperial])))).toEqual(read)
    expect(lines(shown(items([...imperial, ...metric])))).toEqual(read)
    const labelled = `<p>US</p>${items(imperial)}<p>Metric</p>${items(metric)}`
    expect(lines(shown(labelled))).toEqual(read)
    const parts = `<h3>Dough</h3>${items([...metric, ...imperial])}<h3>Icing</h3>${items(['50 g butter', '1.8 oz butter'])}`
    expect(lines(shown(parts))).toEqual([...read.map((line) => `Dough: ${line}`), 'Icing: 50 g butter'])
  })

  test('is no list whose parts need the same foods', () => {
    const both = ['200 g flour', '100 g sugar', '2 eggs', '250 g flour', '50 g sugar', '2 eggs']
    expect(lines(shown(items(both)))).toEqual(both)
  })
})

describe('what stands among the lines of a page and is none of them', () => {
  test('is a button, an offer, a time, a number of servings', () => {
    const list = `<button>Metric</button><p>Serves 4</p><p>Prep 10 min</p>${items(whole.slice(0, 2))}
      <h2>Cake spice</h2><p>$14.99</p><p>Add to cart</p>${items(whole.slice(2))}`
    expect(lines(shown(list))).toEqual(whole)
    const page = `<p>Cook 40 min</p><p>Serves 4</p>${whole.map((line) => `<p>${line}</p>`).join('')}`
    expect(lines(described(whole, page))).toEqual(whole)
  })

  test('is what a serving contains, below the list', () => {
    const facts =
      '<h3>Each serving contains</h3><ul><li><h4>Energy</h4></li><li>1030kj</li><li>Fat 18g</li></ul>'
    expect(lines(shown(items(whole) + facts))).toEqual(whole)
  })

  test('are files to print, and how large they are', () => {
    const files =
      '<strong>Cards:</strong><ul><li><a href="/a">4" x 6"</a><br>(344 KB)</li><li>(389 KB)</li></ul>'
    const paragraphs = whole.map((line) => `<p>${line}</p>`).join('')
    expect(lines(shown(paragraphs + files))).toEqual(whole)
  })

  test('is what is made on the way, below the heading of the steps', () => {
    const list = ['200 g de arroz', '8 langostinos', '1 cucharada de pimentón', '600 ml de caldo']
    const made = [
      '200 g de cáscaras',
      '1 puerro',
      '1.-Ponga las cáscaras y el puerro en el vaso y añada el aceite',
    ]
    const counted = [
      ...made,
      '2.-Añada el agua, coloque la tapa y cuele todo.',
      '3.- Sirva el arroz caliente en platos.',
    ]
    const html = `<html lang="es"><h1>Arroz</h1>${['Ingredientes', ...list, 'Preparación.', ...counted].map((line) => `<p>${line}</p>`).join('')}`
    expect(lines(html)).toEqual(['200 g arroz', '8 langostinos', '1 tbsp pimentón', '600 ml caldo'])
    expect(recipe(html)?.steps.map(({ text }) => text)).toContain(
      'Añada el agua, coloque la tapa y cuele todo.',
    )
  })

  test('are steps that are counted, with a dash or in headings', () => {
    const counted =
      '<p>1 - Mix the eggs with the sugar and stir.</p><p>2 - Bake it until it is brown and dry.</p>'
    const paragraphs = whole.map((line) => `<p>${line}</p>`).join('')
    expect(lines(`<html lang="en"><h1>Cake</h1>${paragraphs}${counted}`)).toEqual(whole)
    const headed = `<h3>1. Do some prep:</h3>${items(['Heat the oven to 180 °C and grease a tin.'])}`
    const page = `<html lang="en"><h1>Cake</h1>${items(whole)}${headed}<h3>2. Bake:</h3>${items(steps)}`
    expect(lines(page)).toEqual(whole)
  })

  test('are tools under a heading that says so: they are its equipment', () => {
    const list = `<h3>Dough</h3>${items(whole)}<h3>Equipment needed</h3>${items(['Baking tin', 'Whisk'])}`
    expect(lines(shown(list))).toEqual(whole.map((line) => `Dough: ${line}`))
    expect(recipe(shown(list))?.equipment).toEqual(['Baking tin', 'Whisk'])
  })

  test('is a part of a line that machines are told as a whole', () => {
    const told = ['800 g potatoes waxy', '2 medium onions', '250 g fresh tomatoes', '1 tsp paprika']
    const boxes = [
      'potatoes',
      '800 g, waxy',
      'onions',
      '2 medium',
      'fresh tomatoes',
      '250 g',
      'paprika',
      '1 tsp',
    ]
    expect(lines(described(told, boxes.map((each) => `<p>${each}</p>`).join('')))).toHaveLength(4)
  })
})

describe('no line is lost', () => {
  test('where machines are told the headings of the list, or its first part only', () => {
    const parts = `<h2>Dough</h2><p>200 g flour</p><p>2 eggs</p><h2>Icing</h2><p>100 g sugar</p><p>1 lemon</p><h2>Method</h2>`
    const read = ['Dough: 200 g flour', 'Dough: 2 eggs', 'Icing: 100 g sugar', 'Icing: 1 lemon']
    expect(lines(described(['Dough', 'Icing'], parts))).toEqual(read)
    const more = [
      '1 pinch ground cinnamon',
      '300 g pumpkin',
      '1 tsp ground cinnamon',
      '100 g cream',
      '5 eggs',
    ]
    const body = `<ul>${[...whole, ...more].map((line) => `<li>${line}</li>`).join('')}</ul>`
    expect(lines(described([...whole, '1 pinch ground cinnamon'], body))).toHaveLength(9)
  })

  test('where each part has a list and steps of its own', () => {
    const part = (name: string, list: readonly string[], step: string) =>
      `<p>Ingrédients pour ${name} (1 nuit)</p>${list.map((each) => `<p>${each}</p>`).join('')}<ul><li>${step}</li><li>Bien mélanger.</li></ul>`
    const html = `<html lang="fr"><h1>Pain</h1>${part('le levain', ['150 g de farine', '150 g d’eau'], 'Mettre la farine dans un bol et ajouter l’eau.')}${part('la pâte', ['300 g de farine', '5 g de sel'], 'Pétrir la pâte pendant dix minutes.')}`
    expect(lines(html)).toEqual([
      'pour le levain: 150 g farine',
      'pour le levain: 150 g eau',
      'pour la pâte: 300 g farine',
      'pour la pâte: 5 g sel',
    ])
    expect(recipe(html)?.steps.map(({ group }) => group)).toEqual([
      'pour le levain',
      'pour le levain',
      'pour la pâte',
      ...(recipe(html)?.steps.length === 4 ? ['pour la pâte'] : []),
    ])
  })

  test('where the last one is set otherwise, as a link or as a heading would be', () => {
    const link =
      '<ul><li>200 g flour</li><li>2 eggs</li><li>1 lemon</li><li><a href="/salt">salt and pepper</a></li></ul><h3>Notes</h3><p>Mix everything very well in a bowl.</p>'
    expect(lines(`<html lang="en"><h1>Cake</h1>${link}`)).toEqual([
      '200 g flour',
      '2 eggs',
      '1 lemon',
      'salt and pepper',
    ])
    const row = (line: string) =>
      `<tr class="line"><td>${line.split(' ')[0]}</td><td>${line.split(' ').slice(1).join(' ')}</td></tr>`
    const table = `<table>${whole.slice(0, 2).map(row).join('')}<tr><th class="x">butter for the tin</th></tr>${whole.slice(2).map(row).join('')}<tr><th class="x">oregano to garnish</th></tr></table>`
    const told = [...whole.slice(0, 2), 'butter for the tin', ...whole.slice(2), 'oregano to garnish']
    expect(lines(described(told, table))).toHaveLength(6)
  })

  test('where a page tears its lines', () => {
    expect(
      lines(described(['200 g flour', '2', 'bay leaves', '1/2 teaspoon', 'ground cinnamon'], '')),
    ).toEqual(['200 g flour', '2 bay leaves', '0.5 tsp ground cinnamon'])
    const torn = [
      '250 g Rindfleisch',
      'in Stücken',
      '1',
      '5 TL Senf',
      '1 TL Kräuter (Thymian',
      'Oregano)',
      'Salz',
    ]
    expect(lines(described(torn, '', 'de'))).toEqual([
      '250 g Rindfleisch (in Stücken)',
      '1.5 tsp Senf',
      '1 tsp Kräuter (Thymian, Oregano)',
      'Salz',
    ])
  })

  test('where machines are told the foods alone and people their amounts', () => {
    const shownLines = ['20 g oil', '2 lemons', '0.5 tsp vanilla extract']
    const body = shownLines.map((line) => `<p>${line}</p>`).join('')
    expect(lines(described(['oil', 'lemons', 'vanilla extract'], body))).toEqual(shownLines)
  })

  test('where what one has at home stands in a list further down, with the tools below it in another', () => {
    const home = `<p>Origin</p><p>France</p><p>From your kitchen</p>${items(['salt', '2 tbsp oil'])}<div>${items(['oven', 'frying pan'])}</div>`
    const html = `<html lang="en"><h1>Cake</h1><h2>In your box</h2>${items(whole)}${home}${method}`
    expect(lines(html)).toEqual([...whole, 'From your kitchen: salt', 'From your kitchen: 2 tbsp oil'])
  })

  test('where machines are told no more than a part that the list above it names', () => {
    const main = ['2 chicken breasts', '1 egg', '100 g flour', 'Lemon dressing (recipe follows)']
    const body = `<h1>Chicken</h1>${items(main)}<p>Coat the chicken with the egg and the flour.</p><p>Toss the salad with the dressing and serve it.</p><p>Lemon dressing (makes 1 cup)</p>${items(['100 ml oil', '1 lemon'])}${steps.map((step) => `<p>${step}</p>`).join('')}`
    const html = described(['100 ml oil', '1 lemon'], body)
    expect(lines(html)).toEqual([
      '2 chicken breasts',
      '1 egg',
      '100 g flour',
      'Lemon dressing (recipe follows)',
      'Lemon dressing (makes 1 cup): 100 ml oil',
      'Lemon dressing (makes 1 cup): 1 lemon',
    ])
    expect(recipe(html)?.steps.map(({ text }) => text)).toEqual([
      'Coat the chicken with the egg and the flour.',
      'Toss the salad with the dressing and serve it.',
      ...steps,
    ])
    // What a menu names is no part of a recipe, and a list that nothing names is another recipe's.
    const menu = items(['5 Ingredient Dinners', '30 Minute Meals', 'Ingredients'])
    expect(lines(described(whole, `${menu}<p>Read me</p><h2>Ingredients</h2>${items(whole)}`))).toEqual(whole)
    expect(lines(html.replace('(recipe follows)', '(or another one)').replace('Lemon d', 'Fine d'))).toEqual([
      '100 ml oil',
      '1 lemon',
    ])
  })
})

describe('no line is added', () => {
  test('where the foods are named once more behind a label', () => {
    const marked = (line: string) => `<li class="ingredient">${line}</li>`
    const html = `<html lang="en"><div class="hrecipe"><h1 class="fn">Cake</h1>${whole.map(marked).join('')}<p class="instructions">Mix everything well.</p><span class="ingredient">Ingredients: flour, eggs, sugar</span></div>`
    expect(lines(html)).toEqual(whole)
  })
})
