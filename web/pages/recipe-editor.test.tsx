import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { quietCommunity, wireOwnCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { renderPage } from '../test/render-page.tsx'
import MyRecipesPage from './my-recipes.tsx'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import '../features/recipe-editor/recipe-editor.tsx'

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
      [complete]: () => ({ json: { recipe: (page.sent(complete).at(-1) as { recipe: unknown }).recipe } }),
      ...answers,
    },
  })
  return page
}

const writing = '/en/my/recipes?edit=new'
const editing = '/en/my/recipes?edit=r1'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const rowOf = (editor: Awaited<ReturnType<typeof dialog>>, name: string) =>
  within(editor.getByRole('group', { name }))

test('a recipe is written field by field and saved with the text of its structure', async () => {
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
  const first = rowOf(editor, 'Ingredient 1')
  await user.type(first.getByRole('textbox', { name: 'Amount' }), '1 1/2')
  // The unit is plural for 1½ and singular for 1.
  const unitNames = () =>
    [...first.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).options].map((each) => each.text)
  expect(unitNames()).toContain('slices')
  await user.clear(first.getByRole('textbox', { name: 'Amount' }))
  await user.type(first.getByRole('textbox', { name: 'Amount' }), '1')
  expect(unitNames()).toContain('slice')
  await user.type(first.getByRole('textbox', { name: 'Amount' }), ' 1/2')
  await user.selectOptions(first.getByRole('combobox', { name: 'Unit' }), 'slices')
  await user.type(first.getByRole('textbox', { name: 'Ingredient' }), 'bread{Enter}')
  const second = rowOf(editor, 'Ingredient 2')
  expect(second.getByRole('textbox', { name: 'Amount' })).toBe(document.activeElement)
  await user.type(second.getByRole('textbox', { name: 'Ingredient' }), 'salt')
  await user.type(second.getByRole('combobox', { name: 'Group' }), 'On top')
  await user.click(second.getByRole('checkbox', { name: 'Scales with the servings' }))
  const step = rowOf(editor, 'Step 1')
  await user.type(step.getByRole('textbox', { name: 'What to do' }), 'Toast the bread.')
  await user.type(step.getByRole('textbox', { name: 'Minutes' }), '2')
  await user.type(editor.getByRole('textbox', { name: 'Search terms' }), 'quick, crisp')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))

  expect(await screen.findByText('“Toast” is saved in your binder.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/en/my/recipes')
  expect(screen.getByRole('tab', { name: /^Starters/ }).getAttribute('aria-selected')).toBe('true')
  const [body] = sent('POST /api/recipes') as [{ recipe: RecipeStructure; content: string }]
  expect(body).toMatchObject({
    title: 'Toast',
    dish_type: 'Starters',
    total_time: 5,
    search_terms: ['quick', 'crisp'],
  })
  expect(body.recipe.ingredients).toEqual([
    { amount: 1.5, unit: 'slice', item: 'bread', note: null, group: null, scales: true },
    { amount: null, unit: null, item: 'salt', note: null, group: 'On top', scales: false },
  ])
  expect(body.recipe.steps).toEqual([{ text: 'Toast the bread.', minutes: 2, celsius: null, uses: [] }])
  expect(body.content).toBe(renderRecipe(body.recipe))
  expect(localStorage.getItem('draft:recipe:new')).toBeNull()
  // Typing into so many fields takes long on a busy machine.
}, 60_000)

test('missing and invalid values are shown at their fields, and the first of them gets the focus', async () => {
  const { user, sent } = openBinder(writing)
  const editor = await dialog('Write a recipe')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect(editor.getByRole('alert').textContent).toBe('A recipe needs at least one ingredient or one step.')
  expect(editor.getByRole('textbox', { name: 'Title' })).toBe(document.activeElement)
  await user.type(editor.getByRole('textbox', { name: 'Title' }), 'Toast')
  await user.type(rowOf(editor, 'Ingredient 1').getByRole('textbox', { name: 'Amount' }), 'lots')
  expect(editor.getByText('Please enter a number, such as 2, 1½ or 0.5.')).toBeVisible()
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  expect(rowOf(editor, 'Ingredient 1').getByRole('textbox', { name: 'Amount' })).toBe(document.activeElement)
  expect(sent(complete)).toEqual([])
})

test('rows are moved and removed by keyboard, and the focus follows', async () => {
  const { user } = openBinder(editing)
  const editor = await dialog('Edit “Leek gratin”')
  const items = () =>
    editor.getAllByRole<HTMLInputElement>('textbox', { name: 'Ingredient' }).map(({ value }) => value)
  expect(items()).toEqual(['leeks', 'cream', 'salt', 'breadcrumbs'])
  editor.getByRole('button', { name: 'Move down: Ingredient 1' }).focus()
  await user.keyboard('{Enter}')
  expect(items()).toEqual(['cream', 'leeks', 'salt', 'breadcrumbs'])
  expect(editor.getByText('Now in place 2 of 4.')).toBeVisible()
  expect(editor.getByRole('button', { name: 'Move down: Ingredient 2' })).toBe(document.activeElement)
  const salt = rowOf(editor, 'Ingredient 3').getByRole('textbox', { name: 'Ingredient' })
  salt.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(items()).toEqual(['cream', 'leeks', 'breadcrumbs', 'salt'])
  expect(salt).toBe(document.activeElement)
  await user.click(editor.getByRole('button', { name: 'Remove: Ingredient 1' }))
  expect(items()).toEqual(['leeks', 'breadcrumbs', 'salt'])
  expect(rowOf(editor, 'Ingredient 1').getByRole('textbox', { name: 'Amount' })).toBe(document.activeElement)
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

test('a pasted text is parsed into the fields, and saved as it was pasted as long as nothing in it changes', async () => {
  const text = 'Leek gratin\n\nSlice and bake.'
  const { user, sent } = openBinder(writing, {
    'POST /api/recipes/read': { json: { recipe: structure } },
    'POST /api/recipes': { status: 201, json: gratin },
  })
  const editor = await dialog('Write a recipe')
  await user.click(editor.getByText('Paste a recipe'))
  await user.click(editor.getByRole('textbox', { name: 'Recipe text' }))
  await user.paste(text)
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  expect(await editor.findByText('The recipe has been read. Please look it over below.')).toBeVisible()
  expect(sent('POST /api/recipes/read')).toEqual([{ text }])
  expect(editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Leek gratin')
  await user.click(editor.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('POST /api/recipes')).toMatchObject([{ content: text }]))
})

test('a text without a recipe gives an error, and a draft is replaced only after a confirmation', async () => {
  let answer: { status?: number; json: unknown } = { status: 422, json: { error: 'no recipe found' } }
  const { user } = openBinder(writing, { 'POST /api/recipes/read': () => answer })
  const editor = await dialog('Write a recipe')
  const title = editor.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await user.type(title, 'Toast')
  await user.click(editor.getByText('Paste a recipe'))
  await user.type(editor.getByRole('textbox', { name: 'Recipe text' }), '123')
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  expect((await editor.findByRole('alert')).textContent).toBe('No recipe could be found in there.')
  answer = { json: { recipe: structure } }
  await user.click(editor.getByRole('button', { name: 'Read it' }))
  await screen.findByRole('alertdialog', { name: 'Replace what you have written?' })
  expect(title.value).toBe('Toast')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect(title.value).toBe('Leek gratin')
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
  const cream = rowOf(editor, 'Ingredient 2').getByRole('textbox', { name: 'Amount' })
  await user.clear(cream)
  await user.type(cream, '250')
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
  await user.type(rowOf(editor, 'Ingredient 2').getByRole('textbox', { name: 'Amount' }), '0')
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
  await user.click(editor.getByText('Import from a page'))
  await user.type(editor.getByRole('textbox', { name: 'Address of the page' }), 'example.org/gratin')
  await user.click(editor.getByRole('button', { name: 'Import' }))
  expect((await editor.findByRole('alert')).textContent).toBe(
    'This page could not be read. It may be gone, closed to us, too large, or no web page at all.',
  )
  answer = { json: { recipe: structure, total_minutes: 90, source } }
  await user.click(editor.getByRole('button', { name: 'Import' }))
  expect(await editor.findByText('The recipe has been read. Please look it over below.')).toBeVisible()
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
    const step = editor
      .getAllByRole<HTMLTextAreaElement>('textbox')
      .find(({ dataset }) => dataset.field === 'text')
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
  const step = rowOf(editor, 'Step 1').getByRole('textbox', { name: 'What to do' })
  await user.type(step, 'Bake at 220 degrees.')
  expect(editor.getByRole('button', { name: '°C' })).toBeVisible()
  const first = rowOf(editor, 'Ingredient 1')
  await user.type(first.getByRole('textbox', { name: 'Amount' }), '2')
  await user.selectOptions(first.getByRole('combobox', { name: 'Unit' }), 'cups')
  expect(editor.queryByRole('button', { name: '°C' })).toBeNull()
})
