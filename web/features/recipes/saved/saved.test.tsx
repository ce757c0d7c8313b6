import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const foreignRecipe = wireRecipe({ mine: false, IsPublic: true })
const save = 'PUT /api/recipes/r1/saved'
const unsave = 'DELETE /api/recipes/r1/saved'
const tags = 'PUT /api/recipes/r1/tags'
const note = 'PUT /api/recipes/r1/note'
const saved = { savedAt: '2026-11-20T10:00:00.000Z', tags: ['Winter'], note: null }
const ofSaved = {
  'GET /api/recipes/my/saved': { json: ['r1'] },
  'GET /api/recipes/r1/saved': { json: saved },
  'GET /api/recipes/my/tags': {
    json: [
      { tag: 'Winter', recipes: ['r1'] },
      { tag: 'quick', recipes: ['r2'] },
    ],
  },
}

afterEach(() => localStorage.clear())

describe('Save', () => {
  test('is pressed at once, and a second press takes the recipe out again', async () => {
    let ids: string[] = []
    const { dialog, user, sent } = await renderRecipeDialog(foreignRecipe, {
      'GET /api/recipes/my/saved': () => ({ json: ids }),
      [save]: () => {
        ids = ['r1']
        return { json: { savedAt: saved.savedAt } }
      },
      [unsave]: () => {
        ids = []
        return { json: {} }
      },
    })
    const button = dialog.getByRole('button', { name: 'Save' })
    const isPressed = () => button.getAttribute('aria-pressed')
    expect(isPressed()).toBe('false')
    await user.click(button)
    expect(isPressed()).toBe('true')
    // Saved, it can have tags.
    expect(await dialog.findByRole('textbox', { name: 'Note' })).toBeVisible()
    expect(await dialog.findByRole('combobox', { name: 'New tag' })).toBeVisible()
    await waitFor(() => expect(sent(save)).toHaveLength(1))
    await user.click(button)
    await waitFor(() => expect(isPressed()).toBe('false'))
    await waitFor(() => expect(sent(unsave)).toHaveLength(1))
  })

  test('tapped twice at once ends as it was, in this order', async () => {
    const order: string[] = []
    const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
      [save]: () => {
        order.push('save')
        return { json: { savedAt: saved.savedAt } }
      },
      [unsave]: () => {
        order.push('take out')
        return { json: {} }
      },
    })
    const button = dialog.getByRole('button', { name: 'Save' })
    await user.dblClick(button)
    await waitFor(() => expect(order).toEqual(['save', 'take out']))
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  })

  test('that is refused is reverted, with a message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
      [save]: { status: 409, json: { error: 'limit reached' } },
    })
    const button = dialog.getByRole('button', { name: 'Save' })
    await user.click(button)
    expect(await dialog.findByRole('alert')).toHaveProperty(
      'textContent',
      'This could not be saved. Please try again.',
    )
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  test('is not offered for own recipes, which can have tags and a note all the same', async () => {
    const { dialog } = await renderRecipeDialog(wireRecipe())
    expect(await dialog.findByRole('combobox', { name: 'New tag' })).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Note' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('tags', () => {
  test('are added by Enter or button and removed, and those of other recipes are suggested', async () => {
    const { dialog, user, sent } = await renderRecipeDialog(foreignRecipe, {
      ...ofSaved,
      [tags]: () => ({ json: sent(tags).at(-1) }),
    })
    const field = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'New tag' })
    await waitFor(() =>
      expect([...(field.list?.options ?? [])].map((option) => option.value)).toEqual(['quick']),
    )
    await user.type(field, '#Sunday, winter, quick{Enter}')
    expect(sent(tags)).toEqual([{ tags: ['Winter', 'Sunday', 'quick'] }])
    expect(await dialog.findByText('Sunday')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove Winter' }))
    expect(sent(tags).at(-1)).toEqual({ tags: ['Sunday', 'quick'] })
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Winter' })).toBeNull())
  })

  test('that are refused are taken back, with the reason', async () => {
    const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
      ...ofSaved,
      [tags]: { status: 409, json: { error: 'limit reached' } },
    })
    await user.type(await dialog.findByRole('combobox', { name: 'New tag' }), 'Sunday{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'There is no room for more. Remove something first.',
    )
    expect(dialog.queryByText('Sunday')).toBeNull()
    expect(dialog.getByText('Winter')).toBeVisible()
  })
})

describe('the note', () => {
  const written = (text: string) => ({
    json: { note: { text, updatedAt: '2026-11-20T10:00:00.000Z' } },
  })

  test('saves itself after a pause and says so', async () => {
    const { dialog, user, sent } = await renderRecipeDialog(foreignRecipe, {
      ...ofSaved,
      [note]: () => written('Less salt'),
    })
    await user.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Less salt')
    expect(sent(note)).toEqual([])
    expect(await dialog.findByText('Note saved', {}, { timeout: 3000 })).toBeVisible()
    expect(sent(note)).toEqual([{ text: 'Less salt' }])
    expect(localStorage.getItem('draft:note r1')).toBeNull()
  })

  test('is saved at once when the field is left, and when the recipe is closed', async () => {
    const { dialog, user, sent, unmount } = await renderRecipeDialog(foreignRecipe, {
      ...ofSaved,
      [note]: () => written('Less'),
    })
    const field = await dialog.findByRole('textbox', { name: 'Note' })
    await user.type(field, 'Less')
    await user.tab()
    expect(sent(note)).toEqual([{ text: 'Less' }])
    await user.type(field, ' salt')
    unmount()
    await waitFor(() => expect(sent(note)).toEqual([{ text: 'Less' }, { text: 'Less salt' }]))
  })

  test('that could not be saved survives a reload and is sent again', async () => {
    const { dialog, user, unmount } = await renderRecipeDialog(foreignRecipe, { ...ofSaved, [note]: null })
    await user.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Less salt')
    await user.tab()
    expect(await dialog.findByText('The note is not saved yet.')).toBeVisible()
    unmount()
    const again = await renderRecipeDialog(foreignRecipe, { ...ofSaved, [note]: () => written('Less salt') })
    const field = await again.dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    expect(field.value).toBe('Less salt')
    await waitFor(() => expect(again.sent(note)).toEqual([{ text: 'Less salt' }]), { timeout: 3000 })
  })
})

test('visitors and recipes of nobody have no such part', async () => {
  const { dialog } = await renderRecipeDialog(foreignRecipe, {
    'GET /api/recipes/r1/saved': { status: 404, json: { error: 'not found' } },
  })
  expect(dialog.queryByText('My notes')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
})
