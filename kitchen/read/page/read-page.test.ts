import { limits } from '#shared/constants/limits.ts'
import { processorTime } from '#shared/test/processor-time.ts'
import { describe, expect, test } from 'vitest'
import { growth, linearLimit } from '../../test/growth.ts'
import { minutesOf } from './durations.ts'
import { readPage } from './read-page.ts'
import { servingsOf } from './yields.ts'

const page = (data: unknown, html = '') =>
  `<!doctype html><html lang="en"><head>${html}<script type="application/ld+json">${
    typeof data === 'string' ? data : JSON.stringify(data)
  }</script></head><body>Hello</body></html>`

const stew = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bean &amp; leek stew',
  author: { '@type': 'Person', name: 'Ada Cook' },
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  totalTime: 'PT9H15M',
  recipeCategory: 'Main course',
  keywords: 'winter, hearty',
  recipeIngredient: ['200 g white beans', '2 leeks, sliced', '1 &frac12; tbsp olive oil'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Soak the beans.' },
    { '@type': 'HowToStep', text: 'Simmer for 1 hour.' },
  ],
}

const read = (data: unknown, html = '') => readPage(page(data, html), 'https://example.org/stew')

describe('a page’s recipe', () => {
  test('is read with its yield, times, amounts, steps and whom to credit', () => {
    const found = read(stew)
    expect(found).toMatchObject({ totalMinutes: 555, source: 'Ada Cook, https://example.org/stew' })
    expect(found?.recipe).toMatchObject({
      title: 'Bean & leek stew',
      language: 'en',
      dishType: 'Mains',
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 60,
    })
    expect(found?.recipe.searchTerms).toEqual(expect.arrayContaining(['winter', 'hearty']))
    expect(found?.recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual([
      [200, 'g', 'white beans'],
      [2, null, 'leeks'],
      [1.5, 'tbsp', 'olive oil'],
    ])
    expect(found?.recipe.steps.map(({ text, minutes }) => [text, minutes])).toEqual([
      ['Soak the beans.', null],
      ['Simmer for 1 hour.', 60],
    ])
  })

  test('is found in a graph, in an array, among types, beside a broken script, and inside a page’s entity', () => {
    const organisation = { '@type': 'Organization', '@id': '#us', name: 'Our Kitchen' }
    const inGraph = { '@graph': [organisation, { ...stew, author: { '@id': '#us' } }] }
    expect(read(inGraph)?.source).toBe('Our Kitchen, https://example.org/stew')
    expect(read([organisation, [stew]])?.recipe.servings).toBe(4)
    expect(read({ ...stew, '@type': ['Article', 'http://schema.org/Recipe'] })?.recipe.servings).toBe(4)
    expect(read({ '@type': 'WebPage', mainEntity: stew })?.recipe.servings).toBe(4)
    expect(read(stew, '<script type="application/ld+json">{oops</script>')?.recipe.servings).toBe(4)
    expect(read(JSON.stringify(stew).replace('Soak the', 'Soak\nthe'))?.recipe.steps[0]?.text).toBe(
      'Soak the beans.',
    )
  })

  test('has the steps of its sections, in order and with their names', () => {
    const step = (text: string) => ({ '@type': 'HowToStep', text })
    const sections = [
      { '@type': 'HowToSection', name: 'Dough:', itemListElement: [step('Knead.'), step('Rest.')] },
      { '@type': 'HowToSection', name: 'Filling', itemListElement: { '@type': 'HowToStep', name: 'Mix.' } },
    ]
    const steps = read({ ...stew, recipeInstructions: sections })?.recipe.steps
    expect(steps?.map(({ text, group }) => [group, text])).toEqual([
      ['Dough', 'Knead.'],
      ['Dough', 'Rest.'],
      ['Filling', 'Mix.'],
    ])
  })

  test('has steps also where they are one text with tags, entities or numbers', () => {
    const steps = (recipeInstructions: unknown) =>
      read({ ...stew, recipeInstructions })?.recipe.steps.map(({ text }) => text)
    expect(steps('<ol><li>Don&#39;t stir.</li><li>Caf&eacute; au lait.</li></ol>')).toEqual([
      "Don't stir.",
      'Café au lait.',
    ])
    expect(steps('Chop.&#10;Fry <b title="a > b">well</b>.<!-- later --><style>p {}</style>')).toEqual([
      'Chop.',
      'Fry well.',
    ])
    expect(steps('Keep below <max 90 °C & stir.')).toEqual(['Keep below <max 90 °C & stir.'])
    expect(steps('1. Chop.\n2. Fry.')).toEqual(['Chop.', 'Fry.'])
    expect(steps(['Chop.', 'Fry &amp;amp; serve.'])).toEqual(['Chop.', 'Fry & serve.'])
  })

  test('is read in its declared language, whatever the page’s own', () => {
    const german = { ...stew, inLanguage: 'de-AT', recipeIngredient: ['2 EL Öl', '1 Zwiebel, gehackt'] }
    expect(read(german)?.recipe).toMatchObject({
      language: 'de',
      ingredients: [
        { amount: 2, unit: 'tbsp' },
        { item: 'Zwiebel', note: 'gehackt' },
      ],
    })
  })

  test('is found by the type of its script, however that is written, and in no comment', () => {
    const json = JSON.stringify(stew)
    const found = (html: string) => readPage(html, null) !== null
    expect(found(`<SCRIPT class='x > y' TYPE='Application/LD+JSON; charset=utf-8'>${json}</SCRIPT >`)).toBe(
      true,
    )
    expect(found(`<script type=application/ld&#43;json><!-- ${json} --></script>`)).toBe(true)
    expect(found(`<script type="application/json">${json}</script>`)).toBe(false)
    expect(found(`<!-- <script type="application/ld+json">${json}</script> -->`)).toBe(false)
    expect(found(`<script type="application/ld+json">${json}`)).toBe(false)
  })

  test.each([
    ['a semicolon after it', (json: string) => `${json};`],
    ['a comma before the end', (json: string) => json.replace(/]}$/, ',]}')],
    ['a quote that is not escaped', (json: string) => json.replace('Soak the', 'Soak "the"')],
    ['no end', (json: string) => json.slice(0, -1)],
  ])('is read with a fault that browsers forgive: %s', (_fault, spoil) => {
    expect(read(spoil(JSON.stringify(stew)))?.recipe).toMatchObject({
      servings: 4,
      title: 'Bean & leek stew',
    })
  })

  test('is the complete one of several, wherever it is nested', () => {
    const empty = { '@type': 'Recipe', name: 'Stews' }
    expect(read([empty, stew])?.recipe.title).toBe('Bean & leek stew')
    expect(read({ '@graph': { 0: empty, 1: stew } })?.recipe.title).toBe('Bean & leek stew')
    expect(read({ '@type': 'WebPage', about: { hasPart: [stew] } })?.recipe.title).toBe('Bean & leek stew')
  })

  test('is read from a pasted file of JSON', () => {
    expect(readPage(JSON.stringify([stew]), null)?.recipe.title).toBe('Bean & leek stew')
  })

  test('serves what the page declares, whatever a step counts', () => {
    const steps = ['Soak the beans.', 'It makes 2 portions, or yields about 40 spoons.']
    expect(read({ ...stew, recipeInstructions: steps })?.recipe.servings).toBe(4)
    expect(read({ ...stew, recipeYield: undefined, recipeInstructions: steps }, '')?.recipe.servings).toBe(2)
  })

  test('says both, the name of a step and its text, where the name is the first sentence', () => {
    const torn = { '@type': 'HowToStep', name: 'Put the flour in a bowl', text: '. Cut in the butter.' }
    const label = { '@type': 'HowToStep', name: 'Simmer', text: 'Simmer for 1 hour.' }
    expect(
      read({ ...stew, recipeInstructions: [torn, label] })?.recipe.steps.map(({ text }) => text),
    ).toEqual(['Put the flour in a bowl. Cut in the butter.', 'Simmer for 1 hour.'])
  })

  test('keeps what the page says about it, unless that is a teaser or a step', () => {
    expect(read({ ...stew, description: 'My grandmother&#39;s.' })?.recipe.extra).toBe("My grandmother's.")
    expect(read({ ...stew, description: 'My grandmother [&hellip;]' })?.recipe.extra).toBe('')
    expect(read({ ...stew, description: 'Soak the beans.' })?.recipe.extra).toBe('')
  })

  test('has its tools, and the address of its video, which nothing can run', () => {
    const tool = [{ '@type': 'HowToTool', name: 'a whisk' }, 'a large pot']
    expect(read({ ...stew, tool })?.recipe.equipment).toEqual(['a whisk', 'a large pot'])
    const video = (value: unknown) => read({ ...stew, video: value })?.recipe.video
    const film = 'https://video.example/stew.mp4'
    expect(video({ '@type': 'VideoObject', contentUrl: film })).toBe(film)
    expect(video([{ contentUrl: film, embedUrl: 'https://video.example/embed/1' }])).toContain('embed/1')
    for (const none of ['javascript:alert(1)', { url: 'x' }, { url: `${film}?${'x'.repeat(500)}` }, {}, null])
      expect(video(none)).toBeUndefined()
  })

  test('is no text in another format, whatever a saved file sets before it', () => {
    const html = page({ ...stew, recipeIngredient: ['200 g flour', '2 eggs'] })
    expect(
      readPage(`"${html}<style>@media print{a{color:red}}</style>"`, null)?.recipe.ingredients,
    ).toHaveLength(2)
  })

  test('has the tips that the page shows below it, and no other words', () => {
    const tips = (below: string) =>
      readPage(page(stew).replace('Hello', `<p>200 g white beans</p><p>2 leeks, sliced</p>${below}`), null)
        ?.recipe.tips
    const two = ['Better the next day.', 'It keeps for a week.']
    expect(tips(`<h3>Notes</h3><ul><li>${two.join('</li><li>')}</li></ul><p>Share</p>`)).toEqual(two)
    expect(tips(`<h3>Recipe notes:</h3><p>${two.join('</p><p>')}</p><div>Share</div>`)).toEqual(two)
    expect(tips(`<b>Tips</b><br><span>${two[0]}</span><h2>Comments</h2><span>Nice!</span>`)).toEqual([two[0]])
    expect(tips(`<p>Notes</p><p>Subscribe</p>`)).toBeUndefined()
    expect(tips(`<h3>Notes</h3><h3>Comments</h3><p>Nice!</p>`)).toBeUndefined()
  })

  test('is none where the page describes none', () => {
    expect(readPage('<p>Hello</p>', null)).toBeNull()
    expect(read({ '@type': 'Product', name: 'Pan' })).toBeNull()
    expect(read({ '@type': 'Recipe', name: 'Nothing' })).toBeNull()
  })

  test('credits no address that a browser could run', () => {
    expect(readPage(page({ ...stew, author: undefined, url: 'javascript:alert(1)' }), null)?.source).toBe('')
  })

  test('does not make a hostile page slow', () => {
    const begun = processorTime()
    for (const piece of ['<script ', '<script type="application/ld+json">', '[', '<p ', '&amp;']) {
      readPage(piece.repeat(Math.floor(2_000_000 / piece.length)), null)
      readPage(page({ ...stew, name: piece.repeat(100_000) }), null)
    }
    expect(processorTime() - begun).toBeLessThan(5000)
  })

  test.each(['<div>', '</p', '<!--', '&#', '<a href="', '<svg>'])(
    'is read quickly when it repeats %s',
    (piece) => {
      const begun = processorTime()
      readPage(piece.repeat(Math.floor(2_000_000 / piece.length)), null)
      readPage(page({ ...stew, name: piece.repeat(100_000) }), null)
      expect(processorTime() - begun).toBeLessThan(5000)
    },
  )
})

test.each([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P1DT1H', 1500],
  ['PT90S', 2],
  ['PT1.5H', 90],
  ['P30M', 30],
  ['P0DT0H35M0S', 35],
  ['01:30:00', 90],
  ['0:45', 45],
  [['', 'PT90M'], 90],
  [{ '@type': 'Duration', '@value': 'PT35M' }, 35],
  [{ '@type': 'Duration', minValue: 'PT30M', maxValue: 'PT40M' }, 40],
  ['PT999999H', null],
  ['45', 45],
  ['1 h 15 min', 75],
  ['PT0S', null],
  ['', null],
  [undefined, null],
])('the duration %j', (written, minutes) => expect(minutesOf(written, 'en')).toBe(minutes))

test.each([
  ['6', 6],
  [8, 8],
  ['Serves 4 to 6', 4],
  ['4 (2 small tacos each)', 4],
  ['About 3 dozen', 36],
  ['zwei Bleche, 2 Dutzend', 24],
  [['', '12 cookies'], 12],
  [{ '@type': 'QuantitativeValue', value: 3 }, 3],
  ['a few', undefined],
  ['0', undefined],
])('the yield %j', (written, count) => expect(servingsOf(written)).toBe(count))

describe('a page that is made to be slow', () => {
  const pageOf = (recipe: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'x', ...recipe })}</script>`

  test.each([
    [
      'steps',
      (count: number) => ({ recipeInstructions: Array(count).fill('Chop nuts and y for 5 minutes') }),
    ],
    ['ingredients', (count: number) => ({ recipeIngredient: Array(count).fill('1 kg nuts and y') })],
    ['one long step', (count: number) => ({ recipeInstructions: 'Chop nuts and y. '.repeat(count) })],
    ['nested elements', (count: number) => ({ recipeInstructions: `Chop. ${'<div><b>'.repeat(4 * count)}` })],
  ])('by %s is read in linear time', (_name, recipe) => {
    const readMany = (count: number) =>
      readPage(pageOf({ recipeIngredient: ['1 egg'], ...recipe(count) }), null)
    expect(growth(readMany, 500)).toBeLessThan(linearLimit)
    expect(readMany(60_000)?.recipe.steps.length).toBeLessThanOrEqual(limits.recipe.stepsMax)
  })
})
