import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { WireCase, WireModerationLogEntry, WireSuspension } from '#shared/contract/moderation.ts'
import { patterns } from '#shared/paths.ts'
import { RequireSession } from '../app/layout/route-guards.tsx'
import { renderPage } from '../test/render-page.tsx'
import Moderation from './moderation.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

const calls = {
  cases: 'GET /api/moderation/reports?status=open&limit=50&offset=0',
  decide: 'POST /api/moderation/content/post/p1/decide',
  suspensions: 'GET /api/moderation/suspensions',
  suspend: 'POST /api/moderation/suspensions',
  log: 'GET /api/moderation/log?limit=50&offset=0',
}

const reported: WireCase = {
  kind: 'post',
  id: 'p1',
  group_id: 'g1',
  group_name: 'Soup club',
  author_id: 'm2',
  author: 'Art',
  title: 'Pans',
  recipe_id: null,
  thread_id: 't1',
  words: 'Buy my pans',
  image_url: null,
  is_hidden: true,
  reports: [
    { id: 'r1', reason: 'spam', note: 'Third time', created_at: '2026-11-10T10:00:00Z' },
    { id: 'r2', reason: 'other', note: null, created_at: '2026-11-10T11:00:00Z' },
  ],
}

const logEntry: WireModerationLogEntry = {
  id: 1,
  at: '2026-11-10T12:00:00Z',
  action: 'autoHide',
  actor: null,
  subject: 'Art',
  kind: 'post',
  thing_id: 'p1',
  group_id: 'g1',
  group_name: 'Soup club',
  reason: null,
}

const suspension: WireSuspension = {
  id: 's1',
  member_id: 'm3',
  member: 'Lou',
  group_id: null,
  group_name: null,
  reason: 'Shouting',
  created_at: '2026-11-10T10:00:00Z',
  ends_at: null,
}

function moderationPage(answers: Answers = {}) {
  return renderPage(
    <Routes>
      <Route element={<RequireSession />}>
        <Route path={patterns.moderation} element={<Moderation />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    {
      path: '/en/moderation',
      signedIn: true,
      answers: {
        [calls.cases]: { json: [reported] },
        [calls.suspensions]: { json: [] },
        [calls.log]: { json: [logEntry] },
        ...answers,
      },
    },
  )
}

const card = async () => within(await screen.findByRole('article', { name: /Post by Art/ }))

test('what was reported comes first, then why, then the decisions', async () => {
  moderationPage()
  const post = await card()
  const [reason, dismiss, words] = [
    post.getByText(/Advertising or spam/),
    post.getByRole('button', { name: 'Keep' }),
    post.getByText('Buy my pans'),
  ]
  expect(words.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(reason.compareDocumentPosition(dismiss)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an open case shows the content, its place and the reports', async () => {
  moderationPage()
  const post = await card()
  expect(post.getByText('Buy my pans')).toBeVisible()
  expect(post.getByText('in “Pans”')).toBeVisible()
  expect(post.getByText('Group: Soup club')).toBeVisible()
  expect(post.getByText('2 reports')).toBeVisible()
  expect(post.getByText('– Third time')).toBeVisible()
  expect(post.getByText('Hidden')).toBeVisible()
  expect(post.queryByRole('button', { name: 'Hide' })).toBeNull()
  expect(post.getByRole('link', { name: 'View in context' })).toHaveProperty(
    'pathname',
    '/en/groups/g1/threads/t1',
  )
  const log = within(screen.getByRole('region', { name: 'Log' }))
  expect(await log.findByText('Hidden after several reports')).toBeVisible()
  expect(screen.getByText('No one is suspended.')).toBeVisible()
})

test('removing requires a reason and closes the case', async () => {
  let open = [reported]
  const { user, sent } = moderationPage({
    [calls.cases]: () => ({ json: open }),
    [calls.decide]: () => {
      open = []
      return { json: {} }
    },
  })
  await user.click((await card()).getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove it?' }))
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' })
  expect(remove.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Reason, shown to the author'), ' Advertising ')
  await user.click(remove)
  expect(await screen.findByRole('heading', { name: 'All is quiet' })).toBeVisible()
  expect(sent(calls.decide)).toEqual([{ action: 'remove', reason: 'Advertising' }])
  await waitFor(() => expect(sent(calls.log)).toHaveLength(2))
})

test('dismissing requires no reason; a failure shows an alert and keeps the text', async () => {
  let answer: { status?: number; json: unknown } = { status: 500, json: { error: 'server error' } }
  const { user, sent } = moderationPage({ [calls.decide]: () => answer })
  await user.click((await card()).getByRole('button', { name: 'Keep' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason (optional)'), 'Fine')
  await user.click(dialog.getByRole('button', { name: 'Keep' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('could not be saved')
  answer = { json: {} }
  await user.click(dialog.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls.decide)).toEqual([
    { action: 'dismiss', reason: 'Fine' },
    { action: 'dismiss', reason: 'Fine' },
  ])
})

test('an author is suspended in the group for a month, and a suspension is lifted', async () => {
  let running: WireSuspension[] = [suspension]
  const { user, sent } = moderationPage({
    [calls.suspensions]: () => ({ json: running }),
    [calls.suspend]: { json: { ...suspension, id: 's2' } },
    'DELETE /api/moderation/suspensions/s1': () => {
      running = []
      return { json: {} }
    },
  })
  await user.click((await card()).getByRole('button', { name: 'Suspend author' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Art' }))
  const scopes = within(dialog.getByLabelText('Where')).getAllByRole('option')
  expect(scopes.map((scope) => scope.textContent)).toEqual(['Group: Soup club'])
  await user.selectOptions(dialog.getByLabelText('How long'), 'One month')
  await user.type(dialog.getByLabelText('Reason, shown to the member'), 'Advertising')
  await user.click(dialog.getByRole('button', { name: 'Suspend Art' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls.suspend)).toEqual([{ member_id: 'm2', group_id: 'g1', days: 30, reason: 'Advertising' }])
  const list = within(screen.getByRole('region', { name: 'Suspended members' }))
  expect(list.getByText('Everywhere, permanently – Shouting')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Let Lou write again' }))
  expect(await list.findByText('No one is suspended.')).toBeVisible()
})

test('a list that failed to load can be loaded again', async () => {
  let online = false
  const { user } = moderationPage({ [calls.cases]: () => (online ? { json: [] } : null) })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'All is quiet' })).toBeVisible()
})
