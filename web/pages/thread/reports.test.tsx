import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireThread } from '../../features/forum/test-thread.ts'
import { FakeStream, mine, p1, p2, postBy, threadPage } from './test-thread-page.tsx'

test('posts of others can be reported, own posts not', async () => {
  const { user, sent } = threadPage({
    posts: [p1, mine],
    answers: { 'GET /api/moderation/mutes': { json: [] }, 'POST /api/reports': { json: {} } },
  })
  expect((await postBy('Ada')).queryByRole('button', { name: /^More/ })).toBeNull()
  const more = (await postBy('Cleo')).getByRole('button', { name: 'More about what Cleo wrote' })
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(dialog.getByText('Please choose a reason.')).toBeTruthy()
  expect(sent('POST /api/reports')).toEqual([])
  await user.selectOptions(dialog.getByLabelText('What is wrong with it?'), 'Rude or hurtful')
  await user.type(dialog.getByLabelText(/Anything else/), ' Ouch ')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Thank you. A moderator will look at it.')).toBeTruthy()
  expect(sent('POST /api/reports')).toEqual([{ kind: 'post', id: 'p1', reason: 'rude', note: 'Ouch' }])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a report that hides the thread leaves its dialog open and then a link to the group', async () => {
  let isHidden = false
  const { user } = threadPage({
    posts: [p1],
    answers: {
      'GET /api/moderation/mutes': { json: [] },
      'POST /api/reports': () => {
        isHidden = true
        return { json: {} }
      },
      'GET /api/forum/threads/t1': () =>
        isHidden ? { status: 404, json: { error: 'not found' } } : { json: wireThread() },
    },
  })
  await postBy('Cleo')
  await user.click(screen.getByRole('button', { name: 'More about what Ben wrote' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this thread' }))
  await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'Rude or hurtful')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  FakeStream.last?.send('over', {})
  const gone = { name: 'This thread is not here any more', hidden: true }
  expect(await screen.findByRole('heading', gone)).toBeTruthy()
  expect(screen.queryByText('Warm water helps.')).toBeNull()
  expect(FakeStream.last?.isOpen).toBe(false)
  expect(await dialog.findByText('Thank you. A moderator will look at it.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull()
  const back = screen.getByRole('link', { name: 'Back to the group' })
  expect(back).toHaveProperty('pathname', '/en/groups/g1')
  await waitFor(() => expect(document.activeElement).toBe(back))
})

test('muting an author collapses their posts, which can be shown one by one', async () => {
  let muted: object[] = []
  const { user } = threadPage({
    posts: [p1, p2],
    answers: {
      'GET /api/moderation/mutes': () => ({ json: muted }),
      [`PUT /api/moderation/mutes/${p1.AuthorID as string}`]: () => {
        muted = [{ id: p1.AuthorID, name: 'Cleo' }]
        return { json: {} }
      },
    },
  })
  const cleo = await postBy('Cleo')
  await user.click(cleo.getByRole('button', { name: 'More about what Cleo wrote' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mute Cleo' }))
  expect(await cleo.findByText('By someone you have muted.')).toBeTruthy()
  expect(cleo.queryByText('Warm water helps.')).toBeNull()
  await user.click(cleo.getByRole('button', { name: 'Show' }))
  expect(cleo.getByText('Warm water helps.')).toBeTruthy()
})
