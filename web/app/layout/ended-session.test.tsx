import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../test/render-page.tsx'
import { Page } from '../../ui/page.tsx'
import { LanguageRoute } from './route-guards.tsx'
import { Layout } from './layout.tsx'

const app = (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/:lang" element={<LanguageRoute />}>
        <Route path="my/recipes" element={<Page title="My recipes">binder</Page>} />
      </Route>
    </Route>
  </Routes>
)

const path = '/en/my/recipes'
const refused = { status: 401, json: { error: 'not signed in' } }
const operation = { table: 'list_items', row: 'r1', field: 'item', clock: '1', id: 'o1' }
const cleared = 'You were logged out here from elsewhere.'

/** What a browser stores of a member who has written something that was never sent. */
function storeMember() {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem(
    'offline_member',
    JSON.stringify({ id: '1', confirmedAt: Date.now(), isLocked: false }),
  )
  localStorage.setItem('household_changes_1', JSON.stringify([{ ...operation, value: 'Leeks' }]))
  localStorage.setItem('draft:t1', JSON.stringify({ '': { content: 'My answer', recipe: null } }))
  localStorage.setItem('collection_tab', 'saved')
  sessionStorage.setItem('chat', '[]')
  sessionStorage.setItem('pending_recipe', '{}')
}

/** Told by the server with a refusal. */
const endSession = () => void (document.cookie = 'session_ended=1; Path=/')

const stored = () => Object.keys(localStorage).toSorted()

test('a browser whose session was ended from elsewhere keeps nothing of the member but what was never sent', async () => {
  storeMember()
  const answer = () => {
    endSession()
    return refused
  }
  renderApp(app, { path, signedIn: true, answers: { 'GET /auth/me': answer } })
  expect(await screen.findByText(new RegExp(cleared))).toBeVisible()
  expect(await screen.findByText(/never sent: 2 entries/)).toBeVisible()
  await waitFor(() => expect(stored()).toEqual(['theme', 'unsent_work']))
  // The recipe that is being saved in this tab goes on after a login.
  expect(Object.keys(sessionStorage)).toEqual(['pending_recipe'])
  expect(document.cookie).not.toContain('session_ended')
})

test('so does one that learns it from a request that no page has read', async () => {
  storeMember()
  endSession()
  renderApp(app, { path })
  expect(await screen.findByText(new RegExp(cleared))).toBeVisible()
  await waitFor(() => expect(stored()).toEqual(['theme', 'unsent_work']))
})

test('a session that is over without a reason locks the pages and keeps the drafts', async () => {
  storeMember()
  renderApp(app, { path, signedIn: true, answers: { 'GET /auth/me': refused } })
  expect(await screen.findByText(/Your session has ended/)).toBeVisible()
  expect(stored()).toEqual(['collection_tab', 'draft:t1', 'household_changes_1', 'offline_member', 'theme'])
  expect(localStorage.getItem('offline_member')).toContain('"isLocked":true')
  expect(screen.queryByText(/never sent/)).toBeNull()
})

test('what was never sent is saved as a file, and deleted after a question', async () => {
  storeMember()
  endSession()
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => click.mockRestore())
  const { user } = renderApp(app, { path })
  await user.click(await screen.findByRole('button', { name: 'Save as a file' }))
  expect(await files[0]?.text()).toBe('“Leeks” on the shopping list.\n\nA draft.\nMy answer\n')
  expect(localStorage.getItem('unsent_work')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete what was never sent?' })
  expect(question).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByText(/never sent: 2/)).toBeNull())
  expect(stored()).toEqual(['theme'])
})

test.each([
  ['is still offered to the same member', '1', 1],
  ['is deleted when another member signs in', '2', 0],
])('what was never sent %s', async (_, memberId, left) => {
  const kept = { memberId, at: Date.now(), lines: [{ kind: 'note', title: 'Soup', text: 'Less salt' }] }
  localStorage.setItem('unsent_work', JSON.stringify(kept))
  renderApp(app, { path, signedIn: true })
  await screen.findByText('binder')
  await waitFor(() => expect(screen.queryAllByText(/never sent: 1 entry/)).toHaveLength(left))
  expect(stored().includes('unsent_work')).toBe(left === 1)
})

test('what was never sent goes after 30 days', async () => {
  const at = Date.now() - 31 * 24 * 60 * 60 * 1000
  const kept = { memberId: '1', at, lines: [{ kind: 'note', title: 'Soup', text: 'Less salt' }] }
  localStorage.setItem('unsent_work', JSON.stringify(kept))
  renderApp(app, { path })
  await waitFor(() => expect(stored()).toEqual([]))
})
