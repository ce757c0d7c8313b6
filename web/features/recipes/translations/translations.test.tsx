import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireCorrection, WireRendering } from '#shared/contract/recipe-translations.ts'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const english = wireRecipe().recipe
if (!english) throw new Error('no structure')

/** A German recipe whose list is translated and whose steps are not. */
const german = wireRecipe({
  language: 'de',
  Title: 'Lauchgratin',
  Plating: null,
  Taste: 'cremig',
  mine: false,
  IsPublic: true,
  translatable: true,
  recipe: {
    ...english,
    language: 'de',
    title: 'Lauchgratin',
    ingredients: english.ingredients.map((each, place) => ({
      ...each,
      item: place === 0 ? 'Porree vom Feld' : each.item,
    })),
    steps: english.steps.map((step, place) => ({ ...step, text: `Schritt ${place + 1} in 2 EL Öl.` })),
  },
})
const rendering: WireRendering = {
  language: 'en',
  Title: 'Leek gratin',
  Content: '',
  Taste: 'cremig',
  Plating: null,
  recipe: {
    ...english,
    ingredients: english.ingredients.map((each, place) => ({
      ...each,
      item: place === 0 ? 'leeks (Porree vom Feld)' : each.item,
    })),
    steps: german.recipe?.steps ?? [],
  },
  findings: [],
  madeBy: ['chef'],
  untranslated: ['taste', 'step.0', 'step.1', 'group.3', 'safety.0'],
  approximate: ['item.0'],
  corrected: [],
  isPending: false,
}
const inEnglish = 'GET /api/recipes/r1?in=en'
const answer = (changed: Partial<WireRendering> = {}) => ({
  json: { ...german, rendering: { ...rendering, ...changed } },
})

test('says who translated, and marks every text that is still in the other language', async () => {
  const { dialog } = await renderRecipeDialog(german, { [inEnglish]: answer() })
  expect(await dialog.findByText(/Translated by the built-in chef · The steps are in German/)).toBeVisible()
  const languageOf = (text: string) => dialog.getByText(text).closest('[lang]')?.getAttribute('lang')
  expect(languageOf('cremig')).toBe('de')
  expect(languageOf('Porree vom Feld')).toBe('de')
  expect(languageOf('Schritt 1 in 2 EL Öl.')).toBe('de')
  expect(languageOf('For the crust')).toBe('de')
  expect(languageOf('200 ml cream')).toBe('en')
  expect(languageOf('Let it cool before children eat of it.')).toBe('de')
})

test('scales a step in the language that it is written in', async () => {
  const { dialog, user } = await renderRecipeDialog(german, { [inEnglish]: answer() })
  await dialog.findByText(/Translated by/)
  await user.click(dialog.getByRole('button', { name: 'More servings' }))
  expect(await dialog.findByText('250 ml cream')).toBeVisible()
  expect(dialog.getByText(/^Schritt 1 in .* EL Öl\.$/)).toBeVisible()
})

test.each<[string, Partial<WireRendering>, RegExp]>([
  ['a model', { madeBy: ['model'], untranslated: [], approximate: [] }, /^Translated by a model · /],
  [
    'both',
    { madeBy: ['chef', 'model'], untranslated: [] },
    /by the built-in chef and a model · Some words are in German/,
  ],
  [
    'readers',
    {
      madeBy: ['chef', 'reader'],
      untranslated: [],
      approximate: [],
      corrected: [{ key: 'title', by: 'Rita' }],
    },
    /by the built-in chef · corrected by Rita/,
  ],
  [
    'somebody unknown',
    { madeBy: ['chef', 'reader'], untranslated: [], approximate: [] },
    /corrected by readers/,
  ],
  ['a model that is at work', { isPending: true }, /The rest is being translated/],
])('names %s', async (_, changed, text) => {
  const { dialog } = await renderRecipeDialog(german, { [inEnglish]: answer(changed) })
  const note = await dialog.findByText((_content, element) => element?.className === 'recipe-translation')
  expect(note.textContent).toMatch(text)
})

test('a reader proposes another text, and learns why one is refused', async () => {
  let refuse = true
  const put = 'PUT /api/recipes/r1/translations/en'
  const { dialog, user, sent } = await renderRecipeDialog(german, {
    [inEnglish]: answer(),
    [put]: () =>
      refuse ? { status: 409, json: { error: 'changed numbers' } } : { json: { ...proposal, mine: true } },
  })
  await user.click(await dialog.findByRole('button', { name: 'Correct the translation' }))
  const correcting = within(await screen.findByRole('dialog', { name: 'Correct the translation' }))
  // What is not translated comes first; what is said about safety is not there.
  expect(correcting.getAllByRole('listitem')[0]?.textContent).toContain('Taste')
  expect(correcting.queryByText('Let it cool before children eat of it.')).toBeNull()
  await user.click(correcting.getByRole('button', { name: 'Change: Step 1' }))
  const field = correcting.getByLabelText<HTMLTextAreaElement>('Your text: Step 1')
  expect(field.value).toBe('')
  await user.type(field, 'Step 1 in 3 tbsp oil.')
  await user.click(correcting.getByRole('button', { name: 'Propose' }))
  expect(await correcting.findByText(/changes a number, a measure or a food/)).toBeVisible()
  refuse = false
  await user.clear(field)
  await user.type(field, 'Step 1 in 2 tbsp oil.')
  await user.click(correcting.getByRole('button', { name: 'Propose' }))
  expect(await correcting.findByText(/shown once it has been accepted/)).toBeVisible()
  expect(sent(put).at(-1)).toEqual({ key: 'step.0', text: 'Step 1 in 2 tbsp oil.' })
  expect(correcting.queryByLabelText('Your text: Step 1')).toBeNull()
})

test('the original of one recipe is remembered, and of all where that is chosen', async () => {
  const first = await renderRecipeDialog(german, { [inEnglish]: answer() })
  await first.user.click(await first.dialog.findByRole('button', { name: 'Show original' }))
  const stored = sessionStorage.getItem('changed_readings') ?? ''
  expect(stored).toContain('r1')
  first.unmount()
  sessionStorage.setItem('changed_readings', stored)
  const again = await renderRecipeDialog(german, { [inEnglish]: answer() })
  await again.user.click(await again.dialog.findByRole('button', { name: 'Show in English' }))
  await again.user.click(await again.dialog.findByRole('button', { name: 'Correct the translation' }))
  const correcting = within(await screen.findByRole('dialog', { name: 'Correct the translation' }))
  await again.user.click(correcting.getByRole('switch', { name: 'Show recipes in my language' }))
  expect(localStorage.getItem('original_recipes')).toBe('yes')
})

const proposal: WireCorrection = {
  id: 'c1',
  language: 'fr',
  key: 'step.0',
  original: 'Simmer the leeks for 8 minutes.',
  text: 'Cuire les poireaux 8 minutes.',
  author: 'Rita',
  authorId: 'u2',
  mine: false,
  accepted: false,
  isOutdated: false,
  hidden: false,
  createdAt: '2026-11-10T10:00:00.000Z',
}

test('the owner accepts a correction, deletes another, and forbids translations', async () => {
  let accepted = false
  const own = wireRecipe({ translatable: true, translations: { areAllowed: true, proposals: 1 } })
  const { dialog, user, sent } = await renderRecipeDialog(own, {
    'GET /api/recipes/r1': () => ({
      json: { ...own, translations: { areAllowed: true, proposals: accepted ? 0 : 1 } },
    }),
    'GET /api/recipes/r1/corrections': () => ({ json: [{ ...proposal, accepted }] }),
    'PUT /api/corrections/c1': () => {
      accepted = true
      return { json: {} }
    },
    'DELETE /api/corrections/c1': { json: {} },
    'PUT /api/recipes/r1/translatable': { json: {} },
  })
  await user.click(await dialog.findByRole('button', { name: 'Translations, 1 correction proposed' }))
  const managing = within(await screen.findByRole('dialog', { name: 'Translations' }))
  expect((await managing.findByText('Cuire les poireaux 8 minutes.')).getAttribute('lang')).toBe('fr')
  expect(managing.getByText('Rita (French)')).toBeVisible()
  await user.click(managing.getByRole('button', { name: 'Accept' }))
  expect(await managing.findByText('Shown')).toBeVisible()
  expect(sent('PUT /api/corrections/c1')).toEqual([{ accepted: true }])
  await user.click(managing.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent('DELETE /api/corrections/c1')).toHaveLength(1))
  await user.click(managing.getByRole('switch', { name: /in their language/ }))
  expect(sent('PUT /api/recipes/r1/translatable')).toEqual([{ translatable: false }])
})
