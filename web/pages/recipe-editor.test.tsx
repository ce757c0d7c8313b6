import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { quietCommunity, wireOwnCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { provideSettings, settings } from '../lib/settings.ts'
import { renderPage } from '../test/render-page.tsx'
import MyRecipesPage from './my-recipes.tsx'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import '../features/recipe-editor/recipe-editor.tsx'

const reading = 'POST /api/recipes/read'

/** A stand-in for the kitchen that knows lines such as "2 slices bread, toasted"; the real one reads in the journeys. */
function fakeReading(text: string) {
  const lines = text.split('\n')
  const ingredients = lines.flatMap((line) => {
    const [, amount, unit, item, note] =
      /^- (?:([\d.]+) )?(?:(slice|clove|cup|ml|g)s? )?([^,]+?)(?:, (.+))?$/.exec(line) ?? []
    const parts = { amount: amount ? Number(amount) : null, unit: unit ?? null, item, note: note ?? null }
    return item ? [{ ...parts, group: null, scales: true }] : []
  })
  const steps = lines.flatMap((line) => {
    const words = /^\d+\. (.+)$/.exec(line)?.[1]
    const minutes = Number(/(\d+) minutes/.exec(line)?.[1] ?? 0) || null
    return words ? [{ text: words, minutes, celsius: null, uses: [] }] : []
  })
  return { json: { recipe: { ...structure, ingredients, steps } } }
}

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const structure = z.parse(recipeStructure, wireRecipe().recipe)
const gratin = wireRecipe({ Content: renderRecipe(structure) })
const complete = 'POST /api/recipes/complete'

function openBinder(path: string, answers: Answers = {}, mine: WireRecipe[] = [gratin]) {
  const page = renderPage(<MyRecipesPage />, {
    path,
    signedIn: true,
    answers: {
      'GET /api/recipes/my?view=card': { json: mine.map(wireOwnCard) },
      'GET /api/recipes/my/deleted?view=card': { json: [] },
      ...quietCommunity(mine[0] ?? gratin),
      [reading]: () => fakeReading((page.sent(reading).at(-1) as { text: string }).text),
      [complete]: () => ({ json: { recipe: (page.sent(complete).at(-1) as { recipe: unknown }).recipe } }),
      ...answers,
    },
  })
  return page
}

const writing = '/en/my/recipes?edit=new'
const editing = '/en/my/recipes?edit=r1'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Editor = Awaited<ReturnType<typeof dialog>>
const line = (editor: Editor, name: string) => editor.getByRole<HTMLTextAreaElement>('textbox', { name })
const texts = (editor: Editor, name: RegExp) =>
  editor.getAllByRole<HTMLTextAreaElement>('textbox', { name }).map(({ value }) => value)
const ingredientTexts = (editor: Editor) => texts(editor, /^(?:Ingredient \d|Heading)/)
const bodyOf = (sent: (call: string) => unknown[], call: string) =>
  sent(call)[0] as { recipe: RecipeStructure; content: string }

test('a recipe is written line by line, read while one types, and saved with the text of its structure', async () => {
  const { user, sent, here } = openBinder('/en/my/recipes', {
    'POST /api/recipes': {
      status: 201,
      json: wireRecipe({ ID: 'r9', Title: 'Toast', DishType: 'Starters' }),
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Write a recipe' }))
  const editor = await dialog('Write a recipe')
  await user.type(editor.getByRole('textbox', { name: 'Title' }), 'Toast')
  await user.selectOptions(editor.getByRole('combobox', { name: 'Course' }), 'Starters')
  await user.clear(editor.getByRole('textbox', { name: 'Servings' }))
  await user.type(editor.getByRole('textbox', { name: 'Servings' }), '2')
  await user.type(editor.getByRole('textbox', { name: 'Preparation (min)' }), '5')
  await user.type(line(editor, 'Ingredient 1'), '2 slices bread, toasted{Enter}On top:{Enter}salt{Enter}')
  expect(ingredientTexts(editor)).toEqual(['2 slices bread, toasted', 'On top:', 'salt', ''])
  expect(line(editor, 'Ingredient 3')).toBe(document.activeElement)
  await user.keyboard('{Backspace}')
  expect(line(editor, 'Ingredient 2')).toBe(document.activeElement)
  // What was read is marked, and said.
  await waitFor(() => expect(editor.getByText('2 slices · bread · toasted')).toBeInTheDocument())
  expect([...document.querySelectorAll('mark')].map((mark) => [mark.dataset.part, mark.textContent])).toEqual(
    [
      ['amount', '2 slices '],
      ['food', 'bread'],
      ['food', 'salt'],
    ],
  )
  await user.click(editor.getByRole('button', { name: 'Details: Ingredient 2' }))
  await user.click(editor.getByRole('checkbox', { name: 'Scales with the servings' }))
  await user.type(line(editor, 'Step 1'), 'Toast the bread for 2 minutes.{Enter}Serve.')
  await user.click(editor.getByText('Plating, taste, source and more'))
  await user.type(editor.getByRole('textbox', { name: 'Search terms' }), 'quick, crisp')
  // Not waited for: saving reads what has not been read yet.
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))

  expect(await screen.findByText('“Toast” is saved in your binder.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/my/recipes')
  expect(screen.getByRole('tab', { name: /^Starters/ }).getAttribute('aria-selected')).toBe('true')
  const body = bodyOf(sent, 'POST /api/recipes')
  expect(body).toMatchObject({
    title: 'Toast',
    dish_type: 'Starters',
    total_time: 5,
    search_terms: ['quick', 'crisp'],
  })
  expect(body.recipe.ingredients).toEqual([
    { amount: 2, unit: 'slice', item: 'bread', note: 'toasted', group: null, scales: true },
    { amount: null, unit: null, item: 'salt', note: null, group: 'On top', scales: false },
  ])
  expect(body.recipe.steps).toEqual([
    { text: 'Toast the bread for 2 minutes.', minutes: 2, celsius: null, uses: [] },
    { text: 'Serve.', minutes: null, celsius: null, uses: [] },
  ])
  expect(body.content).toBe(renderRecipe(body.recipe))
  expect(localStorage.getItem('draft:recipe:new')).toBeNull()
  // Typing into so many fields takes long on a busy machine.
}, 60_000)

test('one line is changed, and the others are sent as they were', async () => {
  const measured = {
    ...structure,
    ingredients: structure.ingredients.map((each, index) =>
      index === 0
        ? { ...each, amountMax: 6, measure: { amount: 120.4, unit: 'g' as const, each: true } }
        : { ...each, amount: each.amount && each.amount + 0.0001 },
    ),
  }
  const mine = wireRecipe({ recipe: measured })
  const { user, sent } = openBinder(
    editing,
    { 'PATCH /api/recipes/r1': { json: { ...mine, taken_back: false } } },
    [mine],
  )
  const editor = await dialog('Edit “Leek gratin”')
  expect(ingredientTexts(editor)).toEqual([
    '4–6 stalks (120 g each) leeks, washed',
    '200 ml cream',
    'salt, to taste',
    'For the crust:',
    '40 g breadcrumbs',
  ])
  await user.clear(line(editor, 'Ingredient 2'))
  await user.type(line(editor, 'Ingredient 2'), '250 ml oat cream')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('PATCH /api/recipes/r1')).toHaveLength(1))
  expect((sent(reading)[0] as { text: string }).text).not.toContain('leeks')
  const [leeks, , ...rest] = measured.ingredients
  expect(bodyOf(sent, 'PATCH /api/recipes/r1').recipe.ingredients).toEqual([
    leeks,
    { amount: 250, unit: 'ml', item: 'oat cream', note: null, group: null, scales: true },
    ...rest,
  ])
})

test('what was read is set right in the details of its line', async () => {
  const { user, sent } = openBinder(editing, {
    'PATCH /api/recipes/r1': { json: { ...gratin, taken_back: false } },
  })
  const editor = await dialog('Edit “Leek gratin”')
  await user.click(editor.getByRole('button', { name: 'Details: Ingredient 1' }))
  const details = within(editor.getByRole('group', { name: 'Details: Ingredient 1' }))
  const amount = details.getByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  await user.type(amount, 'lots')
  expect(details.getByText('Please enter a number, such as 2, 1½ or 0.5.')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '2–3')
  await user.selectOptions(details.getByRole('combobox', { name: 'Unit' }), 'No unit')
  await user.type(details.getByRole('textbox', { name: 'Second measure' }), '150')
  await user.clear(details.getByRole('textbox', { name: 'Note' }))
  expect(line(editor, 'Ingredient 1').value).toBe('2–3 leeks (150 g)')
  await user.click(editor.getByRole('button', { name: 'Details: Step 2' }))
  await user.clear(editor.getByRole('textbox', { name: 'Minutes' }))
  await user.type(editor.getByRole('textbox', { name: 'Minutes' }), '7,5')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('PATCH /api/recipes/r1')).toHaveLength(1))
  expect(sent(reading)).toEqual([])
  const { recipe } = bodyOf(sent, 'PATCH /api/recipes/r1')
  expect(recipe.ingredients[0]).toMatchObject({
    amount: 2,
    amountMax: 3,
    unit: null,
    item: 'leeks',
    note: null,
    measure: { amount: 150, unit: 'g', each: false },
  })
  expect(recipe.steps[1]?.minutes).toBe(7.5)
})

test('pasted lines become lines, without their bullets and numbers', async () => {
  const { user } = openBinder(writing)
  const editor = await dialog('Write a recipe')
  await user.click(line(editor, 'Ingredient 1'))
  await user.paste('- 2 cloves garlic\r\n- 200 g flour\n\nFor the sauce:\n• salt')
  expect(ingredientTexts(editor)).toEqual(['2 cloves garlic', '200 g flour', 'For the sauce:', 'salt'])
  expect(line(editor, 'Ingredient 3')).toBe(document.activeElement)
  await user.click(line(editor, 'Step 1'))
  await user.paste('1. Chop.\n2) Fry.\n3. 2 eggs go in.')
  expect(texts(editor, /^Step \d/)).toEqual(['Chop.', 'Fry.', '2 eggs go in.'])
  // Enter in the middle parts a line.
  line(editor, 'Step 3').setSelectionRange(6, 6)
  await user.type(line(editor, 'Step 3'), '{Enter}', { skipClick: true })
  expect(texts(editor, /^Step \d/)).toEqual(['Chop.', 'Fry.', '2 eggs', ' go in.'])
  expect(line(editor, 'Step 4').selectionStart).toBe(0)
})

test('missing and invalid values are shown at their fields, and the first of them gets the focus', async () => {
  const { user, sent } = openBinder(writing)
  const editor = await dialog('Write a recipe')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect(editor.getByRole('alert').textContent).toBe('A recipe needs at least one ingredient or one step.')
  expect(editor.getByRole('textbox', { name: 'Title' })).toBe(document.activeElement)
  await user.type(editor.getByRole('textbox', { name: 'Title' }), 'Toast')
  await user.type(line(editor, 'Ingredient 1'), '½')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect(line(editor, 'Ingredient 1')).toBe(document.activeElement)
  expect(editor.getByText('Please say what it is.')).toBeVisible()
  expect(sent(complete)).toEqual([])
})

test('lines are moved and removed by keyboard, a removal is undone, and the focus follows', async () => {
  const { user } = openBinder(editing)
  const editor = await dialog('Edit “Leek gratin”')
  expect(ingredientTexts(editor)).toEqual([
    '4 stalks leeks, washed',
    '200 ml cream',
    'salt, to taste',
    'For the crust:',
    '40 g breadcrumbs',
  ])
  line(editor, 'Ingredient 3').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(ingredientTexts(editor).slice(2)).toEqual(['For the crust:', 'salt, to taste', '40 g breadcrumbs'])
  expect(editor.getByText('Now in place 4 of 5.')).toBeInTheDocument()
  expect(line(editor, 'Ingredient 3')).toBe(document.activeElement)
  await user.click(editor.getByRole('button', { name: 'Details: Ingredient 1' }))
  editor.getByRole('button', { name: 'Move down: Ingredient 1' }).focus()
  await user.keyboard('{Enter}')
  expect(ingredientTexts(editor).slice(0, 2)).toEqual(['200 ml cream', '4 stalks leeks, washed'])
  expect(editor.getByRole('button', { name: 'Move down: Ingredient 2' })).toBe(document.activeElement)
  await user.click(editor.getByRole('button', { name: 'Remove: Ingredient 2' }))
  expect(ingredientTexts(editor)).toHaveLength(4)
  expect(line(editor, 'Heading “For the crust”')).toBe(document.activeElement)
  await user.click(editor.getByRole('button', { name: 'Undo removing' }))
  expect(ingredientTexts(editor)[1]).toBe('4 stalks leeks, washed')
  expect(line(editor, 'Ingredient 2')).toBe(document.activeElement)
  // The arrows go on in the next line.
  await user.keyboard('{ArrowDown}')
  expect(line(editor, 'Heading “For the crust”')).toBe(document.activeElement)
})

test('unsaved changes survive a reload, and are discarded only after a confirmation', async () => {
  const first = openBinder(writing)
  await first.user.type((await dialog('Write a recipe')).getByRole('textbox', { name: 'Title' }), 'Toast')
  first.unmount()

  const { user, here } = openBinder(writing)
  const editor = await dialog('Write a recipe')
  expect(editor.getByText('What you had not saved is back.')).toBeVisible()
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Toast')
  await user.keyboard('{Escape}')
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: 'Discard what you have written?' }),
  )
  await user.click(confirmation.getByRole('button', { name: 'Keep writing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Toast')
  await user.click(editor.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/my/recipes')
  expect(localStorage.getItem('draft:recipe:new')).toBeNull()
})

test('an editor without changes closes without a confirmation', async () => {
  const { user } = openBinder(editing)
  const editor = await dialog('Edit “Leek gratin”')
  await user.click(editor.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const pasteField = 'Paste a recipe, a link, or drop a file'

test('a pasted text is read at once, folds away, and is saved as it was pasted as long as nothing in it changes', async () => {
  const text = 'Leek gratin\n\nSlice and bake.'
  const { user, sent } = openBinder(writing, {
    [reading]: { json: { recipe: structure } },
    'POST /api/recipes': { status: 201, json: gratin },
  })
  const editor = await dialog('Write a recipe')
  const [first] = editor.getAllByRole('textbox')
  expect(first).toHaveAccessibleName('Title')
  await user.click(editor.getByRole('textbox', { name: pasteField }))
  await user.paste(text)
  expect(await editor.findByText('Read: 4 ingredients, 2 steps. Look it over.')).toBeVisible()
  expect(sent(reading)).toEqual([{ text }])
  expect(editor.queryByRole('textbox', { name: pasteField })).toBeNull()
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Leek gratin')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('POST /api/recipes')).toMatchObject([{ content: text }]))
})

test('a text without a recipe gives an error, and a draft is replaced only after a confirmation', async () => {
  let answer: { status?: number; json: unknown } = { status: 422, json: { error: 'no recipe found' } }
  const { user } = openBinder(writing, { [reading]: () => answer })
  const editor = await dialog('Write a recipe')
  const title = editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await user.type(title, 'Toast')
  await user.type(editor.getByRole('textbox', { name: pasteField }), '123')
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  expect((await editor.findByRole('alert')).textContent).toBe('No recipe could be found in there.')
  answer = { json: { recipe: structure } }
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  await screen.findByRole('alertdialog', { name: 'Replace what you have written?' })
  expect(title.value).toBe('Toast')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect(title.value).toBe('Leek gratin')
})

test('a file is read as its kind says', async () => {
  const { user, sent } = openBinder(writing, {
    'POST /api/recipes/import': { json: { recipe: structure, total_minutes: null, source: 'Ada' } },
  })
  const editor = await dialog('Write a recipe')
  const page = '<html><body>Leek gratin</body></html>'
  await user.upload(editor.getByLabelText('Choose a file'), new File([page], 'a.html', { type: 'text/html' }))
  expect(await editor.findByText('Read: 4 ingredients, 2 steps. Look it over.')).toBeVisible()
  expect(sent('POST /api/recipes/import')).toEqual([{ html: page }])
  await user.click(editor.getByRole('button', { name: 'Paste another one' }))
  expect(editor.getByRole<HTMLTextAreaElement>('textbox', { name: pasteField }).value).toBe('')
})

describe('a photographed page', () => {
  const without = { ...settings() }
  afterEach(() => provideSettings(without))
  const photo = new File(['pixels'], 'page.jpg', { type: 'image/jpeg' })
  const photos = 'POST /api/recipes/read/photo'

  test('is read where the chef sees, and stands beside what was made of it until it is saved', async () => {
    provideSettings({ ...without, chefModel: 'some-model' })
    const text = '# Apple Cake\n- 250 g flour\n- [?] g butter\n1. Bake for 45 minutes.'
    const picture = 'data:image/webp;base64,UklGRg=='
    const { user, sent } = openBinder(writing, {
      'GET /api/chat/chef': { json: { sees: true } },
      [photos]: { json: { text, picture } },
    })
    const editor = await dialog('Write a recipe')
    await user.upload(await editor.findByLabelText('Photo of a page'), photo)
    const page = within(await editor.findByRole('region', { name: 'The page that was read' }))
    expect(page.getByText(/was read from a picture and wants checking/)).toBeVisible()
    expect(page.getByRole('img')).toHaveAttribute('src', picture)
    expect(sent(reading)).toEqual([{ text }])
    expect(texts(editor, /ingredient/i).join()).toContain('[?] g butter')
    const larger = page.getByRole('button')
    await user.click(larger)
    expect(larger).toHaveAttribute('aria-pressed', 'true')
    expect(sent('POST /api/recipes')).toEqual([])
  })

  test('is no choice where nobody sees', async () => {
    openBinder(writing)
    const editor = await dialog('Write a recipe')
    expect(editor.getByLabelText('Choose a file')).toBeVisible()
    expect(editor.queryByLabelText('Photo of a page')).toBeNull()
  })

  test('without a recipe says so', async () => {
    provideSettings({ ...without, chefModel: 'some-model' })
    const { user } = openBinder(writing, {
      'GET /api/chat/chef': { json: { sees: true } },
      [photos]: { status: 422, json: { error: 'no recipe found' } },
    })
    const editor = await dialog('Write a recipe')
    await user.upload(await editor.findByLabelText('Photo of a page'), photo)
    expect(await editor.findByRole('alert')).toHaveTextContent(/recipe/)
    expect(editor.queryByRole('region', { name: 'The page that was read' })).toBeNull()
  })
})

test('the text of a PDF is read, and stands beside what was made of it; one of pictures says so', async () => {
  const text = 'Leek gratin\n\nSlice and bake.'
  const pdf = 'POST /api/recipes/read/pdf'
  let answer: { status?: number; json: unknown } = { status: 422, json: { error: 'no text' } }
  const { user, sent } = openBinder(writing, {
    [pdf]: () => answer,
    [reading]: { json: { recipe: structure } },
  })
  const editor = await dialog('Write a recipe')
  const file = new File(['%PDF-1.4 …'], 'gratin.pdf', { type: 'application/pdf' })
  const choose = () => user.upload(editor.getByLabelText('Choose a file'), file)
  await choose()
  expect((await editor.findByRole('alert')).textContent).toMatch(/^This PDF has no text/)
  answer = { status: 413, json: { error: 'too large' } }
  await choose()
  await waitFor(() => expect(editor.getByRole('alert').textContent).toMatch(/10 MB and 40 pages/))
  answer = { json: { text } }
  await choose()
  expect(await editor.findByText('Read: 4 ingredients, 2 steps. Look it over.')).toBeVisible()
  expect(sent(pdf)).toHaveLength(3)
  expect(sent(reading)).toEqual([{ text }])
  await user.click(editor.getByText('The text of the PDF'))
  expect(editor.getByText(/Slice and bake/)).toBeVisible()
})

test('an owner edits from the recipe’s dialog; the text changes, and the source stays', async () => {
  const sourced = wireRecipe({ Content: `${renderRecipe(structure)}\n\nSource: Grandmother` })
  const { user, sent } = openBinder(
    '/en/my/recipes',
    {
      ...quietCommunity(sourced),
      'PATCH /api/recipes/r1': { json: { ...sourced, taken_back: false } },
    },
    [sourced],
  )
  await user.click(await screen.findByRole('button', { name: 'Leek gratin' }))
  await user.click((await dialog('Leek gratin')).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const editor = await dialog('Edit “Leek gratin”')
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Source' }).value).toBe('Grandmother')
  await user.clear(line(editor, 'Ingredient 2'))
  await user.type(line(editor, 'Ingredient 2'), '250 ml cream')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('PATCH /api/recipes/r1')).toHaveLength(1))
  const [body] = sent('PATCH /api/recipes/r1') as [{ content: string }]
  expect(body.content).toContain('- 250 ml cream')
  expect(body.content).toMatch(/\n\nSource: Grandmother$/)
  expect(sent(complete)).toMatchObject([{ before: structure }])
})

test.each([
  ['leaves out a story that the editor does not know', undefined, undefined],
  ['sends an empty story when there is none', '', ''],
  ['sends the story', 'By the sea.', 'By the sea.'],
])('an edit %s', async (_, extra, saved) => {
  const mine = wireRecipe({ recipe: { ...structure, extra } })
  const { user, sent } = openBinder(
    editing,
    { 'PATCH /api/recipes/r1': { json: { ...mine, taken_back: false } } },
    [mine],
  )
  const editor = await dialog('Edit “Leek gratin”')
  await user.type(line(editor, 'Ingredient 2'), ', cold')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('PATCH /api/recipes/r1')).toHaveLength(1))
  expect((sent('PATCH /api/recipes/r1') as [{ recipe: RecipeStructure }])[0].recipe.extra).toBe(saved)
})

test('a message says when an edit has made the recipe private', async () => {
  const { user } = openBinder(editing, {
    'PATCH /api/recipes/r1': { json: { ...gratin, taken_back: true } },
  })
  const editor = await dialog('Edit “Leek gratin”')
  await user.type(editor.getByRole('textbox', { name: 'Plating' }), ' On a leaf.')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    '“Leek gratin” is saved, and private again: as it stands now it could harm someone.',
  )
})

test('a failed save shows an error and leaves the draft', async () => {
  const { user } = openBinder(editing, { 'PATCH /api/recipes/r1': null })
  const editor = await dialog('Edit “Leek gratin”')
  await user.type(editor.getByRole('textbox', { name: 'Title' }), '!')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect((await editor.findByRole('alert')).textContent).toBe(
    'The recipe could not be saved. Please try again.',
  )
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Leek gratin!')
})

test('a recipe is imported from the address of a page, and its text ends with the page as source', async () => {
  const source = 'Ada Cook, https://example.org/gratin'
  let answer: { status?: number; json: unknown } = { status: 502, json: { error: 'unreachable page' } }
  const { user, sent } = openBinder(writing, {
    'POST /api/recipes/import': () => answer,
    'POST /api/recipes': { status: 201, json: gratin },
  })
  const editor = await dialog('Write a recipe')
  await user.type(editor.getByRole('textbox', { name: pasteField }), 'example.org/gratin')
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  expect((await editor.findByRole('alert')).textContent).toBe(
    'This page could not be read. It may be gone, closed to us, too large, or no web page at all.',
  )
  answer = { json: { recipe: structure, total_minutes: 90, source } }
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  expect(await editor.findByText('Read: 4 ingredients, 2 steps. Look it over.')).toBeVisible()
  expect(sent('POST /api/recipes/import').at(-1)).toEqual({ url: 'https://example.org/gratin' })
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Source' }).value).toBe(source)
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('POST /api/recipes')).toHaveLength(1))
  expect(sent('POST /api/recipes')[0]).toMatchObject({
    content: `${renderRecipe(structure)}\n\nSource: ${source}`,
    total_time: 90,
  })
  expect(sent('POST /api/recipes')[0]).not.toHaveProperty('is_public')
})

const saving = { 'PATCH /api/recipes/r1': { json: { ...gratin, taken_back: false } } }
const picture = (file: string) => ({ json: { signed_url: `/images/${file}` } })

test('a chosen photo becomes the image, and can be removed again before saving', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
  const { user, sent } = openBinder(editing, saving)
  const editor = within((await dialog('Edit “Leek gratin”')).getByRole('region', { name: 'Picture' }))
  expect(editor.getByText('No picture')).toBeVisible()
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  await user.upload(editor.getByLabelText('Choose a photo'), large)
  expect(editor.getByRole('alert').textContent).toBe('This file is larger than 10 MB.')
  await user.upload(editor.getByLabelText('Choose a photo'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  expect((await editor.findByRole('img', { name: 'Leek gratin' })).getAttribute('src')).toBe('blob:photo')
  expect(editor.queryByRole('alert')).toBeNull()
  await user.click(editor.getByRole('button', { name: 'Remove the picture' }))
  expect(editor.getByText('No picture')).toBeVisible()
  await user.upload(editor.getByLabelText('Choose a photo'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  await user.click(screen.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() =>
    expect(sent('PATCH /api/recipes/r1')).toMatchObject([{ image_url: 'data:image/jpeg;base64,eA==' }]),
  )
})

test('an image is painted from the draft; after going back to the former one, none is sent', async () => {
  const withPicture = { ...gratin, ImageUrl: 'recipe_1.png', image_made_by: 'builtin' as const }
  let painter: { status?: number; json: unknown } = { status: 503, json: { error: 'painter unavailable' } }
  const { user, sent } = openBinder(
    editing,
    {
      ...saving,
      'POST /api/image': () => painter,
      'GET /api/images/recipe_1.png/signed': picture('former'),
      'GET /api/images/recipe_2.png/signed': picture('painted'),
    },
    [withPicture],
  )
  const editor = within((await dialog('Edit “Leek gratin”')).getByRole('region', { name: 'Picture' }))
  const paint = editor.getByRole('button', { name: 'Have it painted' })
  await user.click(paint)
  expect((await editor.findByRole('alert')).textContent).toContain('The painter has stepped out')
  painter = { status: 201, json: { url: '/images/painted', db_url: 'recipe_2.png' } }
  await user.click(paint)
  expect(await editor.findByText('The picture is painted.')).toBeVisible()
  expect(sent('POST /api/image').at(-1)).toMatchObject({ prompt: 'Serve from the dish.' })
  const shown = () => editor.getByRole('img', { name: 'Leek gratin' }).getAttribute('src')
  await waitFor(() => expect(shown()).toBe('/images/painted'))
  await user.click(editor.getByRole('button', { name: 'Back to the previous picture' }))
  await waitFor(() => expect(shown()).toBe('/images/former'))
  await user.click(screen.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('PATCH /api/recipes/r1')).toHaveLength(1))
  expect(sent('PATCH /api/recipes/r1')[0]).not.toHaveProperty('image_url')
})

test('a photo that was lost by a reload is announced; a draft stored without an image can be read', async () => {
  const first = openBinder(writing)
  await first.user.type((await dialog('Write a recipe')).getByRole('textbox', { name: 'Title' }), 'Toast')
  const stored = JSON.parse(localStorage.getItem('draft:recipe:new') ?? '{}')
  first.unmount()
  const { picture: _, ...withoutImage } = stored
  localStorage.setItem('draft:recipe:new', JSON.stringify(withoutImage))
  const second = openBinder(writing)
  const title = (await dialog('Write a recipe')).getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(title.value).toBe('Toast')
  second.unmount()
  localStorage.setItem(
    'draft:recipe:new',
    JSON.stringify({ ...stored, picture: { kind: 'photo', name: 'a.jpg' } }),
  )
  openBinder(writing)
  expect(await screen.findByText(/“a.jpg” was lost when the page was reloaded/)).toBeVisible()
})

test('a draft from before lines were text comes back as lines', async () => {
  const row = { amount: '2', unit: 'tbsp', item: 'oil', note: 'hot', group: 'To fry', scales: true, key: '1' }
  const steps = [{ key: '1', text: 'Heat the oil.', minutes: '3', group: '' }]
  const first = openBinder(writing)
  await first.user.type((await dialog('Write a recipe')).getByRole('textbox', { name: 'Title' }), 'Toast')
  const stored = JSON.parse(localStorage.getItem('draft:recipe:new') ?? '{}')
  first.unmount()
  localStorage.setItem('draft:recipe:new', JSON.stringify({ ...stored, ingredients: [row], steps }))
  openBinder(writing)
  const editor = await dialog('Write a recipe')
  expect(ingredientTexts(editor)).toEqual(['To fry:', '2 tbsp oil, hot'])
  expect(texts(editor, /^Step/)).toEqual(['Heat the oil.'])
})

const questions = {
  en: ['Bake at 220 degrees.', '“220 degrees”: is that °C or °F?', 'Bake at 220 °F.'],
  fr: ['Cuire à 350 degrés.', '« 350 degrés » : en °C ou en °F ?', 'Cuire à 350 °F.'],
  es: ['Hornear a 300 grados.', '«300 grados»: ¿son °C o °F?', 'Hornear a 300 °F.'],
  de: ['Bei 300 Grad backen.', '„300 Grad“: Sind das °C oder °F?', 'Bei 300 °F backen.'],
} as const

test.each(['en', 'fr', 'es', 'de'] as const)(
  'a temperature that may be on either scale is asked about beside its step, in %s',
  async (language) => {
    const [text, question, answered] = questions[language]
    await showLanguage(language)
    const { user } = renderPage(<MyRecipesPage />, {
      path: `/${language}/my/recipes?edit=new`,
      signedIn: true,
      answers: {
        'GET /api/recipes/my?view=card': { json: [] },
        'GET /api/recipes/my/deleted?view=card': { json: [] },
        ...quietCommunity(gratin),
      },
    })
    const editor = within(await screen.findByRole('dialog'))
    const [step] = editor.getAllByRole<HTMLTextAreaElement>('textbox', { name: / 1$/ }).slice(1)
    if (!step) throw new Error('no step')
    await user.type(step, text)
    const asked = within(
      await editor.findByRole('group', {
        name: (name) => name.replaceAll(/[\u00a0\u202f]/g, ' ') === question,
      }),
    )
    await user.click(asked.getByRole('button', { name: '°F' }))
    expect(step).toHaveProperty('value', answered)
    expect(document.activeElement).toBe(step)
    expect(editor.queryByRole('button', { name: '°F' })).toBeNull()
  },
)

test('no question is asked where the recipe tells the scale', async () => {
  const { user } = openBinder(writing)
  const editor = await dialog('Write a recipe')
  await user.type(line(editor, 'Step 1'), 'Bake at 220 degrees.')
  expect(editor.getByRole('button', { name: '°C' })).toBeVisible()
  await user.type(line(editor, 'Ingredient 1'), '2 cups flour')
  await waitFor(() => expect(editor.queryByRole('button', { name: '°C' })).toBeNull())
})
