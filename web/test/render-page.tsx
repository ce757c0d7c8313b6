import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, createPath, parsePath, useLocation, useNavigate, type Location } from 'react-router'
import { vi } from 'vitest'
import { QueryProvider } from '../app/query-provider.tsx'
import { SessionProvider } from '../app/session.tsx'
import { emptyHousehold } from '../features/household/test-household.ts'

interface Answer {
  status?: number
  json: unknown
}

type Reply = Answer | null

interface TestPage {
  /** The first address, with search and anchor. */
  path?: string
  /** The state of the first history entry, which a reload preserves. */
  state?: unknown
  signedIn?: boolean
  name?: string | null
  /** The server's answers by method and path, fixed or from a function; `null` is a network failure. */
  answers?: Record<string, Reply | (() => Reply | Promise<Reply>)>
}

/** Renders a page as the route table does, with a router, a session and a query cache. */
export function renderPage(page: ReactNode, options?: TestPage) {
  return renderApp(<QueryProvider>{page}</QueryProvider>, options)
}

/** The same without the query cache, for the layout and the route table, which stay mounted when the user changes. */
export function renderApp(
  app: ReactNode,
  { path = '/en', state, signedIn = false, name = 'Ada', answers = {} }: TestPage = {},
) {
  if (signedIn) document.cookie = 'signed_in=1; Path=/'
  const me = { userId: '1', email: 'ada@example.org', name, isVerified: true, isAdmin: false, language: 'en' }
  const known: NonNullable<TestPage['answers']> = {
    'GET /auth/me': { json: me },
    // The header requests it for every member.
    'GET /api/moderation/reports/count': { json: { count: 0, cares: false } },
    'GET /api/household': { json: emptyHousehold },
    'GET /api/groups/invitations': { json: [] },
    ...answers,
  }
  const server = vi.fn<(input: string, init?: RequestInit) => Promise<Response>>(async (input, init = {}) => {
    const call = `${init.method ?? 'GET'} ${input}`
    const reply = known[call]
    const answer = typeof reply === 'function' ? await reply() : reply
    if (answer === undefined) throw new Error(`The test has no answer to ${call}`)
    if (answer === null) throw new TypeError('Failed to fetch')
    return Response.json(answer.json, { status: answer.status ?? 200 })
  })
  vi.stubGlobal('fetch', server)
  const here: { location?: Location; goBack?: () => void } = {}
  const user = userEvent.setup({ delay: null })
  const rendered = render(
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <SessionProvider>{app}</SessionProvider>
      <Here onRender={(location, goBack) => Object.assign(here, { location, goBack })} />
    </MemoryRouter>,
  )
  return {
    ...rendered,
    user,
    /** The current address. */
    here: () => (here.location ? createPath(here.location) : ''),
    /** The state of the current history entry. */
    state: () => here.location?.state as unknown,
    /** The browser's Back button. */
    goBack: () => act(() => here.goBack?.()),
    /** The bodies sent to a call so far. */
    sent: (call: string) =>
      server.mock.calls
        .filter(([input, init]) => `${init?.method ?? 'GET'} ${input}` === call)
        .map(([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)),
  }
}

function Here({ onRender }: { onRender: (location: Location, goBack: () => void) => void }) {
  const navigate = useNavigate()
  onRender(useLocation(), () => navigate(-1))
  return null
}
