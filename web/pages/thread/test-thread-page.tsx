import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, vi } from 'vitest'
import type { WirePost, WireThread } from '#shared/contract/forum.ts'
import { patterns } from '#shared/paths.ts'
import { wirePost, wireThread } from '../../features/forum/test-thread.ts'
import { wireDetail } from '../../features/groups/test-group.ts'
import { RequireSession } from '../../app/layout/route-guards.tsx'
import { renderPage } from '../../test/render-page.tsx'
import Thread from '../thread.tsx'

export type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

/** Replaces the browser's `EventSource`; a test sends its events. */
export class FakeStream extends EventTarget {
  static last: FakeStream | null = null
  readonly url: string
  isOpen = true
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.last = this
  }
  close() {
    this.isOpen = false
  }
  send(event: string, data: unknown) {
    act(() => {
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
    })
  }
}

beforeEach(() => {
  FakeStream.last = null
  vi.stubGlobal('EventSource', FakeStream)
})

/** The address of the thread. */
export const here = '/en/groups/g1/threads/t1'
export const postsCall = 'GET /api/forum/threads/t1/posts'
const page = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path={patterns.thread} element={<Thread />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
)

interface ThreadFixture {
  thread?: Partial<WireThread>
  posts?: WirePost[]
  role?: 'owner' | 'member' | null
  answers?: Answers
  path?: string
}

/** Renders the page of thread `t1` in group `g1` for a member, unless the test says otherwise. */
export function threadPage({
  thread = {},
  posts = [],
  role = 'member',
  answers = {},
  path = here,
}: ThreadFixture = {}) {
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

/** A chain of replies: p1 < p2 < p3 < p4. */
export const p1 = wirePost()
export const p2 = wirePost({ ID: 'p2', ParentPostID: 'p1', AuthorName: 'Dora', Content: 'And rye flour.' })
export const p3 = wirePost({ ID: 'p3', ParentPostID: 'p2', AuthorName: null, Content: 'Half and half.' })
export const p4 = wirePost({
  ID: 'p4',
  ParentPostID: 'p3',
  AuthorID: null,
  AuthorName: null,
  Content: 'Thanks.',
})
/** A post of the user. */
export const mine = wirePost({
  ID: 'm1',
  AuthorID: '1',
  AuthorName: 'Ada',
  Content: 'My own words.',
  mine: true,
})

export const postBy = async (name: string) =>
  within(await screen.findByRole('article', { name: `Post by ${name}` }))
