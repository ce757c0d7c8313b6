import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequireSession } from '../../app/layout/route-guards.tsx'
import { renderPage } from '../../test/render-page.tsx'
import { wireGroup } from '../groups/test-group.ts'
import { wireThread } from './test-thread.ts'
import { ShareDialog } from './share-dialog.tsx'

const call = 'POST /api/groups/g1/recipes'

async function openDialog(
  answer: { status?: number; json: unknown } | null,
  isPublic = true,
  groups = [wireGroup({ role: 'member' })],
) {
  const page = (
    <RequireSession>
      <ShareDialog recipe={{ id: 'r1', title: 'Leek gratin', isPublic }} open onClose={() => undefined} />
    </RequireSession>
  )
  const rendered = renderPage(page, {
    signedIn: true,
    answers: { 'GET /api/groups/my': { json: groups }, [call]: answer },
  })
  await screen.findByRole('option', { name: 'Sourdough Sundays' })
  return {
    ...rendered,
    group: screen.getByRole('combobox', { name: 'Group' }),
    share: screen.getByRole<HTMLButtonElement>('button', { name: 'Share' }),
  }
}

test('of several groups one must be chosen, and it is chosen already the next time', async () => {
  const groups = [wireGroup({ role: 'member' }), wireGroup({ ID: 'g2', Name: 'Soup club', role: 'member' })]
  const { user, group, share, unmount } = await openDialog({ status: 201, json: wireThread() }, true, groups)
  expect(share.disabled).toBe(true)
  await user.selectOptions(group, 'g1')
  await user.click(share)
  await screen.findByText('Recipe shared to group successfully!')
  unmount()
  const again = await openDialog(null, true, groups)
  expect(again.group).toHaveProperty('value', 'g1')
  expect(again.share.disabled).toBe(false)
})

test('the only group is chosen; an empty message is sent as null', async () => {
  const { user, sent, share } = await openDialog({ status: 201, json: wireThread({ ID: 't7' }) })
  await waitFor(() => expect(share.disabled).toBe(false))
  await user.type(screen.getByLabelText('Message'), '  ')
  await user.click(share)
  expect((await screen.findByRole('status')).textContent).toBe('Recipe shared to group successfully!')
  expect(screen.getByRole('link', { name: 'Open the group' })).toHaveProperty(
    'pathname',
    '/en/groups/g1/threads/t7',
  )
  expect(sent(call)).toEqual([{ recipe_id: 'r1', message: null }])
})

test('the message is sent', async () => {
  const { user, sent, group, share } = await openDialog({ status: 201, json: wireThread() })
  await user.selectOptions(group, 'g1')
  await user.type(screen.getByLabelText('Message'), 'Cook this!')
  await user.click(share)
  await screen.findByText('Recipe shared to group successfully!')
  expect(sent(call)).toEqual([{ recipe_id: 'r1', message: 'Cook this!' }])
})

test('a failure shows an alert and keeps the message', async () => {
  const { user, group, share } = await openDialog(null)
  await user.selectOptions(group, 'g1')
  await user.type(screen.getByLabelText('Message'), 'Cook this!')
  await user.click(share)
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to share recipe to group')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Cook this!')
})

test('a private recipe shows that the group’s members will be able to read it', async () => {
  await openDialog(null, false)
  expect(screen.getByText(/The members of the group will be able to read it/)).toBeVisible()
})
