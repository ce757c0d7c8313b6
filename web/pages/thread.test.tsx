import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WirePost, WireThread } from '#shared/contract/forum.ts'
import { wirePost, wireReference, wireThread } from '../features/forum/test-thread.ts'
import { wireDetail } from '../features/groups/test-group.ts'
import { patterns } from '../lib/paths.ts'
import { quietCommunity, wireRecipe } from '../features/recipes/test-recipe.ts'
import { RequireSession } from '../app/layout/require-session.tsx'
import { renderPage } from '../test/render-page.tsx'
import Thread from './thread.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

/** The stream of a thread, on which a test speaks. */
class QuietStream extends EventTarget {
  static last: QuietStream | null = null
  readonly url: string
  isOpen = true
  constructor(url: string) {
    super()
    this.url = url
    QuietStream.last = this
  }
  close() {
    this.isOpen = false
  }
  tell(event: string, data: unknown) {
    act(() => {
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    })
  }
}

beforeEach(() => {
  QuietStream.last = null
  vi.stubGlobal('EventSource', QuietStream)
})

const here = '/en/groups/g1/threads/t1'
const postsCall = 'GET /api/forum/threads/t1/posts'
const page = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path={patterns.thread} element={<Thread />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
)

interface Given {
  thread?: Partial<WireThread>
  posts?: WirePost[]
  role?: 'owner' | 'member' | null
  answers?: Answers
  path?: string
}

function threadPage({ thread = {}, posts = [], role = 'member', answers = {}, path = here }: Given = {}) {
  return renderPage(page, {
    path,
    signedIn: true,
    answers: {
      'GET /api/groups/my': { json: [] },
      'GET /api/groups/g1': { json: wireDetail({ role }) },
      'GET /api/forum/threads/t1': { json: wireThread(thread) },
      'PUT /api/forum/threads/t1/read': { json: {} },
      [postsCall]: { json: posts },
      ...answers,
    },
  })
}

const p1 = wirePost()
const p2 = wirePost({ ID: 'p2', ParentPostID: 'p1', AuthorName: 'Dora', Content: 'And rye flour.' })
const p3 = wirePost({ ID: 'p3', ParentPostID: 'p2', AuthorName: null, Content: 'Half and half.' })
const p4 = wirePost({ ID: 'p4', ParentPostID: 'p3', AuthorID: null, AuthorName: null, Content: 'Thanks.' })
const mine = wirePost({ ID: 'm1', AuthorID: '1', AuthorName: 'Ada', Content: 'My own words.', mine: true })

const postBy = async (name: string) => within(await screen.findByRole('article', { name: `Post by ${name}` }))

test('a thread shows its title, author, category, words and recipe, and the way back to the group', async () => {
  const recipe = wireRecipe({ mine: false })
  const { user } = threadPage({
    thread: { recipe_reference: wireReference() },
    answers: quietCommunity(recipe),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'My starter sleeps' })).toBeVisible()
  expect(screen.getAllByText('Ben')[0]?.closest('header')).toBeInTheDocument()
  expect(screen.getByText('Tricks')).toBeVisible()
  expect(screen.getByText('It has not risen since Tuesday.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the group' })).toHaveProperty('pathname', '/en/groups/g1')
  await user.click(screen.getByRole('button', { name: /Leek gratin/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leek gratin' }))
  expect(await dialog.findByText('200 ml cream')).toBeVisible()
})

test('a recipe that one may not read any more says so', async () => {
  threadPage({ thread: { recipe_reference: wireReference({ title: null, author_name: null }) } })
  expect(await screen.findByText('This recipe is no longer shared')).toBeVisible()
})

test('a thread that was titled by such a recipe says so instead of its title', async () => {
  threadPage({ thread: { Title: null, recipe_reference: wireReference({ title: null, author_name: null }) } })
  const title = 'This recipe is no longer shared'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} · Convive`))
})

test('posts stand as a tree, 2.5 rem to the right at each step, and fold away below each other', async () => {
  const { user } = threadPage({ posts: [p1, p2, p3, p4], thread: { PostCount: 4 } })
  const first = await postBy('Cleo')
  const depths = screen.getAllByRole('article', { name: /^Post by/ }).map((each) => each.dataset.depth)
  expect(depths).toEqual(['0', '1', '2', '3'])
  const third = screen.getByRole('article', { name: 'Post by A member' })
  expect(third.style.marginInlineStart).toBe('calc(min(2, var(--deepest-indent)) * 2.5rem)')
  await expect(postBy('Former member')).resolves.toBeDefined()

  const fold = first.getByRole('button', { name: '3 replies' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('And rye flour.')).toBeNull()
  await user.click(fold)
  expect(screen.getByText('And rye flour.')).toBeVisible()
})

test('each reply says whom it answers', async () => {
  threadPage({ posts: [p1, p2, wirePost({ ID: 'x', ParentPostID: 'd', AuthorName: 'Eve' }), deleted] })
  expect((await postBy('Dora')).getByRole('link', { name: 'in reply to Cleo' }).getAttribute('href')).toMatch(
    /#post-p1$/,
  )
  expect((await postBy('Eve')).getByRole('link', { name: 'in reply to a deleted post' })).toBeVisible()
})

const deleted = wirePost({ ID: 'd', Content: null, AuthorID: null, AuthorName: null, IsDeleted: true })

test('a deleted post keeps its place without words, and nothing can be done with it', async () => {
  threadPage({ posts: [deleted, wirePost({ ID: 'x', ParentPostID: 'd', AuthorName: 'Eve' })], role: 'owner' })
  const gone = within(await screen.findByRole('article', { name: 'This post has been deleted.' }))
  expect(gone.getByText('This post has been deleted.')).toBeVisible()
  expect(gone.getAllByRole('button').map((each) => each.textContent)).toEqual(['1 reply'])
  await expect(postBy('Eve')).resolves.toBeDefined()
})

test('a reply is sent to its post and stands below it', async () => {
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

test('a post half written survives a reload, each reply for itself', async () => {
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

test('a broken draft in the browser is no draft', async () => {
  localStorage.setItem('draft:t1', '{"":7}')
  const { user } = threadPage({ posts: [p1] })
  await user.click(await screen.findByRole('button', { name: 'New Post' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Content')).value).toBe('')
})

test('what could not be sent stays, and why is said', async () => {
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

test('in a locked thread there is neither New Post nor Reply', async () => {
  threadPage({ thread: { IsLocked: true, PostCount: 1 }, posts: [p1] })
  await postBy('Cleo')
  expect(screen.getByText('Locked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New Post' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('own words can be changed and deleted, those of others not', async () => {
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
  await waitFor(() => expect(screen.getByText('Better words.')).toBeVisible())
  expect((await postBy('Ada')).getByText(/^edited /)).toBeVisible()
  expect(sent('PATCH /api/forum/posts/m1')).toEqual([{ content: 'Better words.' }])

  await user.click((await postBy('Ada')).getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Better words.')).toBeNull())
})

test('the group’s owner pins, locks and deletes; a member finds none of that', async () => {
  const member = threadPage({ posts: [p1] })
  await postBy('Cleo')
  expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull()
  member.unmount()

  const { user, sent, ...rendered } = threadPage({
    role: 'owner',
    posts: [p1],
    answers: {
      'PATCH /api/forum/threads/t1': { json: wireThread({ IsPinned: true }) },
      'DELETE /api/forum/threads/t1': { json: {} },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Pin' }))
  expect(await screen.findByRole('button', { name: 'Unpin' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lock' }))
  await waitFor(() =>
    expect(sent('PATCH /api/forum/threads/t1')).toEqual([{ is_pinned: true }, { is_locked: true }]),
  )
  const actions = within(screen.getByRole('group', { name: 'Thread actions' }))
  await user.click(actions.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this thread?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rendered.here()).toBe('/en/groups/g1'))
})

test('a thread is followed with one press', async () => {
  const { user, sent } = threadPage({
    answers: { 'PUT /api/forum/threads/t1/follow': { json: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible()
  await waitFor(() => expect(sent('PUT /api/forum/threads/t1/follow')).toEqual([{ follows: true }]))
})

test('a refused follow goes back to its true state', async () => {
  const { user } = threadPage({ answers: { 'PUT /api/forum/threads/t1/follow': null } })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible()
})

test('the author deletes a thread only while nobody has replied', async () => {
  const replied = threadPage({ thread: { mine: true, PostCount: 1 }, posts: [p1] })
  const actions = within(await screen.findByRole('group', { name: 'Thread actions' }))
  expect(actions.getAllByRole('button').map((each) => each.textContent)).toEqual(['Follow', 'Edit'])
  replied.unmount()
  threadPage({ thread: { mine: true } })
  const alone = within(await screen.findByRole('group', { name: 'Thread actions' }))
  expect(alone.getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('an address leads to its post', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  threadPage({ posts: [p1, p2, p3], path: `${here}#post-p3` })
  const target = await screen.findByRole('article', { name: 'Post by A member' })
  await waitFor(() => expect(document.activeElement).toBe(target))
  expect(scroll).toHaveBeenCalled()
})

test('the way to a post unfolds what hides it, and what one folds afterwards stays folded', async () => {
  const { user } = threadPage({ posts: [p1, p2] })
  const cleo = await postBy('Cleo')
  await user.click(cleo.getByRole('button', { name: '1 reply' }))
  const finn = wirePost({ ID: 'p9', ParentPostID: 'p2', AuthorName: 'Finn', Content: 'Try honey.' })
  QuietStream.last?.tell('post', finn)
  const note = await screen.findByRole('link', { name: 'New post by Finn' })
  expect(screen.queryByText('Try honey.')).toBeNull()
  await user.click(note)
  expect(await screen.findByText('Try honey.')).toBeVisible()
  await user.click(cleo.getByRole('button', { name: '2 replies' }))
  QuietStream.last?.tell('post', { ...finn, ID: 'p10', Content: 'Or malt.' })
  expect(await cleo.findByRole('button', { name: '3 replies' })).toBeVisible()
  expect(screen.queryByText('Try honey.')).toBeNull()
})

test('what is read is told, and the first unread post is one step away', async () => {
  const { sent } = threadPage({
    thread: { UnreadCount: 1, FirstUnreadPostID: 'p2' },
    posts: [p1, p2],
  })
  const link = await screen.findByRole('link', { name: 'First unread post' })
  expect(link.getAttribute('href')).toMatch(/#post-p2$/)
  await waitFor(() => expect(sent('PUT /api/forum/threads/t1/read')).toEqual([{ post_id: 'p2' }]))
})

test('what others write, change and take away shows by itself', async () => {
  threadPage({ posts: [p1, p2], thread: { Change: 41 } })
  await postBy('Dora')
  const stream = QuietStream.last
  expect(stream?.url).toBe('/api/forum/threads/t1/posts?after=41')
  stream?.tell('post', wirePost({ ID: 'p9', ParentPostID: 'p1', AuthorName: 'Finn', Content: 'Try honey.' }))
  expect((await postBy('Finn')).getByText('Try honey.')).toBeVisible()
  expect((await screen.findByRole('link', { name: 'New post by Finn' })).getAttribute('href')).toMatch(
    /#post-p9$/,
  )
  stream?.tell('post', { ...p2, Content: 'Or spelt.' })
  expect(await screen.findByText('Or spelt.')).toBeVisible()
  stream?.tell('gone', { ids: ['p2'] })
  await waitFor(() => expect(screen.queryByText('Or spelt.')).toBeNull())
  stream?.tell('thread', wireThread({ IsLocked: true, PostCount: 2 }))
  expect(await screen.findByRole('heading', { level: 2, name: '2 posts' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('reading along ends with the page', async () => {
  const { unmount } = threadPage({ posts: [p1] })
  await postBy('Cleo')
  const stream = QuietStream.last
  expect(stream?.isOpen).toBe(true)
  unmount()
  expect(stream?.isOpen).toBe(false)
})

test('a stranger is led to the group, an unknown thread is not found', async () => {
  const stranger = threadPage({
    role: null,
    answers: { 'GET /api/forum/threads/t1': { status: 403, json: { error: 'members only' } } },
  })
  expect(await screen.findByRole('link', { name: 'Open the group' })).toHaveProperty(
    'pathname',
    '/en/groups/g1',
  )
  stranger.unmount()
  threadPage({ answers: { 'GET /api/forum/threads/t1': { status: 404, json: { error: 'not found' } } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Thread not found' })).toBeVisible()
})

test('a thread of another group is not found under this one', async () => {
  threadPage({ thread: { GroupID: 'g2' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Thread not found' })).toBeVisible()
})

const search = (text: string) => `GET /api/recipes/search?q=${text}&limit=10`
const ownSearch = (text: string) => `GET /api/recipes/my/search?q=${text}&limit=10`

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

test('the picker lists what it finds as options; choosing one closes it and attaches it', async () => {
  const { user, dialog, field, sent } = await openPicker({
    [search('leek')]: { json: { recipes: [wireRecipe({ mine: false, IsPublic: true })] } },
    [ownSearch('leek')]: { json: { recipes: [wireRecipe({ ID: 'r2', Title: 'Secret leeks' })] } },
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

test('the picker shows ten at most', async () => {
  const many = (start: number) =>
    Array.from({ length: 10 }, (_, index) => wireRecipe({ ID: `r${start + index}`, IsPublic: true }))
  const { user, dialog, field } = await openPicker({
    [search('leek')]: { json: many(0) },
    [ownSearch('leek')]: { json: many(100) },
  })
  await user.type(field, 'leek')
  expect(await dialog.findAllByRole('option')).toHaveLength(10)
})

test('the picker asks once one rests, and drops an answer to what is not asked any more', async () => {
  const slow = Promise.withResolvers<void>()
  const { user, dialog, field, sent } = await openPicker({
    [search('lee')]: async () => {
      await slow.promise
      return { json: [wireRecipe({ Title: 'Too late', IsPublic: true })] }
    },
    [ownSearch('lee')]: { json: [] },
    [search('leeks')]: { json: [wireRecipe({ Title: 'In time', IsPublic: true })] },
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

test('somebody else’s post can be reported, one’s own not', async () => {
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
  expect(dialog.getByText('Please choose a reason.')).toBeVisible()
  expect(sent('POST /api/reports')).toEqual([])
  await user.selectOptions(dialog.getByLabelText('What is wrong with it?'), 'Rude or hurtful')
  await user.type(dialog.getByLabelText(/Anything else/), ' Ouch ')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Thank you. A moderator will look at it.')).toBeVisible()
  expect(sent('POST /api/reports')).toEqual([{ kind: 'post', id: 'p1', reason: 'rude', note: 'Ouch' }])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whose report hides the whole thread is thanked, and finds the way back to the group', async () => {
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
  QuietStream.last?.tell('over', {})
  const gone = { name: 'This thread is not here any more', hidden: true }
  expect(await screen.findByRole('heading', gone)).toBeVisible()
  expect(screen.queryByText('Warm water helps.')).toBeNull()
  expect(QuietStream.last?.isOpen).toBe(false)
  expect(await dialog.findByText('Thank you. A moderator will look at it.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull()
  const back = screen.getByRole('link', { name: 'Back to the group' })
  expect(back).toHaveProperty('pathname', '/en/groups/g1')
  await waitFor(() => expect(document.activeElement).toBe(back))
})

test('the words of somebody whom one mutes fold away, one press from being read', async () => {
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
  expect(await cleo.findByText('By someone you have muted.')).toBeVisible()
  expect(cleo.queryByText('Warm water helps.')).toBeNull()
  await user.click(cleo.getByRole('button', { name: 'Show' }))
  expect(cleo.getByText('Warm water helps.')).toBeVisible()
})

test('a hidden post is a placeholder for others, and marked for who still sees it', async () => {
  const hidden = { ...p1, Content: null, AuthorID: null, AuthorName: null, IsHidden: true }
  threadPage({ posts: [hidden, { ...mine, IsHidden: true, ParentPostID: 'p1' }] })
  const name = 'This post is hidden until a moderator has looked at it.'
  const gone = within(await screen.findByRole('article', { name }))
  expect(gone.getAllByRole('button').map((each) => each.textContent)).toEqual(['1 reply'])
  const own = await postBy('Ada')
  expect(own.getByText('Hidden until a moderator has looked at it')).toBeVisible()
  expect(own.getByText('My own words.')).toBeVisible()
  expect(own.getByRole('link', { name: 'in reply to a hidden post' })).toBeVisible()
})
