import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NotificationKind, WireNotification } from '#shared/contract/notifications.ts'
import { Route, Routes } from 'react-router'
import { renderApp } from '../../test/render-page.tsx'
import { Layout } from '../../app/layout/layout.tsx'
import { QueryProvider } from '../../app/query-provider.tsx'
import Bell from './bell.tsx'

const header = (
  <QueryProvider>
    <Bell />
  </QueryProvider>
)

const calls = {
  count: 'GET /api/notifications/count',
  list: 'GET /api/notifications?limit=20&offset=0',
  more: 'GET /api/notifications?limit=20&offset=20',
  read: 'POST /api/notifications/read',
}

/** A stub of the stream of the count. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static open: Stream[] = []
  readyState = 1
  constructor() {
    super()
    Stream.open.push(this)
  }
  close() {
    this.readyState = 2
    Stream.open = Stream.open.filter((each) => each !== this)
  }
  send(count: number) {
    this.dispatchEvent(new MessageEvent('count', { data: JSON.stringify({ count }) }))
  }
}
beforeEach(() => {
  Stream.open = []
  vi.stubGlobal('EventSource', Stream)
})

const notification = (kind: NotificationKind, about: Partial<WireNotification> = {}): WireNotification => ({
  id: `${kind}${about.many ?? 1}`,
  kind,
  actor_id: '2',
  actor: 'Bo',
  many: 1,
  group_id: null,
  group_name: null,
  thread_id: null,
  thread_title: null,
  post_id: null,
  recipe_id: null,
  recipe_title: null,
  thing: null,
  title: null,
  reason: null,
  created_at: '2026-02-03T10:00:00Z',
  is_read: false,
  ...about,
})
const inThread = {
  group_id: 'g',
  group_name: 'Soup club',
  thread_id: 't',
  thread_title: 'Bread',
  post_id: 'p',
}
const ofRecipe = { recipe_id: 'r', recipe_title: 'Stew' }
const two = [notification('reply', inThread), notification('comment', { ...ofRecipe, is_read: true })]

type Answers = NonNullable<Parameters<typeof renderApp>[1]>['answers']

function renderBell(answers: Answers = {}) {
  return renderApp(
    <Routes>
      <Route element={<Layout bell={header} />}>
        <Route path="*" element={<h1>A page</h1>} />
      </Route>
    </Routes>,
    {
      signedIn: true,
      answers: {
        [calls.count]: { json: { count: 1 } },
        [calls.list]: { json: two },
        [calls.read]: { json: {} },
        ...answers,
      },
    },
  )
}

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))

test('a visitor has no bell', () => {
  renderApp(<Layout bell={header} />)
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull()
})

test('the bell shows the number of unread notifications and follows the stream', async () => {
  renderBell()
  await bell('Notifications, 1 unread')
  await waitFor(() => expect(Stream.open).toHaveLength(1))
  act(() => Stream.open[0]?.send(12))
  expect((await bell('Notifications, 12 unread')).textContent).toBe('12')
  act(() => Stream.open[0]?.send(140))
  expect((await bell('Notifications, 140 unread')).textContent).toBe('99+')
  act(() => Stream.open[0]?.send(0))
  expect((await bell('Notifications')).textContent).toBe('')
})

test('a thread whose recipe is no longer shared has a placeholder title', async () => {
  const { user } = renderBell({
    [calls.list]: { json: [notification('reply', { ...inThread, thread_title: null })] },
  })
  await user.click(await bell())
  expect(await (await panel()).findByText(/“This recipe is no longer shared”/)).toBeVisible()
})

test('a hidden page has no open stream', async () => {
  renderBell()
  await waitFor(() => expect(Stream.open).toHaveLength(1))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(Stream.open).toHaveLength(0)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(Stream.open).toHaveLength(1)
})

test('the panel lists the notifications with links; opening one marks it as read', async () => {
  const { user, sent, here } = renderBell()
  await user.click(await bell())
  const list = await panel()
  const links = await list.findAllByRole('link', { name: /Bo/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/groups/g/threads/t#post-p',
    '/en/discover?recipe=r',
  ])
  expect(links[0]?.textContent).toMatch(/^Unread: Bo replied to you in “Bread”Soup club/)
  expect(links[1]?.textContent).toMatch(/^Bo commented on your recipe “Stew”/)
  await user.click(links[0] ?? document.body)
  expect(sent(calls.read)).toEqual([{ ids: ['reply1'] }])
  expect(here()).toBe('/en/groups/g/threads/t#post-p')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The new page sets the focus.
  expect(document.activeElement).not.toBe(await bell())
})

test('each kind has a sentence in singular and plural', async () => {
  const { user } = renderBell({
    [calls.list]: {
      json: [
        notification('post', inThread),
        notification('post', { ...inThread, many: 3 }),
        notification('rating', { ...ofRecipe, actor_id: null, actor: null }),
        notification('rating', { ...ofRecipe, actor_id: null, actor: null, many: 4 }),
        notification('photo', { ...ofRecipe, actor: null }),
        notification('reply', { ...inThread, actor_id: null, actor: null, post_id: null }),
        notification('invite'),
      ],
    },
  })
  await user.click(await bell())
  const rows = await (await panel()).findAllByRole('listitem')
  const sentences = [
    'Bo posted in “Bread”',
    '3 new posts in “Bread”',
    'Your recipe “Stew” has a new rating',
    'Your recipe “Stew” has 4 new ratings',
    'A member added a photo to your recipe “Stew”',
    'Former member replied to you in “Bread”',
    'Bo accepted your invitation',
  ]
  expect(rows.map((row) => sentences.findIndex((each) => row.textContent?.includes(each)))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ])
  expect(
    within(rows[6] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/en/settings#invite')
  expect(
    within(rows[5] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/en/groups/g/threads/t')
})

test('an invitation to a group is answered in the bell', async () => {
  let list = [notification('groupInvite', { group_id: 'g1', group_name: 'Soups' })]
  const { user } = renderApp(header, {
    signedIn: true,
    answers: {
      [calls.count]: () => ({ json: { count: list.length } }),
      [calls.list]: () => ({ json: list }),
      'DELETE /api/groups/g1/invitation': () => {
        list = []
        return { json: {} }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  const link = await screen.findByRole('link', { name: /Bo invites you to the group “Soups”/ })
  expect(link).toHaveProperty('pathname', '/en/groups/g1')
  expect(screen.getByRole('button', { name: 'Join: Soups' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Decline: Soups' }))
  expect(await screen.findByText('Nothing new')).toBeVisible()
})

test('repeated actions of one user are one sentence with their number', async () => {
  const { user } = renderBell({
    [calls.list]: {
      json: [
        notification('reply', { ...inThread, many: 3 }),
        notification('comment', { ...ofRecipe, many: 2 }),
        notification('photo', { ...ofRecipe, many: 10 }),
      ],
    },
  })
  await user.click(await bell())
  const list = await panel()
  await list.findByText('Bo replied to you 3 times in “Bread”')
  expect(list.getByText('Bo wrote 2 comments on your recipe “Stew”')).toBeVisible()
  expect(list.getByText('Bo added 10 photos to your recipe “Stew”')).toBeVisible()
})

test('a moderation notification has a reason and a link, and no actor', async () => {
  const nobody = { actor_id: null, actor: null }
  const inGroup = { ...nobody, group_id: 'g', group_name: 'Soup club' }
  const about = (thing: WireNotification['thing'], title: string) => ({ ...nobody, thing, title })
  const { user } = renderBell({
    [calls.list]: {
      json: [
        notification('hidden', { ...inThread, ...about('post', 'Bread') }),
        notification('restored', { ...ofRecipe, ...about('comment', 'Stew'), reason: 'Only a joke' }),
        notification('removed', { ...ofRecipe, ...about('recipe', 'Stew'), reason: 'Copied' }),
        { ...notification('removed', { ...inGroup, ...about('thread', 'Pans') }), id: 'thread' },
        notification('suspended', { ...inGroup, reason: 'Shouting' }),
        notification('unsuspended', nobody),
      ],
    },
  })
  await user.click(await bell())
  const links = await (await panel()).findAllByRole('link', { name: /Unread/ })
  const said = links.map((link) => [link.textContent, link.getAttribute('href')])
  expect(said).toEqual([
    [
      expect.stringContaining('Your post in “Bread” is hidden until a moderator has looked at it'),
      '/en/groups/g/threads/t#post-p',
    ],
    [
      expect.stringMatching(/Your comment on “Stew” can be seen again.*The reason: Only a joke/),
      '/en/discover?recipe=r',
    ],
    [expect.stringMatching(/Your recipe “Stew” has been removed.*The reason: Copied/), '/en/my/recipes'],
    [expect.stringContaining('Your thread “Pans” has been removed'), '/en/groups/g'],
    [
      expect.stringMatching(/You cannot write in “Soup club” at the moment.*The reason: Shouting/),
      '/en/settings#muted',
    ],
    [expect.stringContaining('You can write again'), '/en/settings#muted'],
  ])
})

test('marking all as read shows at once, and a refusal undoes it', async () => {
  let refused = true
  const { user, sent } = renderBell({
    [calls.read]: () => (refused ? { status: 500, json: { error: 'server error' } } : { json: {} }),
  })
  await user.click(await bell())
  const list = await panel()
  await list.findByText('Unread:')
  await user.click(list.getByRole('button', { name: 'Mark all as read' }))
  expect((await list.findByRole('alert')).textContent).toContain('could not be marked')
  expect(await list.findByText('Unread:')).toBeVisible()
  refused = false
  await user.click(list.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(list.queryByText('Unread:')).toBeNull())
  expect(sent(calls.read)).toEqual([{}, {}])
})

test('by keyboard: it opens, Escape closes it, and the focus is back on the bell', async () => {
  const { user } = renderBell()
  const button = await bell()
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('an empty list says so; a list that failed to load can be retried', async () => {
  let answer: { status?: number; json: unknown } = { status: 500, json: { error: 'server error' } }
  const { user } = renderBell({ [calls.count]: { json: { count: 0 } }, [calls.list]: () => answer })
  await user.click(await bell('Notifications'))
  const list = await panel()
  const again = await list.findByRole('button', { name: 'Try again' })
  answer = { json: [] }
  await user.click(again)
  expect(await list.findByText('Nothing new')).toBeVisible()
  expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(list.getByRole('link', { name: 'Choose your notifications' }).getAttribute('href')).toBe(
    '/en/settings#notifications',
  )
})

test('a long list loads page by page, and duplicates are shown once', async () => {
  const first = Array.from({ length: 20 }, (_, index) => ({
    ...notification('comment', ofRecipe),
    id: `n${index}`,
  }))
  const last = { ...notification('photo', ofRecipe), id: 'n20' }
  const { user } = renderBell({
    [calls.list]: { json: first },
    [calls.more]: { json: [first[19], last] },
  })
  await user.click(await bell())
  const list = await panel()
  await user.click(await list.findByRole('button', { name: 'Load more' }))
  await list.findByText(/added a photo/)
  expect(list.getAllByRole('listitem')).toHaveLength(21)
})
