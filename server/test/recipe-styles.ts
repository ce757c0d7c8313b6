import type { Responder } from './model-server.ts'
import { chunk } from './model-dialects.ts'

/** The recipe that all styles write. */
export const stew = {
  title: 'Chickpea and Chard Stew',
  language: 'en',
  dishType: 'Mains',
  servings: 4,
  prepMinutes: 15,
  cookMinutes: 25,
  taste: 'earthy, mild',
  searchTerms: ['stew', 'chickpea'],
  ingredients: [
    { amount: 2, unit: 'tbsp', item: 'olive oil', note: null, group: null, scales: false },
    { amount: 1, unit: 'piece', item: 'onion', note: 'finely chopped', group: null, scales: true },
    { amount: 480, unit: 'g', item: 'cooked chickpeas', note: 'drained', group: null, scales: true },
    { amount: 0.5, unit: 'l', item: 'vegetable stock', note: null, group: null, scales: true },
    { amount: 200, unit: 'g', item: 'chard', note: null, group: null, scales: true },
  ],
  steps: [
    { text: 'Heat the oil and soften the onion.', minutes: 8, celsius: null, uses: [0, 1] },
    { text: 'Add the chickpeas and the stock and simmer.', minutes: 15, celsius: null, uses: [2, 3] },
    { text: 'Stir in the chard and serve.', minutes: 2, celsius: null, uses: [4] },
  ],
  diets: ['vegan'],
  allergens: [],
  safety: [],
}

type Stew = typeof stew
type Loose = { [Name in keyof Stew]: unknown } & Record<string, unknown>
type Line = Record<string, unknown>

const write = (recipe: unknown, message: string | null = 'Here it is.') =>
  JSON.stringify({ ...(message !== null && { message }), recipe })

const lines = (recipe: Loose, name: 'ingredients' | 'steps') => recipe[name] as Line[]

function changed(change: (recipe: Loose) => void): Loose {
  const recipe: Loose = structuredClone(stew)
  change(recipe)
  return recipe
}

const set = (fields: Partial<Record<keyof Stew, unknown>>) =>
  changed((recipe) => Object.assign(recipe, fields))

/** What a strong model, a small one and a server between write for one and the same recipe. */
export const wholeStyles: Record<string, string> = {
  exact: write(stew),
  pretty: JSON.stringify({ message: 'Here it is.', recipe: stew }, null, 2),
  'between fences': `\`\`\`json\n${write(stew)}\n\`\`\``,
  'between fences and talk': `Sure! In JSON:\n\n\`\`\`json\n${write(stew)}\n\`\`\`\n\nEnjoy {your} meal!`,
  'between talk': `Here's the recipe:\n${write(stew)}\nEnjoy!`,
  'after thoughts': `<think>\nA stew {"recipe": 1}, without nuts.\n</think>\n${write(stew)}`,
  'after thoughts in another tag': `<thinking>A stew.</thinking>${write(stew)}`,
  bare: JSON.stringify(stew),
  'without a message': write(stew, null),
  'with an empty message': write(stew, ''),
  'in a list': JSON.stringify([{ recipe: stew }]),
  'deep in an envelope': JSON.stringify({ status: 'ok', result: { data: { recipe: stew } } }),
  'with more fields': JSON.stringify({
    message: 'x',
    recipe: { ...stew, nutrition: { kcal: 400 } },
    notes: 'hi',
  }),
  'with trailing commas': write(stew).replaceAll('}]', '},]').replace(/\}\}$/, ',}}'),
  'with single quotes and comments': write(stew).replaceAll('"', "'").replace('{', '{ // the answer\n'),
  'without its last brackets': write(stew).replace(/,"safety".*$/, ',"safety":['),
  'with words for units': write(
    changed((recipe) => {
      for (const [place, unit] of ['tablespoons', '', 'grams', 'litre', 'Gramm'].entries())
        Object.assign(lines(recipe, 'ingredients')[place] ?? {}, { unit })
    }),
  ),
  'with numbers as text': write(
    changed((recipe) => {
      recipe.servings = '4'
      recipe.prepMinutes = '15 minutes'
      for (const [place, amount] of ['2', '1', '480', '1/2', '200.0'].entries())
        Object.assign(lines(recipe, 'ingredients')[place] ?? {}, { amount })
      for (const step of lines(recipe, 'steps')) step.minutes = `${String(step.minutes)} min`
    }),
  ),
  'without optional fields': write(
    changed((recipe) => {
      for (const line of lines(recipe, 'ingredients'))
        for (const name of ['group', 'scales']) delete line[name]
      for (const step of lines(recipe, 'steps')) for (const name of ['uses', 'celsius']) delete step[name]
      for (const name of ['diets', 'allergens', 'safety']) delete recipe[name]
    }),
  ),
  'with other names of fields': JSON.stringify({
    name: stew.title,
    servings: 4,
    prep_time: 'PT15M',
    cook_time: '25 min',
    course: 'Main dish',
    flavor: ['earthy', 'mild'],
    tags: 'stew, chickpea',
    ingredients: stew.ingredients.map(({ item, amount, unit, note }) => ({
      name: item,
      quantity: amount,
      unit,
      note,
    })),
    instructions: stew.steps.map(({ text, minutes }) => ({ instruction: text, duration: minutes })),
  }),
  'with lines and sentences': JSON.stringify({
    recipe: {
      ...stew,
      ingredients: [
        '2 tbsp olive oil',
        '1 onion, finely chopped',
        '480 g cooked chickpeas, drained',
        '1/2 l vegetable stock',
        '200 g chard',
      ],
      steps: stew.steps.map(({ text }, place) => `${place + 1}. ${text}`),
    },
  }),
  'with a dish type in words': write(set({ dishType: 'Main course' })),
  'with diets and allergens in words': write(set({ diets: ['Vegan', 'raw'], allergens: ['coconut'] })),
  'with a language in words': write(set({ language: 'English' })),
  'with minutes of 0': write(
    changed((recipe) => Object.assign(lines(recipe, 'steps')[2] ?? {}, { minutes: 0 })),
  ),
  'with amounts in the items': write(
    changed((recipe) => {
      const [oil, , chickpeas] = lines(recipe, 'ingredients')
      Object.assign(oil ?? {}, { item: '2 tbsp olive oil' })
      Object.assign(chickpeas ?? {}, { item: '480 g cooked chickpeas (drained)', note: null })
    }),
  ),
  'with Markdown and pictures': write(
    changed((recipe) => {
      recipe.title = '**Chickpea and Chard Stew** 🍛'
      const [oil, onion] = lines(recipe, 'ingredients')
      Object.assign(oil ?? {}, { item: '[olive oil](https://example.org)' })
      Object.assign(onion ?? {}, { note: '*finely* chopped' })
      const [first, second] = lines(recipe, 'steps')
      Object.assign(first ?? {}, { text: '1. **Heat** the oil and soften the onion.' })
      Object.assign(second ?? {}, { text: 'Step 2: Add the chickpeas and the stock and `simmer`.' })
    }),
  ),
  'with places that are not there': write(
    changed((recipe) => Object.assign(lines(recipe, 'steps')[0] ?? {}, { uses: [0, 0, 1, 17, -1] })),
  ),
}

/** Sends thoughts beside the text, as servers do that know them, and why it ended. */
export const thinks =
  (thoughts: string, text: string, finish: 'stop' | 'length' = 'stop'): Responder =>
  (answer) => {
    const line = (data: object) => answer.write(`data: ${JSON.stringify(data)}\n\n`)
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    line(chunk([{ index: 0, delta: { reasoning_content: thoughts }, finish_reason: null }]))
    if (text !== '') line(chunk([{ index: 0, delta: { content: text }, finish_reason: null }]))
    line(chunk([{ index: 0, delta: {}, finish_reason: finish }]))
    answer.end('data: [DONE]\n\n')
  }
