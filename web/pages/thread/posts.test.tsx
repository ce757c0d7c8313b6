import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wirePost, wireThread } from '../../features/forum/test-thread.ts'
import { FakeStream, here, mine, p1, p2, p3, p4, postBy, threadPage } from './test-thread-page.tsx'

test('posts are a tree, indented by 2.5 rem per level, whose branches can be folded', async () => {
  const { user } = threadPage({ posts: [p1, p2, p3, p4], thread: { PostCount: 4 } })
  const first = await postBy('Cleo')
  const depths = screen.getAllByRole('article', { name: /^Post by/ }).map((each) => each.dataset.depth)
  expect(depths).toEqual(['0', '1', '2', '3'])
  const third = screen.getByRole('article', { name: 'Post by A member' })
  expect(third.style.marginInlineStart).toBe('calc(min(2, var(--deepest-indent)) * 2.5rem)')
  expect(await postBy('Former member')).toBeTruthy()

  const fold = first.getByRole('button', { name: '3 replies' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('And rye flour.')).toBeNull()
  await user.click(fold)
  expect(screen.getByText('And rye flour.')).toBeTruthy()
})

test('each reply links to its parent, with the parent’s author', async () => {
  threadPage({ posts: [p1, p2, wirePost({ ID: 'x', ParentPostID: 'd', AuthorName: 'Eve' }), deleted] })
  expect((await postBy('Dora')).getByRole('link', { name: 'in reply to Cleo' }).getAttribute('href')).toMatch(
    /#post-p1$/,
  )
  expect((await postBy('Eve')).getByRole('link', { name: 'in reply to a deleted post' })).toBeTruthy()
})

const deleted = wirePost({ ID: 'd', Content: null, AuthorID: null, AuthorName: null, IsDeleted: true })

test('a deleted post stays in the tree as a placeholder without actions', async () => {
  threadPage({ posts: [deleted, wirePost({ ID: 'x', ParentPostID: 'd', AuthorName: 'Eve' })], role: 'owner' })
  const gone = within(await screen.findByRole('article', { name: 'This post has been deleted.' }))
  expect(gone.getByText('This post has been deleted.')).toBeTruthy()
  expect(gone.getAllByRole('button').map((each) => each.textContent)).toEqual(['1 reply'])
  expect(await postBy('Eve')).toBeTruthy()
})

test('a hidden post is a placeholder for others and has a badge for its author', async () => {
  const hidden = { ...p1, Content: null, AuthorID: null, AuthorName: null, IsHidden: true }
  threadPage({ posts: [hidden, { ...mine, IsHidden: true, ParentPostID: 'p1' }] })
  const name = 'This post is hidden until a moderator has looked at it.'
  const gone = within(await screen.findByRole('article', { name }))
  expect(gone.getAllByRole('button').map((each) => each.textContent)).toEqual(['1 reply'])
  const own = await postBy('Ada')
  expect(own.getByText('Hidden until a moderator has looked at it')).toBeTruthy()
  expect(own.getByText('My own words.')).toBeTruthy()
  expect(own.getByRole('link', { name: 'in reply to a hidden post' })).toBeTruthy()
})

test('an address with a post scrolls to it and focuses it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  threadPage({ posts: [p1, p2, p3], path: `${here}#post-p3` })
  const target = await screen.findByRole('article', { name: 'Post by A member' })
  await waitFor(() => expect(document.activeElement).toBe(target))
  expect(scroll).toHaveBeenCalled()
})

test('a navigation to a post unfolds its ancestors; folding afterwards stays', async () => {
  const { user } = threadPage({ posts: [p1, p2] })
  const cleo = await postBy('Cleo')
  await user.click(cleo.getByRole('button', { name: '1 reply' }))
  const finn = wirePost({ ID: 'p9', ParentPostID: 'p2', AuthorName: 'Finn', Content: 'Try honey.' })
  FakeStream.last?.send('post', finn)
  const notice = await screen.findByRole('link', { name: 'New post by Finn' })
  expect(screen.queryByText('Try honey.')).toBeNull()
  await user.click(notice)
  expect(await screen.findByText('Try honey.')).toBeTruthy()
  await user.click(cleo.getByRole('button', { name: '2 replies' }))
  FakeStream.last?.send('post', { ...finn, ID: 'p10', Content: 'Or malt.' })
  expect(await cleo.findByRole('button', { name: '3 replies' })).toBeTruthy()
  expect(screen.queryByText('Try honey.')).toBeNull()
})

test('the newest post is marked as read, and a link leads to the first unread one', async () => {
  const { sent } = threadPage({
    thread: { UnreadCount: 1, FirstUnreadPostID: 'p2' },
    posts: [p1, p2],
  })
  const link = await screen.findByRole('link', { name: 'First unread post' })
  expect(link.getAttribute('href')).toMatch(/#post-p2$/)
  await waitFor(() => expect(sent('PUT /api/forum/threads/t1/read')).toEqual([{ post_id: 'p2' }]))
})

test('events of the stream add, change and remove posts', async () => {
  threadPage({ posts: [p1, p2], thread: { Change: 41 } })
  await postBy('Dora')
  const stream = FakeStream.last
  expect(stream?.url).toBe('/api/forum/threads/t1/posts?after=41')
  stream?.send('post', wirePost({ ID: 'p9', ParentPostID: 'p1', AuthorName: 'Finn', Content: 'Try honey.' }))
  expect((await postBy('Finn')).getByText('Try honey.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'New post by Finn' })).getAttribute('href')).toMatch(
    /#post-p9$/,
  )
  stream?.send('post', { ...p2, Content: 'Or spelt.' })
  expect(await screen.findByText('Or spelt.')).toBeTruthy()
  stream?.send('gone', { ids: ['p2'] })
  await waitFor(() => expect(screen.queryByText('Or spelt.')).toBeNull())
  stream?.send('thread', wireThread({ IsLocked: true, PostCount: 2 }))
  expect(await screen.findByRole('heading', { level: 2, name: '2 posts' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('leaving the page closes the stream', async () => {
  const { unmount } = threadPage({ posts: [p1] })
  await postBy('Cleo')
  const stream = FakeStream.last
  expect(stream?.isOpen).toBe(true)
  unmount()
  expect(stream?.isOpen).toBe(false)
})
