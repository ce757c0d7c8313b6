import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireReference, wireThread } from '../features/forum/test-thread.ts'
// Before the tests, so that none waits for its many modules.
import '../features/forum/shareable-recipe.tsx'
import { quietCommunity, wireRecipe } from '../features/recipes/test-recipe.ts'
import { p1, postBy, threadPage } from './thread/test-thread-page.tsx'

test('a thread shows title, author, category, text and recipe, and a link to the group', async () => {
  const recipe = wireRecipe({ mine: false })
  const { user } = threadPage({
    thread: { recipe_reference: wireReference() },
    answers: quietCommunity(recipe),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'My starter sleeps' })).toBeVisible()
  expect(screen.getAllByText('Ben')[0]?.closest('header')).toBeTruthy()
  expect(screen.getByText('Tricks')).toBeVisible()
  expect(screen.getByText('It has not risen since Tuesday.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the group' })).toHaveProperty('pathname', '/en/groups/g1')
  await user.click(screen.getByRole('button', { name: /Leek gratin/ }))
  // Until the recipe arrives, the dialog is another one.
  await screen.findByText('200 ml cream')
  const dialog = within(screen.getByRole('dialog', { name: 'Leek gratin' }))
  expect(dialog.getByText('200 ml cream')).toBeVisible()
})

test('an attached recipe that is no longer shared is replaced by a note', async () => {
  threadPage({ thread: { recipe_reference: wireReference({ title: null, author_name: null }) } })
  expect(await screen.findByText('This recipe is no longer shared')).toBeVisible()
})

test('a thread titled by such a recipe shows the note as its title', async () => {
  threadPage({ thread: { Title: null, recipe_reference: wireReference({ title: null, author_name: null }) } })
  const title = 'This recipe is no longer shared'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} · Convive`))
})

test('the group’s owner pins, locks and deletes; a member cannot', async () => {
  const member = threadPage({ posts: [p1] })
  await postBy('Cleo')
  expect(screen.queryByRole('button', { name: 'Thread actions' })).toBeNull()
  member.unmount()

  const { user, sent, ...rendered } = threadPage({
    role: 'owner',
    posts: [p1],
    answers: {
      'PATCH /api/forum/threads/t1': { json: wireThread({ IsPinned: true }) },
      'DELETE /api/forum/threads/t1': { json: {} },
    },
  })
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Thread actions' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await choose('Pin')
  expect(await screen.findByText('Pinned')).toBeVisible()
  await choose('Lock')
  await waitFor(() =>
    expect(sent('PATCH /api/forum/threads/t1')).toEqual([{ is_pinned: true }, { is_locked: true }]),
  )
  await choose('Delete')
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete this thread?' }))
  await user.click(confirmation.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rendered.here()).toBe('/en/groups/g1'))
})

test('a thread is followed with one click', async () => {
  const { user, sent } = threadPage({
    answers: { 'PUT /api/forum/threads/t1/follow': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible()
  await waitFor(() => expect(sent('PUT /api/forum/threads/t1/follow')).toEqual([{ follows: true }]))
})

test('a failed follow shows an alert and restores the button', async () => {
  const { user } = threadPage({ answers: { 'PUT /api/forum/threads/t1/follow': null } })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible()
})

test('the author can delete a thread only while it has no posts', async () => {
  const replied = threadPage({ thread: { mine: true, PostCount: 1 }, posts: [p1] })
  const actions = async (user: typeof replied.user) => {
    await user.click(await screen.findByRole('button', { name: 'Thread actions' }))
    return (await screen.findAllByRole('menuitem')).map((each) => each.textContent)
  }
  expect(await actions(replied.user)).toEqual(['Edit'])
  replied.unmount()
  expect(await actions(threadPage({ thread: { mine: true } }).user)).toEqual(['Edit', 'Delete'])
})

test('a non-member gets a link to the group; an unknown thread is not found', async () => {
  const nonMember = threadPage({
    role: null,
    answers: { 'GET /api/forum/threads/t1': { status: 403, json: { error: 'members only' } } },
  })
  expect(await screen.findByRole('link', { name: 'Open the group' })).toHaveProperty(
    'pathname',
    '/en/groups/g1',
  )
  nonMember.unmount()
  threadPage({ answers: { 'GET /api/forum/threads/t1': { status: 404, json: { error: 'not found' } } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Thread not found' })).toBeVisible()
})

test('a thread of another group is not found at this group’s address', async () => {
  threadPage({ thread: { GroupID: 'g2' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Thread not found' })).toBeVisible()
})
