import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireCard, wireOwnCard, wireRecipe } from '../../features/recipes/test-recipe.ts'
import { mine, threadPage, type Answers } from './test-thread-page.tsx'

const search = (text: string) => `GET /api/recipes/search?q=${text}&limit=10&view=card`
const ownSearch = (text: string) => `GET /api/recipes/my/search?q=${text}&limit=10&view=card`

async function openPicker(answers: Answers) {
  const rendered = threadPage({
    answers: {
      'POST /api/forum/threads/t1/posts': { status: 201, json: mine },
      ...answers,
    },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'New Post' }))
  await rendered.user.type(await screen.findByLabelText('Content'), 'Cook this')
  await rendered.user.click(screen.getByRole('button', { name: 'Attach recipe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a recipe' }))
  return { ...rendered, dialog, field: dialog.getByRole('combobox', { name: 'Search recipes' }) }
}

test('the picker lists its results as options; choosing one closes it and attaches the recipe', async () => {
  const { user, dialog, field, sent } = await openPicker({
    [search('leek')]: { json: [wireCard(wireRecipe({ IsPublic: true }))] },
    [ownSearch('leek')]: { json: [wireOwnCard(wireRecipe({ ID: 'r2', Title: 'Secret leeks' }))] },
  })
  await user.type(field, 'leek')
  const options = await dialog.findAllByRole('option')
  expect(options.map((each) => each.textContent)).toEqual([
    'Secret leeksPrivate: the members of this group will be able to read it',
    'Leek gratinAda',
  ])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a recipe' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove Leek gratin' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent('POST /api/forum/threads/t1/posts')).toEqual([
      { content: 'Cook this', parent_post_id: null, recipe_id: 'r1' },
    ]),
  )
})

test('the picker shows at most ten results', async () => {
  const many = (start: number) =>
    Array.from({ length: 10 }, (_, index) =>
      wireOwnCard(wireRecipe({ ID: `r${start + index}`, IsPublic: true })),
    )
  const { user, dialog, field } = await openPicker({
    [search('leek')]: { json: many(0) },
    [ownSearch('leek')]: { json: many(100) },
  })
  await user.type(field, 'leek')
  expect(await dialog.findAllByRole('option')).toHaveLength(10)
})

test('the picker debounces its requests and ignores answers to an earlier text', async () => {
  const slow = Promise.withResolvers<void>()
  const { user, dialog, field, sent } = await openPicker({
    [search('lee')]: async () => {
      await slow.promise
      return { json: [wireCard(wireRecipe({ Title: 'Too late' }))] }
    },
    [ownSearch('lee')]: { json: [] },
    [search('leeks')]: { json: [wireCard(wireRecipe({ Title: 'In time' }))] },
    [ownSearch('leeks')]: { json: [] },
  })
  await user.type(field, 'lee')
  await waitFor(() => expect(sent(search('lee'))).toHaveLength(1))
  await user.type(field, 'ks')
  expect(await dialog.findByRole('option', { name: /In time/ })).toBeVisible()
  await act(async () => {
    slow.resolve()
    await slow.promise
  })
  expect(dialog.queryByRole('option', { name: /Too late/ })).toBeNull()
  expect(sent(search('leek'))).toEqual([])
})
