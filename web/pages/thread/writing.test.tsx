import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wirePost } from '../../features/forum/test-thread.ts'
import { here, mine, p1, postBy, postsCall, threadPage } from './test-thread-page.tsx'

test('a reply is sent with its parent and appears below it', async () => {
  const reply = wirePost({ ...mine, ID: 'm2', ParentPostID: 'p1', Content: 'Lukewarm?' })
  const { user, sent, ...rendered } = threadPage({
    posts: [p1],
    answers: { 'POST /api/forum/threads/t1/posts': { status: 201, json: reply } },
  })
  await user.click((await postBy('Cleo')).getByRole('button', { name: 'Reply' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Post' }))
  expect(dialog.getByText('Warm water helps.')).toBeVisible()
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  await user.type(dialog.getByLabelText('Content'), '   ')
  expect(send.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Content'), 'Lukewarm?')
  await user.click(send)
  expect((await postBy('Ada')).getByText('Lukewarm?')).toBeVisible()
  expect(sent('POST /api/forum/threads/t1/posts')).toEqual([
    { content: 'Lukewarm?', parent_post_id: 'p1', recipe_id: null },
  ])
  await waitFor(() => expect(rendered.here()).toBe(`${here}#post-m2`))
  expect(localStorage.getItem('draft:t1')).toBeNull()
})

test('somebody in the group is named from a list, by keyboard, and told', async () => {
  const members = 'GET /api/groups/g1/members?name=cle&limit=6&offset=0'
  const member = (ID: string, Name: string) => ({
    ID,
    Name,
    FirstName: null,
    LastName: null,
    Email: null,
    AvatarUrl: null,
    role: 'member',
  })
  const { user, sent } = threadPage({
    posts: [p1],
    answers: {
      [members]: { json: [member('u7', 'Cleo Adams'), member('u8', 'Cleo Berg')] },
      'POST /api/forum/threads/t1/posts': { status: 201, json: wirePost({ ...mine, ID: 'm2' }) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New Post' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }))
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Content')
  await user.type(text, 'What would @cle')
  expect(await dialog.findByRole('option', { name: 'Cleo Adams' })).toHaveProperty('ariaSelected', 'true')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(text.value).toBe('What would @Cleo Berg ')
  expect(dialog.queryByRole('listbox')).toBeNull()
  await user.type(text, 'do? @cle')
  await dialog.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('listbox')).toBeNull()
  expect(dialog.getByLabelText('Content')).toBe(text)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent('POST /api/forum/threads/t1/posts')).toEqual([
      {
        content: 'What would @Cleo Berg do? @cle',
        parent_post_id: null,
        recipe_id: null,
        mentions: ['u8'],
      },
    ]),
  )
})

test('below the last post one can join in, unless the thread is locked', async () => {
  const { user, ...open } = threadPage({ posts: [p1] })
  await user.click(await screen.findByRole('button', { name: 'Join the conversation …' }))
  expect(await screen.findByRole('dialog', { name: 'New Post' })).toBeVisible()
  open.unmount()
  threadPage({ posts: [p1], thread: { IsLocked: true } })
  await postBy('Cleo')
  expect(screen.queryByRole('button', { name: 'Join the conversation …' })).toBeNull()
})

test('an unsent post survives a reload, one for each parent', async () => {
  const first = threadPage({ posts: [p1] })
  await first.user.click(await screen.findByRole('button', { name: 'New Post' }))
  await first.user.type(await screen.findByLabelText('Content'), 'To everybody')
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await first.user.click((await postBy('Cleo')).getByRole('button', { name: 'Reply' }))
  await first.user.type(await screen.findByLabelText('Content'), 'To Cleo')
  expect(localStorage.getItem('draft:t1')).toContain('To Cleo')
  first.unmount()

  const again = threadPage({ posts: [p1] })
  const post = await postBy('Cleo')
  expect(post.getByText('Draft')).toBeVisible()
  await again.user.click(post.getByRole('button', { name: 'Reply' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe('To Cleo')
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await again.user.click(screen.getByRole('button', { name: 'New Post' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe('To everybody')
})

test('a malformed stored draft is ignored', async () => {
  localStorage.setItem('draft:t1', '{"":7}')
  const { user } = threadPage({ posts: [p1] })
  await user.click(await screen.findByRole('button', { name: 'New Post' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe('')
})

test('a refused post shows the reason and keeps the text', async () => {
  const { user } = threadPage({
    posts: [p1],
    answers: {
      'POST /api/forum/threads/t1/posts': { status: 409, json: { error: 'thread locked' } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New Post' }))
  await user.type(await screen.findByLabelText('Content'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This thread is locked.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Hello')
})

test('a locked thread has neither New Post nor Reply', async () => {
  threadPage({ thread: { IsLocked: true, PostCount: 1 }, posts: [p1] })
  await postBy('Cleo')
  expect(screen.getByText('Locked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New Post' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('own posts can be edited and deleted, those of others not', async () => {
  let posts = [p1, mine]
  const { user, sent } = threadPage({
    answers: {
      [postsCall]: () => ({ json: posts }),
      'PATCH /api/forum/posts/m1': {
        json: { ...mine, Content: 'Better words.', UpdatedAt: '2026-11-12T10:00:00Z' },
      },
      'DELETE /api/forum/posts/m1': () => {
        posts = [p1]
        return { json: {} }
      },
    },
  })
  expect((await postBy('Cleo')).queryByRole('button', { name: 'Edit' })).toBeNull()
  expect((await postBy('Cleo')).queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click((await postBy('Ada')).getByRole('button', { name: 'Edit' }))
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  expect(area.value).toBe('My own words.')
  await user.clear(area)
  await user.type(area, 'Better words.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // Not the text area, which holds the same text until the answer arrives.
  expect(await screen.findByText('Better words.', { ignore: 'textarea' })).toBeVisible()
  expect((await postBy('Ada')).getByText(/^edited /)).toBeVisible()
  expect(sent('PATCH /api/forum/posts/m1')).toEqual([{ content: 'Better words.' }])

  await user.click((await postBy('Ada')).getByRole('button', { name: 'Delete' }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }))
  await user.click(confirmation.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Better words.')).toBeNull())
})
