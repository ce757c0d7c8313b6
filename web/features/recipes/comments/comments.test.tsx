import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const recipe = wireRecipe({ mine: false, CommentsCount: 2 })
const base = '/api/recipes/r1/comments'
const firstPage = `GET ${base}?limit=20&offset=0`

function comment(id: string, content: string, mine = false) {
  const author = mine ? 'Ada' : 'Bo'
  return { id, content, mine, author, author_id: 'm2', hidden: false, created_at: '2026-11-10T10:00:00.000Z' }
}

/** A server with these comments, newest first. */
function discussion(...initial: ReturnType<typeof comment>[]) {
  let all = initial
  return {
    [firstPage]: () => ({ json: all.slice(0, 20) }),
    [`GET ${base}/count`]: () => ({ json: { count: all.length } }),
    [`POST ${base}`]: () => {
      all = [comment('c9', 'Splendid', true), ...all]
      return { status: 201, json: all[0] }
    },
    'DELETE /api/comments/c2': () => {
      all = all.filter(({ id }) => id !== 'c2')
      return { json: {} }
    },
  }
}

test('comments are list items with author and date; one’s own have a Delete button', async () => {
  const { dialog } = await renderRecipeDialog(
    recipe,
    discussion(comment('c1', 'Good'), { ...comment('c2', 'Mine', true), author: 'Ada' }),
  )
  const section = within(await dialog.findByRole('region', { name: '2 comments' }))
  const items = await section.findAllByRole('listitem')
  expect(items.map((item) => item.querySelector('p + div')?.textContent)).toEqual(['Good', 'Mine'])
  expect(section.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
  expect(items[0]?.textContent).toContain('Bo')
})

test('an address in a comment is a link', async () => {
  const { dialog } = await renderRecipeDialog(
    recipe,
    discussion(comment('c1', 'As on https://example.org/a.')),
  )
  const link = await dialog.findByRole<HTMLAnchorElement>('link', { name: 'https://example.org/a' })
  expect([link.href, link.rel]).toEqual(['https://example.org/a', 'nofollow noopener noreferrer ugc'])
})

test('sending a comment trims it, empties the field and reloads the list', async () => {
  const { dialog, user, sent } = await renderRecipeDialog(recipe, discussion())
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Comment' })
  await user.type(field, '   ')
  expect(send.disabled).toBe(true)
  await user.type(field, 'Splendid ')
  await user.click(send)
  expect(await dialog.findByText('Splendid', { selector: 'li div' })).toBeVisible()
  expect(field.value).toBe('')
  expect(sent(`POST ${base}`)).toEqual([{ content: 'Splendid' }])
  expect(await dialog.findByRole('region', { name: '1 comment' })).toBeVisible()
})

test('a comment that could not be sent stays in the field', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe, { ...discussion(), [`POST ${base}`]: null })
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
  await user.type(field, 'Long thoughts')
  await user.click(dialog.getByRole('button', { name: 'Comment' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('could not be sent')
  expect(field.value).toBe('Long thoughts')
})

test('a suspended user sees why the comment was refused', async () => {
  const refused = { status: 403, json: { error: 'suspended' } }
  const { dialog, user } = await renderRecipeDialog(recipe, { ...discussion(), [`POST ${base}`]: refused })
  await user.type(dialog.getByRole('textbox', { name: 'Your comment' }), 'Hm')
  await user.click(dialog.getByRole('button', { name: 'Comment' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('You cannot write here at the moment.')
})

test('deleting removes the comment without confirmation and updates the count', async () => {
  const { dialog, user } = await renderRecipeDialog(
    recipe,
    discussion(comment('c1', 'Good'), comment('c2', 'Mine', true)),
  )
  await user.click(await dialog.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog.queryByText('Mine')).toBeNull())
  expect(await dialog.findByRole('region', { name: '1 comment' })).toBeVisible()
})

test('"Load more" shows while the last page was full, and no comment appears twice', async () => {
  const page = Array.from({ length: 20 }, (_, index) => comment(`p${index}`, `Comment ${index}`))
  const { dialog, user } = await renderRecipeDialog(recipe, {
    [firstPage]: { json: page },
    [`GET ${base}?limit=20&offset=20`]: {
      json: [comment('p19', 'Comment 19'), comment('last', 'The first one')],
    },
  })
  await user.click(await dialog.findByRole('button', { name: 'Load more' }))
  expect(await dialog.findByText('The first one')).toBeVisible()
  expect(dialog.getAllByText('Comment 19')).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('loading the comments can be retried after a failure', async () => {
  let online = false
  const { dialog, user } = await renderRecipeDialog(recipe, {
    [firstPage]: () => (online ? { json: [comment('c1', 'Good')] } : null),
  })
  await dialog.findByText('The comments could not be loaded.')
  online = true
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Good')).toBeVisible()
})
